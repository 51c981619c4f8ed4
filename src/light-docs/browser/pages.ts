import sections from '@generated/docusaurus-plugin-content-docs/default/pages';
import {AddressNode, type Page} from './address-tree';

/** The site's root, and below it all pages. */
export const root = AddressNode.root(sections);

/** The page at an address, with or without a slash at its end. */
export const pageAt = (pathname: string): Page | undefined =>
  pathname
    .split('/')
    .filter(Boolean)
    .reduce((node, segment) => node.at(segment), root).page;

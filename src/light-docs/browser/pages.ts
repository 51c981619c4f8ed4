import sections from '@generated/docusaurus-plugin-content-docs/default/pages';
import {Place, type Page} from './address-tree';

/** The site's root, and below it all pages. */
export const root = Place.root(sections);

/** The page at an address, with or without a slash at its end. */
export const pageAt = (pathname: string): Page | undefined =>
  pathname
    .split('/')
    .filter(Boolean)
    .reduce((place, segment) => place.at(segment), root).page;

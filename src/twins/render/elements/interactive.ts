import {link, paragraph} from '../../../reference/build';
import type {ElementRule} from '../rendering';

/** A field of the page, which Markdown cannot have: what it is for, with the way to it. */
const onThePage = (what: string): ElementRule => ({
  kind: 'blocks',
  write: ({at: {site, page}}) => [paragraph(`${what} It works on `, link(site.address(page.route, page), 'the page itself'), '.')],
});

/** Elements that need a browser. */
export const interactiveElements: Readonly<Record<string, ElementRule>> = {
  PageFinder: onThePage('Here is a field that shows any page’s entry in the registry.'),
  ErrorDecoder: onThePage('Here is a field that says what a pasted error message means.'),
  Playground: onThePage('Here is an editor in which a Move package builds and its tests run.'),
};

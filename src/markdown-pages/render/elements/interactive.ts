import {link, paragraph, type Inline} from '../../../reference/build';
import type {ElementRule} from '../rendering';

/** A text, or a link with the route that it leads to. */
type Advice = string | {text: string; route: string};

/**
 * A field of the page, which Markdown cannot have: what it is for, with the way to it.
 *
 * @param what the sentence that says what it is for
 * @param advice what the page says to readers without JavaScript, in its words
 */
const onThePage = (what: string, ...advice: readonly Advice[]): ElementRule => ({
  kind: 'blocks',
  write({at: {site, page}}) {
    const parts = advice.map((part): Inline => (typeof part === 'string' ? part : link(site.address(part.route, page), part.text)));
    return [
      paragraph(
        `${what} It works on `,
        link(site.address(page.route, page), 'the page itself'),
        '.',
        ...(parts.length === 0 ? [] : [' ', ...parts]),
      ),
    ];
  },
});

/** Elements that need a browser. */
export const interactiveElements: Readonly<Record<string, ElementRule>> = {
  PageFinder: onThePage('Here is a field that shows any page’s entry in the registry.'),
  ErrorDecoder: onThePage(
    'Here is a field that says what a pasted error message means.',
    'The decoder needs JavaScript. Without it, look through ',
    {text: 'the groups of errors', route: '/references/errors#groups'},
    ' and ',
    {text: 'Move abort codes', route: '/references/errors/abort-codes'},
    '.',
  ),
  ReadOffline: onThePage('Here is a form that saves sections of this site in your browser.'),
  Playground: onThePage(
    'Here is an editor in which a Move package builds and its tests run.',
    'The playground needs JavaScript. Without it, install the Sui CLI and run the tests on your machine.',
  ),
};

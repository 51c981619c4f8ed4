import {allowedElements, type PageField} from '../../../allowed-mdx/elements';
import {link, paragraph, type Inline} from '../../../reference/build';
import type {ElementRule} from '../rendering';

const content: ElementRule = {kind: 'blocks', write: ({node, at}) => at.render(node.children, at)};

/** A field of the page, which Markdown cannot have: what it is for, with the way to it. */
const onThePage = ({use, withoutScripts = []}: PageField): ElementRule => ({
  kind: 'blocks',
  write({at: {site, page}}) {
    const advice = withoutScripts.map((part): Inline =>
      typeof part === 'string' ? part : link(site.address(part.route, page), part.text),
    );
    return [
      paragraph(
        `${use} It works on `,
        link(site.address(page.route, page), 'the page itself'),
        '.',
        ...(advice.length === 0 ? [] : [' ', ...advice]),
      ),
    ];
  },
});

/** Elements whose entry in `src/allowed-mdx/elements.ts` says what stands for them. */
export const statedElements: Readonly<Record<string, ElementRule>> = Object.fromEntries(
  Object.entries(allowedElements).flatMap(([name, {markdown}]) =>
    markdown === undefined ? [] : [[name, markdown === 'content' ? content : onThePage(markdown)] as const],
  ),
);

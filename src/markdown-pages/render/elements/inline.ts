import {code, link, text} from '../../../reference/build';
import type {PhrasingContent} from 'mdast';
import type {ElementRule} from '../rendering';
import {textOf} from '../text';

const inCodeType: ElementRule = {kind: 'inline', write: ({node}) => [code(textOf(node))]};

/** Elements inside a line of text. */
export const inlineElements: Readonly<Record<string, ElementRule>> = {
  code: inCodeType,
  kbd: inCodeType,
  sup: {kind: 'inline', write: ({node}) => [text(`^${textOf(node)}`)]},
  Term: {
    kind: 'inline',
    write: ({node, at, text: attribute}) => [
      link(at.site.address(`/sui-glossary#${attribute('id') ?? ''}`, at.page), ...(at.render(node.children, at) as PhrasingContent[])),
    ],
  },
};

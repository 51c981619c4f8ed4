import type {Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {figuresBelow, listFigures} from '../../facts/provenance/list';
import {replaceElements, type PageElement} from '../../lib/replace-elements';
import {didYouMean} from '../../lib/suggest';
import {paragraph} from '../../reference/build';
import type {Words} from '../../texts/built/words';
import {describeOrigin} from './describe-origin';

const elementName = 'CheckedAgainst';

/** The paths that may be written: figures, and the groups that they are in. */
const knownPaths = (): string[] => {
  const groups = listFigures().flatMap(({path}) => {
    const parts = path.split('.');
    return parts.map((_, length) => parts.slice(0, length + 1).join('.'));
  });
  return [...new Set(groups)];
};

function readPath({attributes, children}: PageElement): string | undefined {
  const [attribute] = attributes;
  if (attributes.length !== 1 || children.length > 0 || attribute?.type !== 'mdxJsxAttribute') return undefined;
  return attribute.name === 'fact' && typeof attribute.value === 'string' ? attribute.value : undefined;
}

/** The sentence for one element, or why there is none. */
function contentOf(element: PageElement, words: Words | undefined): Paragraph[] | string {
  const path = readPath(element);
  if (path === undefined) return `a ${elementName} has one attribute, such as fact="protocol.transaction", and no content`;
  const origins = [...new Set(figuresBelow(path).map(({origin}) => origin))];
  if (origins.length === 0)
    return `src/facts has no figure "${path}" with a source in src/facts/provenance/.${didYouMean(path, knownPaths())}`;
  return origins.map((origin) => paragraph(...describeOrigin(origin, words)));
}

/**
 * Replaces `<CheckedAgainst fact="protocol.transaction" />` by a sentence that says where the
 * figures were read, for which version they hold, and when that was. It is text of the page, so
 * that readers download this sentence and no other provenance.
 */
const checkedAgainst: Plugin<[{words?: Words}?], Root> =
  ({words} = {}) =>
  (tree, page) => {
    replaceElements(tree, page, elementName, (element) => contentOf(element, words));
  };

export default checkedAgainst;

import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {replaceElements, type PageElement} from '../../../lib/replace-elements';
import {didYouMean} from '../../../lib/suggest';
import {code, link, table, type Inline} from '../../build';
import {inlineProse} from '../../move/prose';
import {root} from '../routes';
import {commonErrors, type CommonError} from '.';
import {findEntry} from './find-entry';
import {firstSentence} from './first-sentence';

const elementName = 'CommonErrors';

/** The texts of a row's messages, each a link to the entry. */
const messageCell = ({entry, messages}: CommonError): Inline[] =>
  messages.flatMap((message, index): Inline[] => [...(index === 0 ? [] : [', ']), link(`/${root}/${entry}`, code(message))]);

/**
 * A row: what is printed, what most often leads to it, and what to do first; or what is wrong with
 * it.
 */
function rowOf(error: CommonError): Inline[][] | string {
  const entry = findEntry(error);
  if (typeof entry === 'string') return entry;
  return [messageCell(error), inlineProse(firstSentence(entry.causes[0] ?? '')), inlineProse(firstSentence(entry.cure))];
}

function contentOf({attributes, children}: PageElement): RootContent[] | string {
  const [attribute] = attributes;
  if (attributes.length !== 1 || children.length > 0 || attribute?.type !== 'mdxJsxAttribute' || attribute.name !== 'of')
    return `a ${elementName} has one attribute, of, and no content: <${elementName} of="gas" />`;
  const names = Object.keys(commonErrors);
  const name = typeof attribute.value === 'string' ? attribute.value : '';
  const errors = commonErrors[name];
  if (errors === undefined) return `there are no common errors of that name; there are ${names.join(', ')}.${didYouMean(name, names)}`;
  const rows = errors.map(rowOf);
  const problem = rows.find((row) => typeof row === 'string');
  return (
    problem ?? [
      table(
        ['Message', 'Usual cause', 'Cure'],
        rows.filter((row) => typeof row !== 'string'),
      ),
    ]
  );
}

/**
 * Replaces `<CommonErrors of="gas" />` by a table of the errors that developers meet most in that
 * subject, with messages, cause and cure of their entries in the error reference. What is not in
 * the model stops the build with page and line.
 */
const commonErrorTables: Plugin<[], Root> = () => (tree, page) => {
  replaceElements(tree, page, elementName, contentOf);
};

export default commonErrorTables;

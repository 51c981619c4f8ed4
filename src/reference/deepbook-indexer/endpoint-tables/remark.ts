import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {replaceElements, type PageElement} from '../../../lib/replace-elements';
import {didYouMean} from '../../../lib/suggest';
import {code, fence, paragraph, prose, table, type Inline} from '../../build';
import {endpoints, marginRoutes} from '..';
import type {Endpoint, Parameter} from '../model';
import {answerSentence, fieldsOf, parameterType, shapeName, type PlacedField} from './shapes';

const elementName = 'EndpointTables';

const sources: Readonly<Record<Endpoint['source'], string>> = {
  index: 'Answered from the index.',
  chain: 'Answered from a full node at the time of the request.',
  both: 'Answered from the index and from a full node.',
  pyth: 'Answered from Pyth Pro, or from what it answered shortly before.',
};

const meaning = ({summary, required, place, default: standard}: Parameter): Inline[] => [
  ...(required && place === 'query' ? ['Required. '] : []),
  ...prose(summary),
  ...(standard === undefined ? [] : [` Default: ${standard}.`]),
];

const fieldMeaning = ({summary, optional, nullable}: PlacedField): Inline[] => [
  ...prose(summary),
  ...(optional ? [' Left out if unknown.'] : []),
  ...(nullable ? [' May be null.'] : []),
];

/** Everything that the model knows of a route. */
function endpointBlocks({path, summary, source, parameters, response}: Endpoint): RootContent[] {
  const fields = fieldsOf(response);
  return [
    fence('text', `GET ${path}`, 'title="Request"'),
    paragraph(...prose(summary), ` ${sources[source]}`),
    ...(parameters.length === 0
      ? []
      : [
          table(
            ['Parameter', 'In', 'Value', 'Meaning'],
            parameters.map((parameter) => [[code(parameter.name)], [parameter.place], [parameterType(parameter.type)], meaning(parameter)]),
          ),
        ]),
    paragraph(answerSentence(response)),
    ...(fields.length === 0
      ? []
      : [
          table(
            ['Field', 'Type', 'Meaning'],
            fields.map((field) => [[code(field.path)], [shapeName(field.shape)], fieldMeaning(field)]),
          ),
        ]),
  ];
}

/** The routes that list events of DeepBook Margin. */
function marginTable(): RootContent[] {
  return [
    table(
      ['Route', 'What it lists', 'Filters'],
      marginRoutes.map(({path, summary, filters}) => [
        [code(path)],
        [summary],
        filters.flatMap((filter, index): Inline[] => (index === 0 ? [code(filter)] : [', ', code(filter)])),
      ]),
    ),
  ];
}

/** What stands in place of the element, or a sentence that says why it cannot be made. */
function contentFor({attributes, children}: PageElement): RootContent[] | string {
  const [attribute] = attributes;
  if (attribute?.type !== 'mdxJsxAttribute' || attributes.length > 1 || children.length > 0)
    return `an ${elementName} has one attribute, path or events, and no content`;
  if (attribute.name === 'events' && attribute.value === 'margin') return marginTable();
  if (attribute.name !== 'path' || typeof attribute.value !== 'string')
    return `an ${elementName} has path="/ticker" or events="margin", and nothing else`;
  const wanted = attribute.value;
  const endpoint = endpoints.find(({path}) => path === wanted);
  const paths = endpoints.map(({path}) => path);
  return endpoint ? endpointBlocks(endpoint) : `the model of the indexer has no route "${wanted}".${didYouMean(wanted, paths)}`;
}

/**
 * Replaces `<EndpointTables path="/ticker" />` by what the model of DeepBook's indexer knows of the
 * route: request, parameters, fields of the answer. `events="margin"` makes the table of the routes
 * that list events. Whatever is not in the model stops the build with page and line.
 */
const endpointTables: Plugin<[], Root> = () => (tree, page) => {
  replaceElements(tree, page, elementName, contentFor);
};

export default endpointTables;

import {getNamedType, isListType, isNonNullType, type GraphQLNamedType} from 'graphql';
import type {RootContent} from 'mdast';
import {fence, heading, link, paragraph} from '../build';
import {describe} from '../describe';
import {findEntry} from '../overlay';
import type {ReferencePage} from '../page';
import {memberText, typeText, type Context} from './context';
import {keywordsOf, nouns, origin, signatureSection, titleOf} from './frame';
import {landing, pageId} from './kinds';
import {linkNames, typeLink, typeLinkOf} from './links';
import {blocksOf, firstParagraph, summaryOf} from './markdown';
import {argumentTable, deprecation} from './members';
import type {Operation} from './model';
import {itemsOf} from './paging';
import {operationRoute} from './routes';
import {operationSignature, typesOfOperation} from './signature';

function resultSection(context: Context, {field}: Operation, page: string): RootContent[] {
  const type = getNamedType(field.type);
  const items: GraphQLNamedType | undefined = itemsOf(type);
  const absent = isNonNullType(field.type) ? '.' : ', or null.';
  const inList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const says = linkNames(context, page, firstParagraph(typeText(context, type)));
  return [
    heading(2, ['Result']),
    paragraph(typeLinkOf(field), absent, ...(says.length > 0 ? [' ', ...says] : [])),
    ...(items
      ? [
          paragraph(
            'Each item is of type ',
            typeLink(items),
            '. ',
            link(`${landing}#pagination`, 'Pagination'),
            ' says how to get all of them.',
          ),
        ]
      : []),
    ...(inList ? [paragraph('The list has one entry for each key.')] : []),
  ];
}

function exampleSection({overlay}: Context, {root, field}: Operation): RootContent[] {
  const example = findEntry(overlay.examples, `${root.name}.${field.name}`);
  if (!example) return [];
  return [
    heading(2, ['Example']),
    paragraph(example.shows),
    fence('graphql', unindented(example.query)),
    ...(example.variables ? [fence('json', JSON.stringify(example.variables, null, 2), 'title="Variables"')] : []),
  ];
}

/** The overlay's queries are indented as the code around them is. */
function unindented(text: string): string {
  const lines = text.split('\n').filter((line, index, all) => line.trim() !== '' || (index > 0 && index < all.length - 1));
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The page of a query or mutation. */
export function operationPage(context: Context, operation: Operation): ReferencePage {
  const {kind, root, field} = operation;
  const coordinate = `${root.name}.${field.name}`;
  const page = operationRoute(operation);
  const description = memberText(context, root, field);
  const parameters = argumentTable(context, root, field);
  const outdated = findEntry(context.overlay.deprecations, coordinate);
  const reason = deprecation(field);
  return {
    id: pageId(kind, field.name),
    title: titleOf(kind, field.name),
    sidebarLabel: field.name,
    description:
      findEntry(context.overlay.summaries, coordinate) ?? describe(`The GraphQL ${nouns[kind].one} ${field.name}`, summaryOf(description)),
    keywords: keywordsOf(field.name, coordinate),
    ...(outdated ? {status: {status: 'deprecated', ...outdated}} : {}),
    body: [
      ...(reason.length > 0 ? [paragraph(...linkNames(context, page, reason, root))] : []),
      ...linkNames(context, page, blocksOf(description)),
      ...signatureSection(operationSignature(operation), typesOfOperation(operation)),
      ...(parameters.length > 0 ? [heading(2, ['Arguments']), ...parameters] : []),
      ...resultSection(context, operation, page),
      ...exampleSection(context, operation),
      ...origin(context),
    ],
  };
}

import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLScalarType,
} from 'graphql';
import type {PhrasingContent, RootContent} from 'mdast';
import {code, fence, heading, paragraph, table} from '../build';
import {describe} from '../describe';
import {findEntry} from '../overlay';
import {ReferenceSourceError, type ReferencePage} from '../page';
import {typeText, type AnyMember, type Context} from './context';
import {keywordsOf, nouns, origin, signatureSection, titleOf} from './frame';
import {linkNames, typeLink} from './links';
import {blocksOf, firstParagraph, summaryOf} from './markdown';
import {fieldTable, inputFieldTable, memberSections, valueTable} from './members';
import type {ApiType} from './model';
import {relationSections} from './relations';
import {pageOfType, typeRoute} from './routes';
import {typeSignature, typesOfType} from './signature';

/** A description whose later part is a grammar: Markdown would flow its lines together. */
function grammarOf(type: GraphQLScalarType): RootContent[] {
  const [first = '', ...rest] = (type.description ?? '').split('\n\n');
  if (rest.length === 0)
    throw new ReferenceSourceError(`the overlay says that the scalar ${type.name} is described by a grammar, and it is not`);
  return [...blocksOf(first), fence('text', rest.join('\n\n'), 'title="Grammar"')];
}

function scalarSections(context: Context, type: GraphQLScalarType): RootContent[] {
  const facts = findEntry(context.overlay.scalars, type.name);
  if (!facts) return [];
  const rows: PhrasingContent[][][] = [
    [[{type: 'text', value: 'JSON type'}], [{type: 'text', value: facts.json}]],
    [[{type: 'text', value: 'Range'}], firstParagraph(facts.range)],
    [[{type: 'text', value: 'Example'}], [code(facts.example)]],
  ];
  return [heading(2, ['Form and range']), table(['Property', 'Value'], rows), ...(facts.note === undefined ? [] : blocksOf(facts.note))];
}

function memberTables(context: Context, type: GraphQLNamedType): RootContent[] {
  const sections = (title: string, head: RootContent, members: readonly AnyMember[]): RootContent[] => [
    heading(2, [title]),
    head,
    ...memberSections(context, type, members),
  ];
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields());
    return sections('Fields', fieldTable(context, type, fields), fields);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return sections('Fields', inputFieldTable(context, type, fields), fields);
  }
  if (isEnumType(type)) return sections('Values', valueTable(context, type, type.getValues()), type.getValues());
  if (isUnionType(type)) {
    const rows = type
      .getTypes()
      .map((member) => [[typeLink(member)], linkNames(context, typeRoute(type), firstParagraph(typeText(context, member)))]);
    return [heading(2, ['Members']), table(['Type', 'Description'], rows)];
  }
  return [];
}

/** The page of a named type. */
export function typePage(context: Context, {kind, type}: ApiType): ReferencePage {
  const text = typeText(context, type);
  const isGrammar = isScalarType(type) && findEntry(context.overlay.scalars, type.name)?.grammar === true;
  const blocks = linkNames(context, typeRoute(type), isGrammar ? grammarOf(type) : blocksOf(text));
  return {
    id: pageOfType(type),
    title: titleOf(kind, type.name),
    sidebarLabel: type.name,
    description:
      findEntry(context.overlay.summaries, type.name) ?? describe(`The GraphQL ${nouns[kind].one} ${type.name}`, summaryOf(text)),
    keywords: keywordsOf(type.name),
    body: [
      ...(blocks.length > 0 ? blocks : [paragraph('The schema does not describe this type.')]),
      ...signatureSection(typeSignature(type), typesOfType(type)),
      ...(isScalarType(type) ? scalarSections(context, type) : []),
      ...memberTables(context, type),
      ...relationSections(context, type),
      ...origin(context),
    ],
  };
}

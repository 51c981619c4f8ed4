import {print, type GraphQLArgument, type GraphQLInputField, type GraphQLNamedType} from 'graphql';
import type {PhrasingContent, RootContent} from 'mdast';
import {code, heading, link, paragraph, table, text} from '../build';
import {argumentText, memberText, type AnyMember, type Context} from './context';
import {landing} from './kinds';
import {hasSection, linkNames, list, memberAnchor, memberRoute, typeLinkOf} from './links';
import {blocksOf, firstParagraph} from './markdown';
import type {Field} from './model';
import {isPaging} from './paging';
import {typeRoute} from './routes';

/** The sentence on a deprecated element, with the schema's reason. */
export function deprecation({deprecationReason}: AnyMember | GraphQLArgument): PhrasingContent[] {
  if (deprecationReason === undefined || deprecationReason === null) return [];
  return [{type: 'strong', children: [text('Deprecated.')]}, text(' '), ...firstParagraph(deprecationReason)];
}

const spaced = (...parts: PhrasingContent[][]): PhrasingContent[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(' '), ...part]));

const defaultOf = (input: GraphQLArgument | GraphQLInputField): PhrasingContent[] =>
  input.astNode?.defaultValue ? [code(print(input.astNode.defaultValue))] : [];

type Cell = readonly PhrasingContent[];

/** An argument or input field as a row of its table. */
interface InputRow {
  name: Cell;
  type: Cell;
  default: Cell;
  says: Cell;
}

/** A table of inputs. The column of default values is there where one of them has any. */
function inputTable(head: string, rows: readonly InputRow[]): RootContent {
  const defaults = rows.some((row) => row.default.length > 0);
  return table(
    [head, 'Type', ...(defaults ? ['Default'] : []), 'Description'],
    rows.map((row): Cell[] => [row.name, row.type, ...(defaults ? [row.default] : []), row.says]),
  );
}

/**
 * The arguments of a connection that choose a page, in one row: beside many other fields, four rows
 * each would bury the rest.
 */
function pagingRow(paging: readonly GraphQLArgument[]): InputRow[] {
  if (paging.length === 0) return [];
  const types = new Map(paging.map((argument) => [String(argument.type), typeLinkOf(argument)]));
  const says = [text('Choose a page: see '), link(`${landing}#pagination`, 'Pagination'), text('.')];
  return [{name: list(paging.map((argument) => code(argument.name))), type: list([...types.values()]), default: [], says}];
}

/**
 * The table of a field's arguments; nothing where it has none.
 *
 * @param brief puts the arguments that choose a page in one row
 */
export function argumentTable(context: Context, owner: GraphQLNamedType, field: Field, brief = false): RootContent[] {
  if (field.args.length === 0) return [];
  const paging = field.args.filter((argument) => brief && isPaging(field, argument.name));
  const others = field.args.filter((argument) => !paging.includes(argument));
  const rows = others.map((argument): InputRow => ({
    name: [code(argument.name)],
    type: [typeLinkOf(argument)],
    default: defaultOf(argument),
    says: spaced(
      deprecation(argument),
      linkNames(context, typeRoute(owner), firstParagraph(argumentText(context, owner, field, argument))),
    ),
  }));
  return [inputTable('Argument', [...rows, ...pagingRow(paging)])];
}

/** A field's name, linked to where the field is explained at length. */
function nameOf(context: Context, owner: GraphQLNamedType, member: AnyMember): PhrasingContent {
  const [page, anchor] = (memberRoute(context, owner, member.name) ?? '').split('#');
  if (anchor !== undefined) return link(`#${anchor}`, code(member.name));
  return page === typeRoute(owner) ? code(member.name) : link(page ?? '', code(member.name));
}

const saysOf = (context: Context, owner: GraphQLNamedType, member: AnyMember): PhrasingContent[] =>
  spaced(deprecation(member), linkNames(context, typeRoute(owner), firstParagraph(memberText(context, owner, member))));

/** The table of an object's or interface's fields. */
export const fieldTable = (context: Context, owner: GraphQLNamedType, fields: readonly Field[]): RootContent =>
  table(
    ['Field', 'Type', 'Description'],
    fields.map((field): Cell[] => [[nameOf(context, owner, field)], [typeLinkOf(field)], saysOf(context, owner, field)]),
  );

/** The table of an input's fields. */
export const inputFieldTable = (context: Context, owner: GraphQLNamedType, fields: readonly GraphQLInputField[]): RootContent =>
  inputTable(
    'Field',
    fields.map((field) => ({
      name: [nameOf(context, owner, field)],
      type: [typeLinkOf(field)],
      default: defaultOf(field),
      says: saysOf(context, owner, field),
    })),
  );

/** The table of an enum's values. */
export const valueTable = (context: Context, owner: GraphQLNamedType, values: readonly AnyMember[]): RootContent =>
  table(
    ['Value', 'Description'],
    values.map((value): Cell[] => [[nameOf(context, owner, value)], saysOf(context, owner, value)]),
  );

/** Sections of the members that say too much for the table; nothing where there are none. */
export function memberSections(context: Context, owner: GraphQLNamedType, members: readonly AnyMember[]): RootContent[] {
  const long = members.filter((member) => hasSection(context, owner, member));
  if (long.length === 0) return [];
  const sections = long.flatMap((member): RootContent[] => [
    heading(3, [code(member.name)], memberAnchor(member)),
    ...('type' in member ? [paragraph('Type: ', typeLinkOf(member))] : []),
    ...(deprecation(member).length > 0 ? [paragraph(...deprecation(member))] : []),
    ...linkNames(context, typeRoute(owner), blocksOf(memberText(context, owner, member))),
    ...('args' in member ? argumentTable(context, owner, member, true) : []),
  ]);
  return [heading(2, ['In detail']), ...sections];
}

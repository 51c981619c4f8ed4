import type {PhrasingContent, RootContent} from 'mdast';
import {code, heading, paragraph, table, text} from '../build';
import {sourceBlocks, sourceInline} from '../source-text';
import {marksOf, tagOf} from './alternatives';
import type {Links} from './links';
import type {Field, Member, TypeDeclaration, TypeExpression} from './model';
import {typeAnchor} from './routes';

type Row = PhrasingContent[][];

/**
 * Fields of a field that has no type name of its own: an object, a list of objects, or an object
 * that may be `null`.
 */
function innerFields(type: TypeExpression): {suffix: string; fields: readonly Field[]} | undefined {
  if (type.kind === 'object') return {suffix: '', fields: type.fields};
  if (type.kind === 'array') {
    const inner = innerFields(type.item);
    return inner && {...inner, suffix: `[]${inner.suffix}`};
  }
  return undefined;
}

/** The rows of some fields; those of objects inside follow under a longer name. */
function fieldRows(fields: readonly Field[], links: Links, prefix = ''): Row[] {
  return fields.flatMap((field): Row[] => {
    const name = `${prefix}${field.name}`;
    const inner = innerFields(field.type);
    const type = inner ? [text(inner.suffix === '' ? 'object' : 'list of objects')] : links.ofType(field.type);
    const row: Row = [[code(name)], type, [text(field.optional ? 'no' : 'yes')], sourceInline(field.comment)];
    return inner ? [row, ...fieldRows(inner.fields, links, `${name}${inner.suffix}.`)] : [row];
  });
}

const fieldHead = ['Field', 'Type', 'Always there', 'Description'];

const fieldTable = (fields: readonly Field[], links: Links): RootContent =>
  fields.length === 0 ? paragraph('An object without fields.') : table(fieldHead, fieldRows(fields, links));

/** Texts that tell one alternative from the others, such as `type: "published"`. */
const marks = (fields: readonly Field[]): string[] => marksOf(fields).map(({name, value}) => `${name}: ${JSON.stringify(value)}`);

/** How an alternative is called, where it is an object with several fields. */
const titleOf = (fields: readonly Field[]): string => marks(fields).join(', ') || `{${fields.map(({name}) => name).join(', ')}}`;

function alternativeRows({type, comment}: Member, links: Links): Row[] {
  const tag = tagOf(type);
  if (tag) {
    return fieldRows([tag], links).map(([name = [], shape = [], , description = []]) => [name, shape, description]);
  }
  if (type.kind === 'object') return [[[code(titleOf(type.fields))], [text('object, below')], sourceInline(comment)]];
  if (type.kind === 'literal') return [[[code(JSON.stringify(type.value))], [text('text')], sourceInline(comment)]];
  return [[[text('–')], links.ofType(type), sourceInline(comment)]];
}

/** What one of several types is. */
function unionBlocks(members: readonly Member[], links: Links): RootContent[] {
  const objects = members.flatMap(({type}) => (type.kind === 'object' && !tagOf(type) ? [type.fields] : []));
  return [
    paragraph('One of:'),
    table(
      ['Alternative', 'Type', 'Description'],
      members.flatMap((member) => alternativeRows(member, links)),
    ),
    ...objects.flatMap((fields) => [paragraph('Where it is ', code(titleOf(fields)), ':'), fieldTable(fields, links)]),
  ];
}

/** What a type consists of. */
export function typeBlocks(type: TypeExpression, links: Links): RootContent[] {
  if (type.kind === 'object') return [fieldTable(type.fields, links)];
  if (type.kind === 'union') return unionBlocks(type.members, links);
  return [paragraph('The same as ', ...links.ofType(type), '.')];
}

/**
 * A type with its comment.
 *
 * @param usedBy who uses it, as links
 */
export const typeSection = (type: TypeDeclaration, links: Links, usedBy: readonly PhrasingContent[]): RootContent[] => [
  heading(3, [type.name], typeAnchor(type.name)),
  ...sourceBlocks(type.comment),
  ...typeBlocks(type.type, links),
  ...(usedBy.length === 0 ? [] : [paragraph('Used by: ', ...usedBy.flatMap((use, index) => (index === 0 ? [use] : [text(', '), use])))]),
];

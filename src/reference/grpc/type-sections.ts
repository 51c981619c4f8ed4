import type {PhrasingContent, RootContent, Strong} from 'mdast';
import {code, heading, link, paragraph, table, text} from '../build';
import {displayName, type Links} from './links';
import type {Enum, Field, Message} from './model';
import {anchorOf} from './routes';
import {sourceBlocks, sourceInline} from '../source-text';
import {findEntry} from '../overlay';
import {overlays} from './overlays';

const deprecated: Strong = {type: 'strong', children: [text('Deprecated.')]};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * What stands before a field's type; the landing page explains the words. A map needs none: its
 * type says it.
 */
function presence(field: Field): PhrasingContent[] {
  if (field.presence === 'oneof') return [text('one of '), code(snakeCase(field.oneof ?? '')), text(': ')];
  return field.presence === 'map' ? [] : [text(`${field.presence === 'singular' ? 'implicit' : field.presence} `)];
}

const fieldRow = (field: Field, links: Links, page: string): PhrasingContent[][] => [
  [code(field.name)],
  [text(String(field.number))],
  [...presence(field), ...links.ofField(field.type, page)],
  [...(field.deprecated ? [deprecated, text(' ')] : []), ...sourceInline(field.comment)],
];

/** The fields of a message as a table, or a sentence where there are none. */
export const fieldTable = (message: Message, links: Links, page: string): RootContent =>
  message.fields.length === 0
    ? paragraph('This message has no fields.')
    : table(
        ['Field', 'No.', 'Type', 'Description'],
        message.fields.map((field) => fieldRow(field, links, page)),
      );

const summaryOf = ({name, comment}: Message | Enum): RootContent[] => sourceBlocks(findEntry(overlays.summaries, name) ?? comment);

function usedBy(name: string, links: Links, page: string, except?: string): RootContent[] {
  const uses = links.types.usersOf(name).filter(({url}) => url !== except);
  if (uses.length === 0) return [];
  return [
    paragraph(
      'Used by: ',
      ...uses
        .flatMap(({label, url}, index) => [
          index === 0 ? '' : ', ',
          link(url.startsWith(`/${page}#`) ? url.slice(page.length + 1) : url, code(label)),
        ])
        .slice(1),
    ),
  ];
}

/**
 * A message: name, comment, fields, and who uses it.
 *
 * @param except route of the method whose section the message stands in: that it uses the message
 *   is plain
 */
export const messageSection = (message: Message, links: Links, page: string, except?: string): RootContent[] => [
  heading(3, [displayName(message.name)], anchorOf(message.name)),
  ...summaryOf(message),
  fieldTable(message, links, page),
  ...usedBy(message.name, links, page, except),
];

/** An enum: name, comment, values, and who uses it. */
export const enumSection = (type: Enum, links: Links, page: string): RootContent[] => [
  heading(3, [displayName(type.name)], anchorOf(type.name)),
  ...summaryOf(type),
  table(
    ['Value', 'No.', 'Description'],
    type.values.map((value) => [[code(value.name)], [text(String(value.number))], sourceInline(value.comment)]),
  ),
  ...usedBy(type.name, links, page),
];

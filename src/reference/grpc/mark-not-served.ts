import type {RootContent} from 'mdast';
import {versions} from '../../facts/versions';
import {landing} from './routes';
import {code, heading, paragraph, table} from '../build';
import {ReferenceSourceError} from '../page';
import {sourceInline} from '../source-text';
import type {GrpcModel} from './model';
import {comparedOn, notServed, type Needs, type NotServed} from './not-served';

const file = 'src/reference/grpc/not-served.ts';

/** Anchor of the list on the landing page. */
export const notServedAnchor = 'not-served';

function needed(needs: Needs): string {
  if (typeof needs === 'object') return `Mainnet needs release ${needs.release}`;
  return needs === 'a local fork' ? 'Not served by public networks' : 'Not served by public networks yet';
}

function neededInTable(needs: Needs): string {
  if (typeof needs === 'object') return `Release ${needs.release} on Mainnet (protocol ${needs.protocol}). Testnet has it`;
  return needs === 'a local fork' ? 'A local fork' : 'A later release';
}

/**
 * What stands behind a description: the release, what happens without it, and the way to the list.
 */
const markOf = ({needs, until}: NotServed): string => `**[${needed(needs)}](/${landing}#${notServedAnchor}).** ${until}`;

const minor = (release: string): number => Number(release.split('.')[1]);

/** Whether a network that runs the documented release has what the entry says that it lacks. */
const isOver = ({needs}: NotServed, documented: string): boolean => typeof needs === 'object' && minor(needs.release) <= minor(documented);

/**
 * The model in which the description of everything that public networks do not serve says so.
 *
 * @throws where an entry is for nothing, a place is in two entries, or the documented release
 *   serves it
 */
export function markNotServed(model: GrpcModel, entries = notServed, documented: string = versions.suiCli): GrpcModel {
  const marks = new Map<string, string>();
  for (const entry of entries) {
    const [first = ''] = entry.places;
    if (isOver(entry, documented))
      throw new ReferenceSourceError(`${file}: ${first} needs a release that ${documented} is or follows; remove the entry`);
    for (const place of entry.places) {
      if (marks.has(place)) throw new ReferenceSourceError(`${file}: two entries are for ${place}`);
      marks.set(place, markOf(entry));
    }
  }
  const left = new Set(marks.keys());
  const marked = <T extends {comment: string}>(name: string, place: T): T => {
    const mark = marks.get(name);
    if (mark === undefined) return place;
    left.delete(name);
    return {...place, comment: place.comment === '' ? mark : `${place.comment} ${mark}`};
  };
  const result: GrpcModel = {
    services: model.services.map((service) => marked(service.name, service)),
    messages: model.messages.map((message) => ({
      ...message,
      fields: message.fields.map((field) => marked(`${message.name}.${field.name}`, field)),
    })),
    enums: model.enums.map((type) => ({...type, values: type.values.map((value) => marked(`${type.name}.${value.name}`, value))})),
  };
  if (left.size > 0) throw new ReferenceSourceError(`${file}: ${[...left].join(', ')} is no service, field or enum value`);
  return result;
}

/** The list for the landing page: what is not served, what it waits for, and how that is known. */
export const notServedBlocks = (entries = notServed): RootContent[] => [
  heading(2, ['What public networks do not serve'], notServedAnchor),
  paragraph(
    `These pages describe the interface of @mysten/sui ${versions.suiTypeScriptSdk}. An SDK can be ahead of the networks, so its fields were compared on ${comparedOn} with the protobuf files that full nodes are built from, and with the rules by which validators accept a transaction. `,
    `The full nodes of release ${versions.suiCli} know every message and field of the stable package `,
    code('sui.rpc.v2'),
    '. What a client can name there without getting anywhere is marked where it stands, and listed here.',
  ),
  table(
    ['Place', 'What it needs', 'Until then', 'Evidence'],
    entries.map(({places, needs, until, evidence}) => [
      places.flatMap((place, index) => (index === 0 ? [code(place)] : [', ', code(place)])),
      [neededInTable(needs)],
      sourceInline(until),
      sourceInline(evidence),
    ]),
  ),
];

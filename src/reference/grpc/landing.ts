import type {RootContent} from 'mdast';
import {parseMarkdown} from '../../lib/markdown';
import {code, link, table} from '../build';
import {correctionBlocks} from '../correction-blocks';
import {entryOf} from '../overlay';
import type {ReferencePage} from '../page';
import type {GrpcModel} from './model';
import {methodEntry, type GrpcOverlays} from './overlays';
import {clients, intro, reading} from './landing-text';
import {landing, servicePage} from './routes';
import {kebab} from '../kebab';
import {sourceInline} from '../source-text';
import {notServedBlocks} from './mark-not-served';
import {origin} from './pages';
import {corrections} from './words';

const markdown = (text: string): RootContent[] => parseMarkdown('landing.md', text).children;

const serviceTable = (model: GrpcModel, overlays: GrpcOverlays): RootContent =>
  table(
    ['Service', 'What it answers', 'Methods'],
    model.services.map((service) => [
      [link(`/${servicePage(service.name)}`, service.shortName)],
      sourceInline(entryOf(overlays.services, service.name).topic),
      service.methods.flatMap(({name}, index) => [
        ...(index === 0 ? [] : [' ']),
        link(`/${servicePage(service.name)}#${kebab(name)}`, code(name)),
      ]),
    ]),
  );

const maskTable = (model: GrpcModel, overlays: GrpcOverlays): RootContent =>
  table(
    ['Method', 'Paths start at', 'Read without a mask'],
    model.services.flatMap((service) =>
      service.methods.flatMap((method) => {
        const {mask} = methodEntry(overlays, service, method);
        return mask === undefined ? [] : [[[code(method.name)], [code(mask.root)], [code(mask.default)]]];
      }),
    ),
  );

/**
 * The page about the whole interface: endpoints, services, clients, masks, streams, errors and
 * limits.
 */
export const landingPage = (model: GrpcModel, overlays: GrpcOverlays): ReferencePage => ({
  id: landing,
  title: 'gRPC API reference',
  sidebarLabel: 'gRPC',
  description:
    'The gRPC API of Sui full nodes: endpoints, services, field masks, streams, errors and limits, with every method and message.',
  keywords: [
    'gRPC',
    'fullnode protocol',
    'full node protocol',
    'sui.rpc.v2',
    'protobuf',
    'read_mask',
    'FieldMask',
    'grpcurl',
    'SuiGrpcClient',
  ],
  body: [
    ...markdown(intro),
    serviceTable(model, overlays),
    ...markdown(clients),
    maskTable(model, overlays),
    ...markdown(reading),
    ...notServedBlocks(),
    ...correctionBlocks(
      'Descriptions on these pages are the comments of the protobuf files. Where a comment is wrong, ours replaces it and is marked.',
      corrections,
    ),
    origin(['sui/rpc/v2']),
  ],
});

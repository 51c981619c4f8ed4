import {existsSync} from 'node:fs';
import type {RootContent} from 'mdast';
import {networks} from '../../facts/networks';
import {code, fence, heading, paragraph} from '../build';
import {entryOf} from '../overlay';
import {ReferenceSourceError} from '../page';
import {compactJson} from '../compact-json';
import type {Links} from './links';
import {shortNameOf, type GrpcModel, type Message, type Method, type Service} from './model';
import type {MethodOverlay, ServiceOverlay} from './overlay';
import {methodEntry, type GrpcOverlays} from './overlays';
import {servicePage} from './routes';
import {kebab} from '../kebab';
import {sourceBlocks} from '../source-text';
import {messageSection} from './type-sections';

const hostOf = (url: string): string => url.replace(/^https?:\/\//, '');

/** What stands before the request on a `grpcurl` command line. */
const targets = {
  testnet: hostOf(networks.testnet.grpc),
  mainnet: hostOf(networks.mainnet.grpc),
  local: `-plaintext ${hostOf(networks.localnet.grpc)}`,
} as const;

/** The TypeScript example of a method, a whole program that type-checks. */
export const exampleFile = (method: string): string => `examples/ts/reference/grpc/${kebab(method)}.ts`;

/** The command line that sends a method's example request. */
export function grpcurl(service: Service, method: Method, {host}: ServiceOverlay, {request}: MethodOverlay): string {
  const data = Object.keys(request).length === 0 ? '' : ` -d '${compactJson(request)}'`;
  const [flags, target] = targets[host].startsWith('-') ? targets[host].split(' ') : ['', targets[host]];
  return `grpcurl${flags ? ` ${flags}` : ''}${data} ${target ?? ''} ${service.name}/${method.name}`;
}

function signature(method: Method): RootContent {
  const output = shortNameOf(method.output);
  return fence(
    'protobuf',
    `rpc ${method.name}(${shortNameOf(method.input)}) returns (${method.streaming ? `stream ${output}` : output});`,
    'fragment linked',
  );
}

function maskParagraph(model: GrpcModel, {mask}: MethodOverlay, links: Links, page: string): RootContent[] {
  if (mask === undefined) return [];
  const root = model.messages.find((message) => message.name === `sui.rpc.v2.${mask.root}`);
  if (!root) throw new ReferenceSourceError(`src/reference/grpc/overlay: ${page} has a mask for ${mask.root}, which is no message`);
  return [
    paragraph(
      code('read_mask'),
      ' selects fields of ',
      links.toType(root.name, page),
      '. Without one the node reads ',
      code(mask.default),
      '.',
    ),
  ];
}

function exampleBlocks(service: Service, method: Method, own: ServiceOverlay, overlay: MethodOverlay): RootContent[] {
  const file = exampleFile(method.name);
  if (!existsSync(file)) throw new ReferenceSourceError(`${file}: missing; every method has a TypeScript example`);
  return [
    fence('ts', '', `file="${file}"`),
    fence('sh', grpcurl(service, method, own, overlay)),
    fence('json', overlay.response.map((frame) => compactJson(frame)).join('\n'), 'output'),
  ];
}

/**
 * A method: what it does, its signature, notes, examples, and its request and response.
 *
 * @param shown messages that the page has already; those of this method are added
 */
export function methodSection(
  model: GrpcModel,
  service: Service,
  method: Method,
  overlays: GrpcOverlays,
  links: Links,
  page: string,
  shown: Set<string>,
): RootContent[] {
  const own = entryOf(overlays.services, service.name);
  const overlay = methodEntry(overlays, service, method);
  const messages = [method.input, method.output]
    .map((name) => model.messages.find((message) => message.name === name))
    .filter(
      (message): message is Message => message !== undefined && links.types.placeOf(message.name).page === page && !shown.has(message.name),
    );
  for (const message of messages) shown.add(message.name);
  return [
    heading(2, [method.name], kebab(method.name)),
    ...sourceBlocks(overlay.summary),
    ...(method.comment === '' ? [] : [{type: 'blockquote', children: sourceBlocks(method.comment)} as RootContent]),
    signature(method),
    paragraph(method.streaming ? 'Server stream: one request, then a frame for each answer.' : 'Unary: one request, one response.'),
    ...maskParagraph(model, overlay, links, page),
    ...(overlay.notes ?? []).flatMap(sourceBlocks),
    ...exampleBlocks(service, method, own, overlay),
    ...messages.flatMap((message) => messageSection(message, links, page, `/${servicePage(service.name)}#${kebab(method.name)}`)),
  ];
}

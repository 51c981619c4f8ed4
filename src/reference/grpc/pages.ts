import type {RootContent} from 'mdast';
import {versions} from '../../facts/versions';
import {code, definitions, heading, link, paragraph, table} from '../build';
import {entryOf} from '../overlay';
import type {ReferencePage} from '../page';
import {createLinks, displayName, type Links} from './links';
import {methodSection} from './method-section';
import {shortNameOf, type GrpcModel, type Service} from './model';
import {checkOverlays, methodEntry, overlays as ownOverlays, type GrpcOverlays} from './overlays';
import {alphaFolder, servicePage, typesFolder} from './routes';
import {kebab} from '../kebab';
import {sourceBlocks, sourceInline} from '../source-text';
import {topics, type Topic} from './topics';
import {enumSection, messageSection} from './type-sections';

/** The last line of a page: from what it is generated. */
export const origin = (files: readonly string[]): RootContent =>
  paragraph(
    'Generated from ',
    ...files.flatMap((file, index) => [index === 0 ? '' : ', ', code(file)]),
    ` as compiled into @mysten/sui ${versions.suiTypeScriptSdk}. Summaries, notes and examples are from `,
    code('src/reference/grpc'),
    ' of this site.',
  );

const words = (name: string): string => kebab(name).replaceAll('-', ' ');

/** Messages and enums of some files, under a heading for each kind. */
function typeSections(model: GrpcModel, files: readonly string[], shown: ReadonlySet<string>, links: Links, page: string): RootContent[] {
  const at = (file: string): number => files.indexOf(file);
  const own = <T extends {name: string; file: string}>(types: readonly T[]): T[] =>
    types.filter((type) => at(type.file) !== -1 && !shown.has(type.name)).sort((a, b) => at(a.file) - at(b.file));
  const messages = own(model.messages).flatMap((message) => messageSection(message, links, page));
  const enums = own(model.enums).flatMap((type) => enumSection(type, links, page));
  return [
    ...(messages.length === 0 ? [] : [heading(2, [shown.size === 0 ? 'Messages' : 'Other messages'], 'messages'), ...messages]),
    ...(enums.length === 0 ? [] : [heading(2, ['Enums'], 'enums'), ...enums]),
  ];
}

const methodTable = (service: Service, overlays: GrpcOverlays): RootContent =>
  table(
    ['Method', 'Kind', 'What it does'],
    service.methods.map((method) => [
      [link(`#${kebab(method.name)}`, code(method.name))],
      [method.streaming ? 'Server stream' : 'Unary'],
      sourceInline(methodEntry(overlays, service, method).summary),
    ]),
  );

/** Where the messages in the signatures of a service's methods lead. */
const signatureLinks = ({methods}: Service, links: Links, page: string): RootContent[] =>
  definitions(
    new Map(methods.flatMap(({input, output}) => [input, output].map((name) => [shortNameOf(name), links.types.addressOf(name, page)]))),
  );

function servicePageOf(model: GrpcModel, service: Service, overlays: GrpcOverlays, links: Links): ReferencePage {
  const overlay = entryOf(overlays.services, service.name);
  const page = servicePage(service.name);
  const shown = new Set<string>();
  const methods = service.methods.flatMap((method) => methodSection(model, service, method, overlays, links, page, shown));
  return {
    id: page,
    title: `${service.shortName} of the gRPC API`,
    sidebarLabel: service.shortName,
    description: overlay.description,
    keywords: [service.name, words(service.shortName), ...service.methods.flatMap(({name}) => [name, `${service.shortName}.${name}`])],
    body: [
      ...overlay.intro.flatMap(sourceBlocks),
      ...sourceBlocks(service.comment),
      paragraph(
        'In the TypeScript SDK: ',
        code(`client.${overlay.client}`),
        ' of ',
        code('SuiGrpcClient'),
        '. Full name: ',
        code(service.name),
        '.',
      ),
      ...(page.startsWith(`${alphaFolder}/`) ? [paragraph('It is one of the ', link(`/${alphaFolder}`, 'alpha services'), '.')] : []),
      methodTable(service, overlays),
      ...methods,
      ...signatureLinks(service, links, page),
      ...typeSections(model, [service.file], shown, links, page),
      origin([service.file]),
    ],
  };
}

const topicPage = (model: GrpcModel, topic: Topic, links: Links): ReferencePage => {
  const id = `${typesFolder}/${topic.slug}`;
  const types = [...model.messages, ...model.enums].filter((type) => topic.files.includes(type.file));
  return {
    id,
    title: topic.title,
    sidebarLabel: topic.label,
    description: topic.description,
    keywords: types.map((type) => displayName(type.name)),
    body: [...sourceBlocks(topic.intro), ...typeSections(model, topic.files, new Set(), links, id), origin(topic.files)],
  };
};

function indexPage(model: GrpcModel, links: Links): ReferencePage {
  const id = `${typesFolder}/index`;
  const rows = (types: readonly {name: string; file: string}[]): Parameters<typeof table>[1] =>
    [...types]
      .sort((a, b) => displayName(a.name).localeCompare(displayName(b.name), 'en'))
      .map(({name, file}) => [[links.toType(name, id)], [code(file)]]);
  return {
    id,
    slug: `/${typesFolder}`,
    title: 'All messages and enums of the gRPC API',
    sidebarLabel: 'Messages and enums',
    description: `An alphabetical index of the ${model.messages.length} messages and ${model.enums.length} enums of the Sui gRPC API, with links to their fields.`,
    body: [
      paragraph(
        'Requests and responses of a method stand on the page of its service; everything that several methods share is sorted by topic.',
      ),
      heading(2, ['All messages'], 'messages'),
      table(['Message', 'Declared in'], rows(model.messages)),
      heading(2, ['All enums'], 'enums'),
      table(['Enum', 'Declared in'], rows(model.enums)),
      origin(['sui/rpc/v2', 'sui/forking/v1alpha']),
    ],
  };
}

/** The page that lists the services outside `sui.rpc.v2`. */
function alphaPage(services: readonly Service[], overlays: GrpcOverlays): ReferencePage {
  return {
    id: `${alphaFolder}/index`,
    slug: `/${alphaFolder}`,
    title: 'Alpha services of the gRPC API',
    sidebarLabel: 'Alpha services',
    description: 'The gRPC services of Sui that are still alpha and may change with any release, with what each of them is for.',
    body: [
      paragraph(
        'These services are in packages whose name ends in ',
        code('v1alpha'),
        '. Their methods and fields may change or go away in any release, so keep them out of programs that must go on working.',
      ),
      table(
        ['Service', 'What it is for'],
        services.map(({name, shortName}) => [
          [link(`/${servicePage(name)}`, shortName)],
          sourceInline(entryOf(overlays.services, name).description),
        ]),
      ),
      origin(services.map(({file}) => file)),
    ],
  };
}

/**
 * The pages of services, topics and the index.
 *
 * @throws where an overlay names what the model does not have, or the model has a service or method
 *   without overlay
 */
export function grpcPages(model: GrpcModel, overlays: GrpcOverlays = ownOverlays): ReferencePage[] {
  checkOverlays(model, overlays);
  const links = createLinks(model);
  const alpha = model.services.filter(({name}) => servicePage(name).startsWith(`${alphaFolder}/`));
  return [
    ...model.services.map((service) => servicePageOf(model, service, overlays, links)),
    alphaPage(alpha, overlays),
    ...topics.map((topic) => topicPage(model, topic, links)),
    indexPage(model, links),
  ];
}

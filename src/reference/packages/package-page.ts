import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, table, type Inline} from '../build';
import {functionAnchor, idsAnchor, moduleId, packageId} from '../move/links';
import type {PackageEntry} from '../move/model';
import {sourceLine} from '../move/notes';
import {contentsLine, moduleList, packageTitle} from '../move/package-contents';
import {prose} from '../move/prose';
import {commaSeparated} from '../move/type-cells';
import type {ReferencePage} from '../page';
import {packages} from './packages';
import {networkIds, networks, type Network} from './ids';
import {root} from './places';
import {shortCommit, type PublishedInfo} from './published-info';

/**
 * The ids of one network: what to call, what types name, and what the SDK calls where that is
 * another one.
 */
function idRows({name, sdk, alsoPublished}: PublishedInfo, network: Network): Inline[][][] {
  const {published, called, later} = networkIds(name, network);
  const row = (what: Inline[], id: string): Inline[][] => [[networks[network]], what, [code(id)]];
  return [
    ...(later === undefined ? [] : [row(['Newer than these pages; in the source of the SDKs on 2026-08-20'], later)]),
    ...(published === undefined ? [] : [row([`Version ${published.version}, the newest at the commit of these pages`], published.newest)]),
    ...(published === undefined || published.version === 1
      ? []
      : [row(['Version 1: in abort messages, and in the types and events that it defined'], published.original)]),
    ...(called === undefined || called === published?.newest ? [] : [row(['What ', code(sdk ?? ''), ' calls'], called)]),
    ...alsoPublished.map((other) =>
      row(
        prose(other.of).flatMap((node) => (node.type === 'paragraph' ? node.children : [])),
        other[network],
      ),
    ),
  ];
}

/** Functions of the source that no network is known to have. */
function notYetPublished(info: PublishedInfo): RootContent[] {
  if (info.unpublished.length === 0) return [];
  const links = info.unpublished.map((name): Inline => {
    const [module = '', item = ''] = name.split('::');
    return link(`/${moduleId({info, name: module})}#${functionAnchor(item)}`, code(name));
  });
  return [paragraph('The source is newer than the published versions, which lack ', ...commaSeparated(links), '.')];
}

function provenance(info: PublishedInfo): RootContent {
  const {repository, commit, date} = info.source;
  return paragraph(
    'The pages were made from ',
    link(`https://github.com/${repository}/tree/${commit}`, repository),
    ` at commit `,
    code(shortCommit(info.source)),
    ` of ${date}, which also records the numbered versions. Look at the network before you rely on an ID: every upgrade gives the package a new one, while types keep the first.`,
  );
}

/** The page of one package: what it is for, where it is, and its modules. */
export const packagePage = ({modules}: PackageEntry, info: PublishedInfo): ReferencePage => ({
  id: packageId(info),
  title: packageTitle(info),
  sidebarLabel: info.label,
  description: info.summary,
  keywords: [info.name, `${info.name} package ID`, info.address, `package ${info.name}`],
  body: [
    paragraph(info.summary, ' Move code names the package ', code(info.name), '. ', contentsLine(modules)),
    ...prose(info.about),
    heading(2, ['Package IDs'], idsAnchor),
    table(['Network', 'What', 'ID'], [...idRows(info, 'mainnet'), ...idRows(info, 'testnet')]),
    provenance(info),
    ...notYetPublished(info),
    ...moduleList(modules),
    heading(2, ['Other packages']),
    paragraph(
      ...commaSeparated(packages.filter((other) => other !== info).map((other) => link(`/${packageId(other)}`, packageTitle(other)))),
      '; what the pages have in common is on ',
      link(`/${root}`, 'Packages'),
      '.',
    ),
    ...sourceLine(info),
  ],
});

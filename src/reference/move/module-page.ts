import type {RootContent} from 'mdast';
import {code, fence, heading, link, paragraph, type Inline} from '../build';
import type {ReferencePage} from '../page';
import type {Additions} from './additions';
import {typeKey} from './check-abi';
import {datatypeSection} from './datatype-section';
import {errorSection} from './error-section';
import {functionSection, macroSection} from './function-section';
import {idsAnchor, moduleId, packageId} from './links';
import {moduleName, type FunctionEntry, type ModuleEntry} from './model';
import {deprecation, sourceLine} from './notes';
import type {PackageInfo} from './package-info';
import {firstSentence, prose} from './prose';
import {signatureLinks} from './signature-links';
import {sinceLine} from './since-line';
import type {MoveTypes} from './types';
import {wordsOf} from './words';

/** What the pages need to know about each other. */
export interface Surroundings {
  index: MoveTypes;
  additions?: Additions;
}

/** Modules that the compiler brings into every Move file. */
const implicitModules = new Set(['std::vector', 'std::option', 'std::internal', 'sui::object', 'sui::transfer', 'sui::tx_context']);

const place = (info: PackageInfo): Inline[] =>
  info.location === 'fixed'
    ? [' at ', code(info.address)]
    : [', which has ', link(`/${packageId(info)}#${idsAnchor}`, 'an ID on each network')];

function importLines(module: ModuleEntry, isEmpty: boolean): RootContent[] {
  const name = moduleName(module.info, module);
  const owner = ['Module of the package ', link(`/${packageId(module.info)}`, code(module.info.name)), ...place(module.info)];
  if (implicitModules.has(name))
    return [paragraph(...owner, '. The compiler imports it into every module, so no ', code('use'), ' is needed.')];
  return [paragraph(...owner, '.'), ...(isEmpty ? [] : [fence('move', `use ${name};`)])];
}

const group = (title: string, sections: readonly RootContent[][]): RootContent[] =>
  sections.length === 0 ? [] : [heading(2, [title]), ...sections.flat()];

function datatypeGroups(module: ModuleEntry, index: MoveTypes): RootContent[] {
  const section = (datatype: ModuleEntry['datatypes'][number]): RootContent[] => {
    const key = typeKey({address: module.info.address, module: module.name, name: datatype.name});
    return datatypeSection(datatype, module, index, index.usersOf(key));
  };
  return [
    ...group('Structs', module.datatypes.filter(({variants}) => variants === undefined).map(section)),
    ...group('Enums', module.datatypes.filter(({variants}) => variants !== undefined).map(section)),
  ];
}

function functionGroups(module: ModuleEntry, index: MoveTypes): RootContent[] {
  const groupOf = (title: string, belongs: (item: FunctionEntry) => boolean): RootContent[] =>
    group(
      title,
      module.functions.filter(belongs).map((item) => functionSection(item, module, index)),
    );
  return [
    ...groupOf('Public functions', ({visibility}) => visibility === 'public'),
    ...groupOf('Entry functions', ({visibility, entry}) => visibility !== 'public' && entry),
    ...group('Macros', module.macros.map(macroSection)),
    ...errorSection(module),
    ...groupOf('Package functions', ({visibility, entry}) => visibility === 'package' && !entry),
  ];
}

/** Forms of the names that readers search for; whole texts are indexed as they stand. */
function keywords(module: ModuleEntry): string[] {
  const spoken = (name: string): string => wordsOf(name).join(' ');
  const types = module.datatypes.flatMap(({name}) => [`${module.name}::${name}`, spoken(name)]);
  const functions = module.functions.filter(({visibility}) => visibility !== 'package').map(({name}) => `${module.name}::${name}`);
  const errors = module.errors.map(({name}) => `${module.name}::${name}`);
  const all = [module.name, spoken(module.name), `${module.info.address}::${module.name}`, ...types, ...functions, ...errors];
  return [...new Set(all)];
}

const nothing = paragraph('It has no types and no functions that other code can call.');

/** The page of one module. */
export function modulePage(module: ModuleEntry, surroundings: Surroundings): ReferencePage {
  const name = moduleName(module.info, module);
  const {additions, index} = surroundings;
  const links = signatureLinks(module, index);
  const sections = [...datatypeGroups(module, index), ...functionGroups(module, index)];
  return {
    id: moduleId(module),
    // A page named as its folder would become the folder's page.
    ...(module.name === module.info.name ? {slug: `/${moduleId(module)}`} : {}),
    title: name,
    sidebarLabel: module.name,
    description: firstSentence(module.summary),
    ...(module.info.outdated ? {status: module.info.outdated} : {}),
    keywords: keywords(module),
    body: [
      ...(module.deprecated === undefined ? [] : [deprecation(module.deprecated)]),
      ...prose(module.summary),
      ...importLines(module, sections.length === 0),
      ...sinceLine(module),
      ...(additions?.example(module) ?? []),
      ...(sections.length === 0 ? [nothing] : sections),
      ...(additions?.testOnly(module) ?? []),
      ...links,
      ...(additions?.links(module, links) ?? []),
      ...sourceLine(module.info),
    ],
  };
}

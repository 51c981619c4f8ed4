import {sourceConstants} from '../framework/constants';
import {overlays} from '../framework/overlay';
import {addresses, root as frameworkRoot, type PackageName} from '../framework/places';
import {errorEntries} from '../move/annotate';
import {moduleId} from '../move/links';
import {moduleName, type ErrorEntry as ConstantEntry} from '../move/model';
import type {ConstantsByPackage} from '../move/constants';
import type {Overlays} from '../move/overlays';
import type {PackagePlace} from '../move/package-info';
import {findEntry} from '../overlay';
import {sourceConstants as publishedConstants} from '../packages/constants';
import {idsOf} from '../packages/ids';
import {overlays as publishedOverlays} from '../packages/overlay';
import {packageNames, root as packagesRoot} from '../packages/places';
import {readHeading} from './compiler-titles';
import {entryLists, type EntryList} from './entries';
import {placeOf, type Explanation, type Explanations, type Place} from './explanations';
import type {ErrorEntry} from './model';
import {entryPages} from './pages';
import {entryRoute} from './routes';

/** A constant that a module aborts with, as readers download it. */
export interface DecodedConstant {
  name: string;
  code?: number;
  /** The number on Mainnet, where newer versions have another. */
  codeOnMainnet?: number;
  /** The text of a constant marked `#[error]`. */
  message?: string;
  /** Functions that raise it, by name or as `module::name`. */
  raisedBy: readonly string[];
}

export interface DecodedModule {
  name: string;
  /**
   * Route of the module's page; the constants are at `#errors`. Modules without constants are left
   * out.
   */
  route: string;
  constants: readonly DecodedConstant[];
}

export interface DecodedPackage {
  name: string;
  /** `0x2`. */
  address: string;
  /** Set for a package without a fixed address: its ids, of all versions that are known. */
  ids?: {mainnet: readonly string[]; testnet: readonly string[]};
  modules: readonly DecodedModule[];
}

/** An entry of the reference, as readers download it. */
export interface DecodedEntry {
  title: string;
  /** Title of the page that it is on. */
  page: string;
  route: string;
  /** Name in `ExecutionFailureStatus` or one of its enums. */
  kind?: string;
  /** The compiler's code as releases before 1.79 print it: `E04007`, `Sui E02007`. */
  code?: string;
  /** Messages with `…` for what varies, each once. */
  messages: readonly string[];
  /** Names in the code of what prints it, such as `GasBalanceTooLow`. */
  names?: readonly string[];
}

/** What the decoder finds by; what it says of it is in `explanations`. */
export interface DecoderData {
  packages: readonly DecodedPackage[];
  entries: readonly DecodedEntry[];
}

/** A module and a package with the words on their constants. */
type WholeModule = Omit<DecodedModule, 'constants'> & {constants: readonly ConstantEntry[]};
type WholePackage = Omit<DecodedPackage, 'modules'> & {modules: readonly WholeModule[]};

/**
 * `InsufficientGas`, or the last name of `CommandArgumentError: TypeMismatch`; other titles are no
 * kinds.
 */
const kindOf = ({kind, title}: ErrorEntry): string | undefined => kind ?? /^(?:[A-Z]\w+: )?([A-Z][A-Za-z]+)$/.exec(title)?.[1];

/** Several words written as one. */
const isName = /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/;

/**
 * The constants of a package with our words on them, by module. They are read without the ABIs,
 * which the configuration of the site could not load; `checkOverlays` holds the two together.
 */
const wholeModules = (info: PackagePlace, modules: ConstantsByPackage[string], words: Overlays): WholeModule[] =>
  Object.entries(modules).map(([module, constants]) => ({
    name: module,
    route: `/${moduleId({info, name: module})}`,
    constants: errorEntries(findEntry(words, moduleName(info, {name: module})), constants),
  }));

function wholePackages(): WholePackage[] {
  const [words, published] = [overlays(), publishedOverlays()];
  return [
    ...(Object.keys(addresses) as PackageName[]).map((name) => ({
      name,
      address: addresses[name],
      modules: wholeModules({root: frameworkRoot, name}, sourceConstants[name], words),
    })),
    ...packageNames.flatMap((name): WholePackage[] => {
      const constants = publishedConstants[name];
      const ids = idsOf(name);
      const [address = ''] = ids.mainnet;
      return constants === undefined ? [] : [{name, address, ids, modules: wholeModules({root: packagesRoot, name}, constants, published)}];
    }),
  ];
}

function decodedEntry(entry: ErrorEntry, list: EntryList): DecodedEntry {
  const kind = kindOf(entry);
  const code = readHeading(entry.title)?.code;
  const names = entry.keywords?.filter((word) => isName.test(word)) ?? [];
  return {
    title: entry.title,
    page: entryPages.find(({page}) => page === list.page)?.title ?? list.page,
    route: entryRoute(list.page, entry),
    ...(kind === undefined ? {} : {kind}),
    ...(code === undefined ? {} : {code}),
    messages: [...new Set(entry.messages.map(({text}) => text))],
    ...(names.length === 0 ? {} : {names}),
  };
}

/** What a constant is found by. */
const withoutWords = (constant: ConstantEntry): DecodedConstant =>
  Object.fromEntries(Object.entries(constant).filter(([key]) => key !== 'when' && key !== 'cure')) as unknown as DecodedConstant;

/** The data of the decoder, from the models that the pages are made from. */
export function decoderData(lists: readonly EntryList[] = entryLists): DecoderData {
  return {
    packages: wholePackages().map((owner) => ({
      ...owner,
      modules: owner.modules.map((module) => ({...module, constants: module.constants.map(withoutWords)})),
    })),
    entries: lists.flatMap((list) => list.entries.map((entry) => decodedEntry(entry, list))),
  };
}

/** What the decoder says of entries and constants, from the same models. */
export function explanations(): Explanations {
  const parts: Record<string, Record<string, Explanation>> = {};
  const put = ({part, name}: Place, explanation: Explanation): void => {
    (parts[part] ??= {})[name] = explanation;
  };
  for (const {route, constants} of wholePackages().flatMap(({modules}) => modules))
    for (const {name, when, cure} of constants) put(placeOf(route, name), {meaning: when, cure});
  for (const {page, entries} of entryLists)
    for (const entry of entries) put(placeOf(entryRoute(page, entry)), {meaning: entry.meaning, cure: entry.cure});
  return parts;
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSystemAbi} from '../../reference/abi/load';
import {loadOverlay} from './overlay';
import {moduleSource} from './stubs';
import {systemPackages, type SystemPackage} from './system-packages';

/** One package of the framework as the compiler takes it. */
export interface FrameworkPackage {
  /** Package name in its Move.toml, such as `MoveStdlib`. */
  name: string;
  /** Name of its address, and of the dependency in a Move.toml: `std`. */
  alias: string;
  address: string;
  /** Path in the package → source. */
  files: Readonly<Record<string, string>>;
}

export interface Framework {
  /** Whether the sources are our interfaces or a checkout of the real framework. */
  kind: 'interfaces' | 'sources';
  packages: readonly FrameworkPackage[];
}

/** Name of the environment variable that names a folder with the real framework's packages. */
export const frameworkDirVariable = 'SUI_FRAMEWORK_DIR';

/** No ABI of the bridge package is on npm. */
type InterfacePackage = Exclude<SystemPackage, {alias: 'bridge'}>;

async function interfacePackage({name, alias, address}: InterfacePackage): Promise<FrameworkPackage> {
  const overlay = new Map((await loadOverlay(alias)).map((module) => [module.name, module]));
  const files: Record<string, string> = {};
  for (const abi of loadSystemAbi(address)) {
    files[`sources/${abi.name}.move`] = moduleSource(abi, overlay.get(abi.name));
    overlay.delete(abi.name);
  }
  for (const {name: module, text} of overlay.values()) files[`sources/${module}.move`] = text;
  return {name, alias, address, files};
}

function checkoutPackage(root: string, {name, alias, address, folder}: SystemPackage): FrameworkPackage {
  const sources = path.join(root, folder, 'sources');
  if (!existsSync(sources))
    throw new Error(
      `${frameworkDirVariable}=${root}: there is no ${folder}/sources; expected crates/sui-framework/packages of a Sui checkout`,
    );
  const paths = readdirSync(sources, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.move'));
  const files = paths.sort().map((file) => [`sources/${file}`, readFileSync(path.join(sources, file), 'utf8')] as const);
  return {name, alias, address, files: Object.fromEntries(files)};
}

/**
 * The framework that samples are compiled against: interfaces made from the pinned ABI and our
 * overlay, or the real sources where a checkout is named.
 *
 * @param checkout folder that holds move-stdlib, sui-framework, sui-system and perhaps bridge
 */
export async function loadFramework(checkout = process.env[frameworkDirVariable]): Promise<Framework> {
  if (checkout === undefined || checkout === '') {
    const packages = systemPackages.filter((each): each is InterfacePackage => each.alias !== 'bridge');
    return {kind: 'interfaces', packages: await Promise.all(packages.map(interfacePackage))};
  }
  const packages = systemPackages.filter(({alias, folder}) => alias !== 'bridge' || existsSync(path.join(checkout, folder)));
  return {kind: 'sources', packages: packages.map((each) => checkoutPackage(checkout, each))};
}

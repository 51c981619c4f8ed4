/**
 * Makes the data of the package reference from Move source:
 * `npm run package-abis -- deepbook=/checkout/packages/deepbook
 * …`. It writes `abis/`, `names/` and `constants/` in src/reference/packages.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {parseAbi} from '../../reference/abi/parse';
import {outsideAddresses} from '../../reference/packages/outside';
import {addresses, isPackageName} from '../../reference/packages/places';
import {packageData} from './files';
import {readModules, type ModuleSource} from './read-module';

const target = 'src/reference/packages';

async function readPackage(name: string, folder: string): Promise<ModuleSource[]> {
  const sources = path.join(folder, 'sources');
  const files = readdirSync(sources, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.move'));
  const known = new Map<string, string>(Object.entries({...outsideAddresses, ...addresses}));
  const modules: ModuleSource[] = [];
  for (const file of files.sort()) modules.push(...(await readModules(readFileSync(path.join(sources, file), 'utf8'), known)));
  const stranger = modules.find(({packageName}) => packageName !== name);
  if (stranger !== undefined) throw new Error(`${folder}: ${stranger.packageName}::${stranger.abi.name} is no module of ${name}`);
  return modules;
}

async function write(name: string, folder: string): Promise<void> {
  if (!isPackageName(name)) throw new Error(`${name} is no package of ${target}/places.ts`);
  const {abi, names, constants} = packageData(addresses[name], await readPackage(name, folder));
  const modules = parseAbi(JSON.parse(abi), name);
  writeFileSync(path.join(target, 'abis', `${name}.json`), abi);
  for (const [kind, data] of Object.entries({names, constants})) {
    const options = {parser: 'json', printWidth: 140, bracketSpacing: false};
    writeFileSync(path.join(target, kind, `${name}.json`), await format(JSON.stringify(data), options));
  }
  console.log(`${name}: ${modules.length} modules`);
}

async function main(): Promise<void> {
  for (const argument of process.argv.slice(2)) {
    const [name = '', folder = ''] = argument.split('=');
    await write(name, folder);
  }
}

void main();

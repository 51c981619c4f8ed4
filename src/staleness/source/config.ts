import type {Key, Value} from '../../samples/data/keys';
import {nodeConfig} from '../../samples/data/formats/node';
import {finding, listed, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import type {Checkout} from './checkout';
import {attributesAbove, nodesOf, withRust} from './rust';

const area = 'node';
const folder = 'crates/sui-config/src';
const root = 'NodeConfig';

/**
 * The keys of a struct that serde reads, each with the struct that its value is, where it is one.
 */
export type Structs = ReadonlyMap<string, ReadonlyMap<string, string>>;

const kebab = (name: string): string => name.replaceAll('_', '-');

/** The last name in a type without what wraps it: `Option<Vec<p2p::SeedPeer>>` → `SeedPeer`. */
const lastName = (type: string): string => /(\w+)>*$/.exec(type)?.[1] ?? type;

/** The structs of a file with the names of their keys, in the case that serde is told to use. */
export const readStructs = async (text: string): Promise<Structs> =>
  withRust(
    text,
    (top) =>
      new Map(
        nodesOf(top, 'struct_item').map((item) => {
          const isKebab = attributesAbove(item).includes('"kebab-case"');
          const keys = nodesOf(item, 'field_declaration').flatMap((field): [string, string][] => {
            const attributes = attributesAbove(field);
            if (/serde\([^)]*\bskip\b/.test(attributes)) return [];
            const name = field.childForFieldName('name')?.text ?? '';
            const renamed = /\brename\s*=\s*"([^"]+)"/.exec(attributes)?.[1];
            return [[renamed ?? (isKebab ? kebab(name) : name), lastName(field.childForFieldName('type')?.text ?? '')]];
          });
          return [item.childForFieldName('name')?.text ?? '', new Map(keys)];
        }),
      ),
  );

/** The table that a value of our model is; a list is as its entries are. */
function tableOf(value: Value): readonly Key[] | undefined {
  if (value.kind === 'table') return value.keys;
  return value.kind === 'list' ? tableOf(value.of) : undefined;
}

function compareTable(keys: readonly Key[], struct: string, path: string, structs: Structs, pages: readonly Page[]): Finding[] {
  const theirs = structs.get(struct);
  if (theirs === undefined) return [];
  const ours = new Map(keys.map((key) => [key.name, key]));
  const gone = keys.filter(({name, rejected}) => rejected === undefined && !theirs.has(name)).map(({name}) => name);
  const added = [...theirs.keys()].filter((name) => !ours.has(name));
  const back = [...theirs.keys()].filter((name) => ours.get(name)?.rejected !== undefined);
  const words = [...listed('no', gone), ...listed('also', added), ...listed('still reads', back)];
  const own =
    words.length === 0
      ? []
      : [
          finding(area, path === '' ? 'fullnode.yaml' : path, 'stale', {
            found: words.join('; '),
            source: `${folder}: ${struct}`,
            places: [...new Set(gone.flatMap((name) => placesNaming(pages, name)))],
          }),
        ];
  const inner = [...theirs].flatMap(([name, type]) => {
    const key = ours.get(name);
    const table = key === undefined ? undefined : tableOf(key.value);
    return table === undefined ? [] : compareTable(table, type, path === '' ? name : `${path}.${name}`, structs, pages);
  });
  return [...own, ...inner];
}

/**
 * Compares the keys of our model of a node's configuration with the structs that the node reads it
 * into.
 */
export async function checkNodeConfig(checkout: Checkout, pages: readonly Page[]): Promise<Finding[]> {
  const structs = new Map<string, ReadonlyMap<string, string>>();
  for (const file of checkout.list(folder, '.rs'))
    for (const [name, keys] of await readStructs(checkout.read(file) ?? '')) structs.set(name, keys);
  if (!structs.has(root)) return [unasked(area, 'fullnode.yaml', `the checkout lacks ${root} of ${folder}/node.rs`)];
  const found = compareTable(tableOf(nodeConfig.root) ?? [], root, '', structs, pages);
  return found.length > 0 ? found : [finding(area, 'fullnode.yaml', 'fresh', {source: folder})];
}

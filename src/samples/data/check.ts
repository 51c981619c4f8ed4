import {didYouMean} from '../../lib/suggest';
import type {Finding} from '../lib/report';
import {finding} from './codes';
import {entriesOf, entryOf, itemsOf, type DataNode, type Entry} from './document';
import {anything, type Key, type Keys, type TableModel, type Value} from './keys';

type Findings = readonly Finding[];

/** How a message names a place, by its dotted path; the file itself has none. */
const nameOf = (path: string): string => (path === '' ? 'the file' : `"${path}"`);
const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** What a file has, for a message; what would be long is named by its kind. */
function show({value}: DataNode): string {
  if (value instanceof Map) return 'a table of keys';
  if (value instanceof Date) return 'a date';
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'nothing' : typeof value === 'string' ? `"${value}"` : String(value);
}

const wrong = (node: DataNode, {is}: Value, path: string): Findings => [
  finding('VALUE_TYPE', node.line, `${nameOf(path)} must be ${is}, and is ${show(node)}.`),
];

function checkEntry({key, line, node}: Entry, keys: Keys, {rest, own}: TableModel, path: string): Findings {
  const inside = below(path, key);
  const known = keys.find(({name}) => name === key);
  if (known?.rejected !== undefined) return [finding('KEY_UNKNOWN', line, `"${inside}": ${known.rejected}`)];
  if (known !== undefined) return checkValue(node, known.value, inside);
  if (own?.test(key)) return [];
  if (rest === undefined) {
    const suggested = didYouMean(
      key,
      keys.filter((other) => other.rejected === undefined).map(({name}) => name),
    );
    return [finding('KEY_UNKNOWN', line, `${nameOf(path)} has no key "${key}".${suggested}`)];
  }
  const badName = rest.names === undefined || rest.names.accepts(key) ? [] : [rest.names];
  return [
    ...badName.map(({is}) => finding('VALUE_TYPE', line, `"${inside}": the name must be ${is}.`)),
    ...checkValue(node, rest.of, inside),
  ];
}

function checkTable(node: DataNode, model: TableModel, path: string): Findings {
  const {variants = {}, together = []} = model;
  const entries = entriesOf(node);
  const missing = (rule: string): Finding => finding('KEY_MISSING', node.line, `${nameOf(path)} needs ${rule}`);
  const oneOf = Object.keys(variants).join('", "');
  const [variant, second] = entries.filter(({key}) => key in variants);
  if (variant !== undefined && second !== undefined)
    return [
      finding('KEY_UNKNOWN', second.line, `${nameOf(path)} has both "${variant.key}" and "${second.key}"; it takes one of "${oneOf}".`),
    ];
  const ofVariant = variant
    ? variants[variant.key]
    : Object.values(variants).flatMap((keys) => keys.map(({name, value}): Key => ({name, value})));
  const keys = [...model.keys, ...(ofVariant ?? [])];
  const absent = together.filter((name) => entryOf(node, name) === undefined);
  const found = [
    ...entries.flatMap((entry) => checkEntry(entry, keys, model, path)),
    ...keys.filter(({name, required}) => required && entryOf(node, name) === undefined).map(({name}) => missing(`the key "${name}".`)),
    ...(absent.length === together.length ? [] : absent.map((name) => missing(`"${name}" too: ${together.join(' and ')} go together.`))),
  ];
  return found.length > 0 || variant || oneOf === '' || model.plain ? found : [missing(`one of the keys "${oneOf}".`)];
}

/**
 * Holds a value against the model of it: known keys, kinds of values, keys that must be there.
 *
 * @param path where the value stands in its file, as a dotted path
 * @returns findings whose lines are lines of the text
 */
export function checkValue(node: DataNode, value: Value, path = ''): Findings {
  if (!value.accepts(node.value)) return wrong(node, value, path);
  if (node.value === null) return [];
  switch (value.kind) {
    case 'scalar':
    case 'anything':
      return [];
    case 'either':
      return checkValue(node, value.of.find((alternative) => alternative.accepts(node.value)) ?? anything, path);
    case 'list':
    case 'tuple':
      return itemsOf(node).flatMap((item, index) =>
        checkValue(item, (value.kind === 'list' ? value.of : value.of[index]) ?? anything, `${path}[${index}]`),
      );
    default:
      return checkTable(node, value, path);
  }
}

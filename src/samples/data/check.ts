import {didYouMean} from '../../lib/suggest';
import type {Finding} from '../lib/report';
import {entryOf, type DataNode, type Entry, type TableNode} from './document';
import type {FreeKeys, Key, TextFormat, Value, Variants} from './keys';
import {childOf, finding, itemOf, nameOf, wrongValue, type Place} from './place';
import {isScalarOf, shareShape} from './shapes';

type Findings = readonly Finding[];

function checkEntry(entry: Entry, keys: readonly Key[], own: TextFormat | undefined, place: Place): Findings {
  const known = keys.find(({name}) => name === entry.key);
  if (known === undefined && own?.accepts(entry.key)) return [];
  if (known === undefined) {
    const suggestion = didYouMean(
      entry.key,
      keys.filter((key) => key.rejected === undefined).map(({name}) => name),
    );
    return [finding('KEY_UNKNOWN', entry.line, `${nameOf(place)} has no key "${entry.key}".${suggestion}`)];
  }
  if (known.rejected !== undefined) return [finding('KEY_UNKNOWN', entry.line, `"${childOf(place, entry.key).path}": ${known.rejected}`)];
  if (known.nullable && entry.value.kind === 'null') return [];
  return checkValue(entry.value, known.value, childOf(place, entry.key));
}

function checkMissing(node: TableNode, keys: readonly Key[], place: Place): Findings {
  if (place.partial) return [];
  return keys
    .filter((key) => key.required && entryOf(node, key.name) === undefined)
    .map(({name}) => finding('KEY_MISSING', node.line, `${nameOf(place)} needs the key "${name}".`));
}

function checkTogether(node: TableNode, names: readonly string[], place: Place): Findings {
  const missing = names.filter((name) => entryOf(node, name) === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) =>
    finding('KEY_MISSING', node.line, `${nameOf(place)} needs "${name}" too: ${names.join(' and ')} go together.`),
  );
}

/** What a table of known keys says beyond the keys themselves. */
interface KeyRules {
  together?: readonly string[];
  own?: TextFormat;
}

function checkKeys(node: TableNode, keys: readonly Key[], {together, own}: KeyRules, place: Place): Findings {
  return [
    ...node.entries.flatMap((entry) => checkEntry(entry, keys, own, place)),
    ...checkMissing(node, keys, place),
    ...checkTogether(node, together ?? [], place),
  ];
}

function checkVariants(node: TableNode, {by, shared, optional, together}: Variants, place: Place): Findings {
  const [first, second] = node.entries.filter(({key}) => key in by);
  const names = Object.keys(by).join('", "');
  if (second !== undefined && first !== undefined)
    return [
      finding('KEY_UNKNOWN', second.line, `${nameOf(place)} has both "${first.key}" and "${second.key}"; it takes one of "${names}".`),
    ];
  if (first !== undefined) return checkKeys(node, [...(by[first.key] ?? []), ...shared], {together}, place);
  const anyKind = [...Object.values(by).flat(), ...shared].map((known): Key => ({...known, required: undefined}));
  const found = checkKeys(node, anyKind, {together}, place);
  if (optional || found.length > 0) return found;
  return [finding('KEY_MISSING', node.line, `${nameOf(place)} needs one of the keys "${names}".`)];
}

function checkFreeKey({key, line, value}: Entry, {names, of, nullable, refused}: FreeKeys, place: Place): Findings {
  const inside = childOf(place, key);
  const cure = refused?.[key];
  if (cure !== undefined) return [finding('KEY_UNKNOWN', line, `"${inside.path}": ${cure}`)];
  const badName = names !== undefined && !names.accepts(key);
  return [
    ...(badName ? [finding('VALUE_TYPE', line, `"${inside.path}": the name must be ${names.description}.`)] : []),
    ...(nullable && value.kind === 'null' ? [] : checkValue(value, of, inside)),
  ];
}

function checkTable(node: TableNode, value: Value, place: Place): Findings {
  switch (value.kind) {
    case 'table':
      return checkKeys(node, value.keys, value, place);
    case 'variants':
      return checkVariants(node, value, place);
    case 'map':
      return node.entries.flatMap((entry) => checkFreeKey(entry, value, place));
    default:
      return wrongValue(node, value, place);
  }
}

function checkList(items: readonly DataNode[], of: (index: number) => Value | undefined, place: Place): Findings {
  return items.flatMap((item, index) => {
    const value = of(index);
    return value === undefined ? [] : checkValue(item, value, itemOf(place, index));
  });
}

function checkEither(node: DataNode, value: Extract<Value, {kind: 'either'}>, place: Place): Findings {
  if (value.of.some((alternative) => isScalarOf(node, alternative))) return [];
  const alike = value.of.filter((alternative) => shareShape(node, alternative));
  const attempts = alike.map((alternative) => checkValue(node, alternative, place));
  return attempts.find((findings) => findings.length === 0) ?? attempts[0] ?? wrongValue(node, value, place);
}

/**
 * Holds a value against the model of it: known keys, kinds of values, keys that must be there.
 *
 * @returns findings whose lines are lines of the text
 */
export function checkValue(node: DataNode, value: Value, place: Place): Findings {
  if (value.kind === 'anything') return [];
  if (value.kind === 'either') return checkEither(node, value, place);
  if (node.kind === 'table') return checkTable(node, value, place);
  if (node.kind === 'list' && value.kind === 'list') return checkList(node.items, () => value.of, place);
  if (node.kind === 'list' && value.kind === 'tuple' && node.items.length === value.of.length)
    return checkList(node.items, (index) => value.of[index], place);
  return isScalarOf(node, value) ? [] : wrongValue(node, value, place);
}

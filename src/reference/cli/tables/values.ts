import type {OptionValue, Positional, Value, ValueCount, ValueType} from '../model';
import {code, type Inline} from '../../build';

const words: Record<Exclude<ValueType, 'choice'>, readonly Inline[]> = {
  address: ['address'],
  base64: ['Base64'],
  bool: [code('true'), ' or ', code('false')],
  'derivation-path': ['derivation path'],
  digest: ['digest'],
  hex: ['hexadecimal'],
  identifier: ['Move identifier'],
  json: ['JSON value'],
  'key-identity': ['address or alias'],
  'move-type': ['Move type'],
  multiaddr: ['multiaddr'],
  'object-id': ['object ID'],
  path: ['path'],
  socket: ['port, host, or both'],
  text: ['text'],
  u8: ['u8'],
  u16: ['u16'],
  u32: ['u32'],
  u64: ['u64'],
  url: ['URL'],
};

/** Puts commas between the parts of a list. */
export const listed = (parts: readonly Inline[]): Inline[] => parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));

const typeWords = ({type, choices = []}: Value): readonly Inline[] =>
  type === 'choice' ? listed(choices.map((choice) => code(choice))) : words[type];

const counted: Record<ValueCount, readonly Inline[]> = {
  one: [],
  many: ['; one or more'],
  optional: ['; may be left out'],
  'optional-after-equals': ['; may be left out, else after ', code('=')],
};

/** What an option takes. */
export function optionValue(value: OptionValue | undefined): Inline[] {
  if (value === undefined) return ['none'];
  const separated: readonly Inline[] = value.separator === undefined ? [] : [', separated by ', code(value.separator)];
  return [...typeWords(value), ...counted[value.count], ...separated];
}

/** What a positional argument takes. */
export const positionalValue = (positional: Positional): Inline[] => [
  ...typeWords(positional),
  ...(positional.repeated ? ['; one or more'] : []),
];

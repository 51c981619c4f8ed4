import type {AbiFunction, Datatype, Field, MoveType, SignatureType, TypeParameter} from '../../reference/abi/types';

/** Addresses that have a name in every package. */
const addressNames: Readonly<Record<string, string>> = {'0x1': 'std', '0x2': 'sui', '0x3': 'sui_system'};

/** Words of the language that the ABI uses as field names. */
const keywords = new Set(['for', 'as', 'use', 'public', 'match', 'type']);

const quote = (name: string): string => (keywords.has(name) ? `\`${name}\`` : name);

/** The name of an address in source text: `sui` for `0x2`, the number where it has none. */
export const addressName = (address: string): string => addressNames[address] ?? address;

/** A type as Move source, with full paths: `sui::coin::Coin<T0>`. */
export function typeText(type: MoveType): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'vector':
      return `vector<${typeText(type.element)}>`;
    case 'parameter':
      return `T${type.index}`;
    case 'datatype': {
      const inner = type.arguments.length > 0 ? `<${type.arguments.map(typeText).join(', ')}>` : '';
      return `${addressName(type.address)}::${type.module}::${type.name}${inner}`;
    }
  }
}

const signatureTypeText = ({reference, type}: SignatureType): string => reference + typeText(type);

function typeParametersText(parameters: readonly TypeParameter[]): string {
  if (parameters.length === 0) return '';
  const texts = parameters.map(({constraints, phantom}, index) => {
    const bounds = constraints.length > 0 ? `: ${constraints.join(' + ')}` : '';
    return `${phantom ? 'phantom ' : ''}T${index}${bounds}`;
  });
  return `<${texts.join(', ')}>`;
}

/**
 * `pos0, pos1, …` is how bytecode names positional fields, `dummy_field` how it fills an empty
 * struct.
 */
function fieldsText(fields: readonly Field[]): {positional: boolean; text: string} {
  if (fields.length === 1 && fields[0]?.name === 'dummy_field') return {positional: false, text: '{}'};
  const positional = fields.length > 0 && fields.every((field, index) => field.name === `pos${index}`);
  if (positional) return {positional, text: `(${fields.map((field) => typeText(field.type)).join(', ')})`};
  return {positional, text: `{ ${fields.map((field) => `${quote(field.name)}: ${typeText(field.type)}`).join(', ')} }`};
}

/** The declaration of a struct or enum. */
export function datatypeText({name, abilities, typeParameters, fields, variants}: Datatype): string {
  const head = `${name}${typeParametersText(typeParameters)}`;
  const has = abilities.length > 0 ? ` has ${abilities.join(', ')}` : '';
  if (fields) {
    const body = fieldsText(fields);
    return body.positional ? `public struct ${head}${body.text}${has};` : `public struct ${head}${has} ${body.text}`;
  }
  const texts = (variants ?? []).map((variant) => variant.name + (variant.fields.length > 0 ? fieldsText(variant.fields).text : ''));
  return `public enum ${head}${has} { ${texts.join(', ')} }`;
}

/** A function's header without its body. The ABI has no parameter names: they are `a0`, `a1`, …. */
export function functionHeader({name, entry, typeParameters, parameters, returns}: AbiFunction): string {
  const inputs = parameters.map((parameter, index) => `a${index}: ${signatureTypeText(parameter)}`).join(', ');
  const outputs = returns.map(signatureTypeText);
  const output = outputs.length > 1 ? `: (${outputs.join(', ')})` : outputs.map((text) => `: ${text}`).join('');
  return `public ${entry ? 'entry ' : ''}fun ${name}${typeParametersText(typeParameters)}(${inputs})${output}`;
}

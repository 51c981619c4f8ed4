import type {Ability, MoveType, SignatureType} from '../abi/types';
import type {DatatypeEntry, FunctionEntry, ModuleEntry, NamedTypeParameter} from './model';
import type {MacroOverlay} from './overlay-types';
import {isAmbiguous, type DatatypeType, type MoveTypes} from './types';

/**
 * Longer headers stand on several lines; this is what fits beside the sidebar and the table of
 * contents.
 */
const lineWidth = 88;

const convention: readonly Ability[] = ['key', 'copy', 'drop', 'store'];

/** Abilities in the order in which Sui code lists them. */
const inOrder = (abilities: readonly Ability[]): Ability[] => convention.filter((ability) => abilities.includes(ability));

/** What the names in a text mean. */
export interface Scope {
  module: ModuleEntry;
  typeParameters: readonly NamedTypeParameter[];
  index: MoveTypes;
}

/** Whether a type belongs to the module that a text is about. */
const isOwn = (type: Pick<DatatypeType, 'module' | 'address'>, {module}: Pick<Scope, 'module'>): boolean =>
  type.module === module.name && type.address === module.info.address;

/** The name of a struct or enum as the text of a module says it. */
export const datatypeName = (type: DatatypeType, scope: Pick<Scope, 'module' | 'index'>): string =>
  isOwn(type, scope) || !isAmbiguous(type.name, scope.index) ? type.name : `${type.module}::${type.name}`;

/** A type as Move source. A name that several modules have is led by its module. */
export function typeText(type: MoveType, scope: Scope): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'vector':
      return `vector<${typeText(type.element, scope)}>`;
    case 'parameter':
      return scope.typeParameters[type.index]?.name ?? `T${type.index}`;
    case 'datatype': {
      const name = datatypeName(type, scope);
      return type.arguments.length === 0 ? name : `${name}<${type.arguments.map((inner) => typeText(inner, scope)).join(', ')}>`;
    }
  }
}

const signatureTypeText = ({reference, type}: SignatureType, scope: Scope): string => reference + typeText(type, scope);

function typeParametersText(parameters: readonly NamedTypeParameter[]): string {
  if (parameters.length === 0) return '';
  const texts = parameters.map(
    ({name, constraints, phantom}) =>
      `${phantom ? 'phantom ' : ''}${name}${constraints.length > 0 ? `: ${inOrder(constraints).join(' + ')}` : ''}`,
  );
  return `<${texts.join(', ')}>`;
}

/** The head of a struct or enum: `public struct Coin<phantom T> has key, store`. */
export function datatypeHeader({name, abilities, typeParameters, variants}: DatatypeEntry): string {
  const start = `public ${variants ? 'enum' : 'struct'} ${name}${typeParametersText(typeParameters)}`;
  if (abilities.length === 0) return start;
  const has = `has ${inOrder(abilities).join(', ')}`;
  return start.length + has.length < lineWidth ? `${start} ${has}` : `${start}\n    ${has}`;
}

/** A header on one line, or with a line for each parameter. */
function layOut(start: string, parameters: readonly string[], output: string): string {
  const line = `${start}(${parameters.join(', ')})${output}`;
  if (line.length <= lineWidth || parameters.length === 0) return line;
  return `${start}(\n${parameters.map((parameter) => `    ${parameter},\n`).join('')})${output}`;
}

const modifiers = ({visibility, entry}: FunctionEntry): string =>
  `${visibility === 'private' ? '' : visibility === 'package' ? 'public(package) ' : 'public '}${entry ? 'entry ' : ''}`;

/** A function's header, without its body, on several lines where it is long. */
export function functionHeader(item: FunctionEntry, scope: Scope): string {
  const inputs = item.parameters.map(({name, type}) => `${name}: ${signatureTypeText(type, scope)}`);
  const outputs = item.returns.map((type) => signatureTypeText(type, scope));
  const output = outputs.length === 0 ? '' : outputs.length === 1 ? `: ${outputs.join('')}` : `: (${outputs.join(', ')})`;
  return layOut(`${modifiers(item)}fun ${item.name}${typeParametersText(item.typeParameters)}`, inputs, output);
}

/** A macro's header. */
export function macroHeader({name, types = [], params, returns}: MacroOverlay): string {
  const typeList = types.length === 0 ? '' : `<${types.join(', ')}>`;
  return layOut(`public macro fun ${name}${typeList}`, params, returns === undefined ? '' : `: ${returns}`);
}

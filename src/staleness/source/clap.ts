import type {Node} from '@vscode/tree-sitter-wasm';
import {attributesAbove, nodesOf, withRust} from './rust';

/** A command as clap's derives define it. */
export interface ClapCommand {
  name: string;
  /** Long names of its options, without the dashes. */
  options: readonly string[];
  subcommands: readonly ClapCommand[];
  /** Types that the files at hand do not define, so that options or subcommands may be missing. */
  unknown: readonly string[];
}

/**
 * A type of clap's: its own options, the types whose options it takes over, and its variants where
 * it is an enum.
 */
interface ClapType {
  fields: readonly Field[];
  variants: readonly Variant[];
}

interface Field {
  long?: string;
  /** The field's options are those of its type. */
  flattened?: string;
  /** The field's type has the subcommands. */
  subcommands?: string;
}

interface Variant extends ClapType {
  name: string;
  /** `Call(CallArgs)`: the variant is that type. */
  inner?: string;
}

/** The types of one file by name. */
export type ClapTypes = ReadonlyMap<string, ClapType>;

/**
 * The types of several files. A name may be defined in more than one: the file that uses it comes
 * first.
 */
export type ClapFiles = ReadonlyMap<string, ClapTypes>;

/** A type with the file that defines it. */
interface Found {
  type: ClapType;
  file: string;
}

const isEmpty = ({fields, variants}: ClapType): boolean =>
  variants.length === 0 && fields.every((field) => Object.keys(field).length === 0);

/**
 * The type of a name, but none that is being read already: a wrapper and what it wraps often have
 * one name.
 */
function find(name: string, user: string, files: ClapFiles, seen: readonly ClapType[]): Found | undefined {
  const candidates = [user, ...files.keys()].flatMap((file): Found[] => {
    const type = files.get(file)?.get(name);
    return type === undefined || seen.includes(type) ? [] : [{type, file}];
  });
  return candidates.find(({type}) => !isEmpty(type)) ?? candidates[0];
}

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** `Option<Box<Commands>>` → `Commands` */
const innermost = (type: string): string => /(?:Option|Vec|Box)<(.+)>$/.exec(type)?.[1] ?? type;
const bareType = (type: string): string => {
  const inner = innermost(type);
  return inner === type ? (type.split('::').at(-1) ?? type) : bareType(inner);
};

const named = (attributes: string, key: string): string | undefined => new RegExp(`\\b${key}\\s*=\\s*"([^"]+)"`).exec(attributes)?.[1];

const isClap = (attributes: string): boolean => /#\[(?:clap|arg|command)\(/.test(attributes);

function readField(field: Node): Field {
  const attributes = attributesAbove(field);
  const type = bareType(field.childForFieldName('type')?.text ?? '');
  const name = field.childForFieldName('name')?.text ?? '';
  if (!isClap(attributes)) return {};
  if (/\bflatten\b/.test(attributes)) return {flattened: type};
  if (/\bsubcommand\b/.test(attributes)) return {subcommands: type};
  if (!/\blong\b/.test(attributes)) return {};
  return {long: named(attributes, 'long') ?? named(attributes, '(?:name|id)') ?? kebab(name.replace(/^r#/, ''))};
}

const fieldsOf = (body: Node | null): Field[] =>
  (body?.namedChildren ?? [])
    .filter((node) => node?.type === 'field_declaration')
    .flatMap((node) => (node === null ? [] : readField(node)));

function readVariant(variant: Node): Variant {
  const attributes = attributesAbove(variant);
  const body = variant.childForFieldName('body');
  const name = named(attributes, 'name') ?? kebab(variant.childForFieldName('name')?.text ?? '');
  const isTuple = body?.type === 'ordered_field_declaration_list';
  const inner = isTuple
    ? bareType(body.namedChildren.find((node) => node !== null && node.type !== 'attribute_item')?.text ?? '')
    : undefined;
  return {name, fields: isTuple ? [] : fieldsOf(body), variants: [], ...(inner === undefined ? {} : {inner})};
}

/** The structs and enums of a file, as clap would read them. */
export const readClapTypes = async (text: string): Promise<ClapTypes> =>
  withRust(text, (root) => {
    const types = new Map<string, ClapType>();
    const name = (node: Node): string => node.childForFieldName('name')?.text ?? '';
    for (const item of nodesOf(root, 'struct_item'))
      types.set(name(item), {fields: fieldsOf(item.childForFieldName('body')), variants: []});
    for (const item of nodesOf(root, 'enum_item')) {
      const body = item.childForFieldName('body');
      const variants = (body?.namedChildren ?? []).filter((node) => node?.type === 'enum_variant');
      types.set(name(item), {fields: [], variants: variants.flatMap((node) => (node === null ? [] : readVariant(node)))});
    }
    return types;
  });

/** Puts a type and all that it takes over together. */
function resolve(name: string, {type, file}: Found, files: ClapFiles, seen: readonly ClapType[]): ClapCommand {
  const options: string[] = [];
  const subcommands: ClapCommand[] = [];
  const unknown: string[] = [];
  const takeOver = (other: string): void => {
    const found = find(other, file, files, seen);
    if (found === undefined) {
      unknown.push(other);
      return;
    }
    const inner = resolve(name, found, files, [...seen, found.type]);
    options.push(...inner.options);
    subcommands.push(...inner.subcommands);
    unknown.push(...inner.unknown);
  };
  for (const {long, flattened, subcommands: group} of type.fields) {
    if (long !== undefined) options.push(long);
    for (const other of [flattened, group]) if (other !== undefined) takeOver(other);
  }
  for (const variant of type.variants) {
    const inner = variant.inner === undefined ? {type: variant, file} : find(variant.inner, file, files, seen);
    if (inner === undefined) subcommands.push({name: variant.name, options: [], subcommands: [], unknown: [variant.inner ?? '']});
    else subcommands.push(resolve(variant.name, inner, files, [...seen, inner.type]));
  }
  return {name, options: [...new Set(options)], subcommands, unknown: [...new Set(unknown)]};
}

/** The commands below a type, such as `SuiCommand`; undefined where no file defines it. */
export function commandsOf(root: string, name: string, files: ClapFiles): ClapCommand | undefined {
  const found = find(root, '', files, []);
  return found && resolve(name, found, files, [found.type]);
}

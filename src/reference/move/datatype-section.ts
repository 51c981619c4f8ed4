import type {RootContent} from 'mdast';
import {isEmpty} from '../abi/is-empty';
import type {Field} from '../abi/types';
import {code, fence, heading, link, paragraph, table, type Inline} from '../build';
import {datatypeAnchor, functionAnchor, moduleId} from './links';
import {mentionedFunction} from './mentioned-function';
import type {DatatypeEntry, ModuleEntry} from './model';
import {datatypeHeader, type Scope} from './move-text';
import type {FieldOverlays, TypeOverlay} from './overlay-types';
import {inlineProse, prose} from './prose';
import {sinceLine} from './since-line';
import {commaSeparated, typeCell} from './type-cells';
import type {MoveTypeUser} from './types';

/** Types that more functions use than this get a line per module instead of one per function. */
const mostListedUses = 16;

/** Bytecode names the fields of `Point(u64, u64)` pos0 and pos1. */
const isPositional = (fields: readonly Field[]): boolean => fields.every(({name}, index) => name === `pos${index}`);

function fieldTable(fields: readonly Field[], scope: Scope, words: FieldOverlays = {}): RootContent {
  if (isEmpty(fields)) return paragraph('It has no fields.');
  const positional = isPositional(fields);
  const described = Object.keys(words).length > 0;
  return table(
    [positional ? 'Position' : 'Field', 'Type', ...(described ? ['Description'] : [])],
    fields.map(({name, type}, index) => [
      [code(positional ? String(index) : name)],
      typeCell(type, scope),
      ...(described ? [inlineProse(words[name] ?? '')] : []),
    ]),
  );
}

function variantTable(variants: NonNullable<DatatypeEntry['variants']>, scope: Scope, words: TypeOverlay['variants']): RootContent {
  return table(
    ['Variant', ...(words ? ['Description'] : []), 'Fields'],
    variants.map(({name, fields}) => [
      [code(name)],
      ...(words ? [inlineProse(words[name]?.summary ?? '')] : []),
      isEmpty(fields)
        ? ['None']
        : commaSeparatedGroups(
            fields.map((field, index) => [
              code(field.name === `pos${index}` ? String(index) : field.name),
              ': ',
              ...typeCell(field.type, scope),
            ]),
          ),
    ]),
  );
}

const commaSeparatedGroups = (groups: readonly (readonly Inline[])[]): Inline[] =>
  groups.flatMap((group, index) => (index === 0 ? group : [', ', ...group]));

const functionLink = ({module, item}: MoveTypeUser): Inline =>
  link(`/${moduleId(module)}#${functionAnchor(item.name)}`, code(`${module.name}::${item.name}`));

function usesByModule(uses: readonly MoveTypeUser[]): Inline[] {
  const modules = uses.map(({module}) => module).filter((module, index, all) => all.indexOf(module) === index);
  return modules.flatMap((module, index) => {
    const count = uses.filter((use) => use.module === module).length;
    return [...(index === 0 ? [] : [', ']), link(`/${moduleId(module)}`, code(`${module.info.name}::${module.name}`)), ` (${count})`];
  });
}

/** Which functions of other modules take or return the type. */
function usedBy(uses: readonly MoveTypeUser[]): RootContent[] {
  if (uses.length === 0) return [];
  return uses.length <= mostListedUses
    ? [paragraph('Used by ', ...commaSeparated(uses.map(functionLink)), '.')]
    : [paragraph(`Used by ${uses.length} functions of other modules: `, ...usesByModule(uses), '.')];
}

/** Which functions emit an event. */
const emission = (functions: readonly string[], module: ModuleEntry): RootContent[] =>
  functions.length === 0
    ? []
    : [paragraph('An event, emitted by ', ...commaSeparated(functions.map((name) => mentionedFunction(name, module))), '.')];

/** The part of a page about one struct or enum. */
export function datatypeSection(
  datatype: DatatypeEntry,
  module: ModuleEntry,
  index: Scope['index'],
  uses: readonly MoveTypeUser[],
): RootContent[] {
  const {words} = datatype;
  const scope: Scope = {module, typeParameters: datatype.typeParameters, index};
  return [
    heading(3, [code(datatype.name)], datatypeAnchor(datatype, module)),
    ...(words === undefined ? [] : prose(words.summary)),
    fence('move', datatypeHeader(datatype), 'abilities'),
    datatype.variants ? variantTable(datatype.variants, scope, words?.variants) : fieldTable(datatype.fields ?? [], scope, words?.fields),
    ...emission(words?.emittedBy ?? [], module),
    ...usedBy(uses.filter((use) => use.module !== module)),
    ...sinceLine(datatype),
  ];
}

import type {RootContent} from 'mdast';
import {code, fence, heading} from '../build';
import {functionAnchor, macroAnchor} from './links';
import type {FunctionEntry, ModuleEntry} from './model';
import {functionHeader, macroHeader, type Scope} from './move-text';
import type {MacroOverlay} from './overlay-types';
import {deprecation} from './notes';
import {prose} from './prose';
import {sinceLine} from './since-line';

/** The part of a page about one function. */
export function functionSection(item: FunctionEntry, module: ModuleEntry, index: Scope['index']): RootContent[] {
  return [
    heading(3, [code(item.name)], functionAnchor(item.name)),
    ...(item.deprecated === undefined ? [] : [deprecation(item.deprecated)]),
    ...(item.summary === undefined ? [] : prose(item.summary)),
    fence('move', functionHeader(item, {module, typeParameters: item.typeParameters, index}), 'linked'),
    ...sinceLine(item),
  ];
}

/** The part of a page about one macro. */
export const macroSection = (macro: MacroOverlay): RootContent[] => [
  heading(3, [code(`${macro.name}!`)], macroAnchor(macro.name)),
  ...prose(macro.summary),
  fence('move', macroHeader(macro), 'linked'),
];

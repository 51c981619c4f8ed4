import {isEmpty} from '../abi/is-empty';
import type {AbiModule, Datatype, Field} from '../abi/types';
import {overlayOn, type Overlay} from '../overlay';
import type {AbortConstant} from './constants';
import {isListed} from './listed';
import type {FieldOverlays, ModuleOverlay, TypeOverlay} from './overlay-types';

/** One kind of places in a module, with our entries on them. */
export interface ModulePart {
  overlay: Overlay<unknown>;
  /** What the module has of the kind. */
  names: readonly string[];
  /**
   * Which of them need an entry: all, all but in packages that are outdated, or those alone that we
   * have something to say of.
   */
  needed: 'always' | 'unless outdated' | 'never';
}

const namesOf = (items: readonly {name: string}[]): string[] => items.map(({name}) => name);

const fieldsPart = (owner: string, fields: readonly Field[] = [], words: FieldOverlays = {}): ModulePart => ({
  overlay: overlayOn(owner, 'field', words),
  names: isEmpty(fields) ? [] : namesOf(fields),
  needed: 'unless outdated',
});

/** The fields and variants of a type that has words; of one without, the missing entry says all. */
function typeParts(owner: string, {fields, variants = []}: Datatype, words: TypeOverlay): ModulePart[] {
  const described = variants.flatMap((variant) => {
    const own = words.variants?.[variant.name];
    return own === undefined ? [] : [fieldsPart(`${owner}::${variant.name}`, variant.fields, own.fields)];
  });
  return [
    fieldsPart(owner, fields, words.fields),
    {overlay: overlayOn(owner, 'variant', words.variants), names: namesOf(variants), needed: 'unless outdated'},
    ...described,
  ];
}

/**
 * The parts of a module that our texts are about.
 *
 * @param place the module's qualified name
 */
export function moduleParts(
  place: string,
  {functions, datatypes}: AbiModule,
  overlay: ModuleOverlay,
  constants: Readonly<Record<string, AbortConstant>>,
): ModulePart[] {
  const listed = namesOf(functions.filter(isListed));
  return [
    {overlay: overlayOn(place, 'function', overlay.functions), names: listed, needed: 'unless outdated'},
    {overlay: overlayOn(place, 'deprecated function', overlay.deprecatedFunctions), names: listed, needed: 'never'},
    {overlay: overlayOn(place, 'type', overlay.types), names: namesOf(datatypes), needed: 'unless outdated'},
    {overlay: overlayOn(place, 'abort constant', overlay.errors), names: Object.keys(constants), needed: 'always'},
    ...datatypes.flatMap((datatype) => {
      const words = overlay.types?.[datatype.name];
      return words === undefined ? [] : typeParts(`${place}::${datatype.name}`, datatype, words);
    }),
  ];
}

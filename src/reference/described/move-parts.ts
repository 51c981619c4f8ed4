import {isEmpty} from '../abi/is-empty';
import type {AbiModule, Field} from '../abi/types';
import type {ConstantsByPackage} from '../move/constants';
import {isListed} from '../move/listed';
import {moduleName, type PackageAbi} from '../move/model';
import type {Overlays} from '../move/overlays';
import type {FieldOverlays, ModuleOverlay} from '../move/overlay-types';
import {findEntry} from '../overlay';
import type {DescribedPlace, Part} from './model';

interface Described {
  name: string;
  module: AbiModule;
  words: Partial<ModuleOverlay>;
  constants: readonly string[];
}

const fieldPlaces = (owner: string, fields: readonly Field[] = [], words: FieldOverlays = {}): DescribedPlace[] =>
  isEmpty(fields) ? [] : fields.map(({name}) => ({name: `${owner}.${name}`, text: words[name] ?? ''}));

const functionPlaces = ({name, module, words}: Described, isPublic: boolean): DescribedPlace[] =>
  module.functions
    .filter((item) => isListed(item) && (item.visibility === 'public') === isPublic)
    .map((item) => ({name: `${name}::${item.name}`, text: words.functions?.[item.name]?.summary ?? ''}));

const typePlaces = ({name, module, words}: Described, isEnum: boolean): DescribedPlace[] =>
  module.datatypes
    .filter(({variants}) => (variants !== undefined) === isEnum)
    .map((type) => ({name: `${name}::${type.name}`, text: words.types?.[type.name]?.summary ?? ''}));

const variantPlaces = ({name, module, words}: Described): DescribedPlace[] =>
  module.datatypes.flatMap((type) =>
    (type.variants ?? []).map((variant) => ({
      name: `${name}::${type.name}::${variant.name}`,
      text: words.types?.[type.name]?.variants?.[variant.name]?.summary ?? '',
    })),
  );

const allFieldPlaces = ({name, module, words}: Described): DescribedPlace[] =>
  module.datatypes.flatMap((type) => {
    const own = words.types?.[type.name];
    const owner = `${name}::${type.name}`;
    return [
      ...fieldPlaces(owner, type.fields, own?.fields),
      ...(type.variants ?? []).flatMap((variant) =>
        fieldPlaces(`${owner}::${variant.name}`, variant.fields, own?.variants?.[variant.name]?.fields),
      ),
    ];
  });

/** A constant needs both: when the abort happens, and what to do then. */
const constantPlaces = ({name, words, constants}: Described): DescribedPlace[] =>
  constants.map((constant) => {
    const {when = '', cure = ''} = words.errors?.[constant] ?? {};
    return {name: `${name}::${constant}`, text: when === '' || cure === '' ? '' : `${when} ${cure}`};
  });

const macroPlaces = ({name, words}: Described): DescribedPlace[] =>
  (words.macros ?? []).map((macro) => ({name: `${name}::${macro.name}!`, text: macro.summary}));

/**
 * What pages of some Move packages have to describe. The places are those of ABIs and of sources' constants, whatever the overlays
 * have; macros alone are in no ABI, so that only those are counted which have pages. Kinds that the packages lack have no row.
 */
export function moveParts(
  reference: string,
  abis: readonly PackageAbi[],
  {overlays, constants}: {overlays: Overlays; constants: ConstantsByPackage},
): Part[] {
  const modules = abis.flatMap(({info, modules: own}) =>
    own.map((module): Described => {
      const name = moduleName(info, module);
      return {name, module, words: findEntry(overlays, name) ?? {}, constants: Object.keys(constants[info.name]?.[module.name] ?? {})};
    }),
  );
  const part = (what: string, places: (module: Described) => DescribedPlace[]): Part => ({
    reference,
    what,
    places: modules.flatMap(places),
  });
  return [
    part('modules', ({name, words}) => [{name, text: words.summary ?? ''}]),
    part('public functions', (module) => functionPlaces(module, true)),
    part('package and entry functions', (module) => functionPlaces(module, false)),
    part('macros', macroPlaces),
    part('structs', (module) => typePlaces(module, false)),
    part('enums', (module) => typePlaces(module, true)),
    part('variants', variantPlaces),
    part('fields', allFieldPlaces),
    part('error constants', constantPlaces),
  ].filter(({what, places}) => places.length > 0 || what === 'modules' || what === 'public functions');
}

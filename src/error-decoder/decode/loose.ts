import type {DecodedConstant, DecodedPackage} from '@site/src/reference/errors/decoder-data';
import type {FoundModule} from './modules';

/** A constant with its module. */
export interface FoundConstant extends FoundModule {
  constant: DecodedConstant;
}

const allConstants = (packages: readonly DecodedPackage[]): FoundConstant[] =>
  packages.flatMap((owner) => owner.modules.flatMap((module) => module.constants.map((constant) => ({owner, module, constant}))));

/** More constants than this are no answer. */
const most = 6;

/**
 * Constants that a few words ask for: a name such as `EIncorrectAmount`, or a module and a number,
 * as in "error code 2 in kiosk". A longer text is a message and not a question.
 */
export function findByWords(packages: readonly DecodedPackage[], text: string): FoundConstant[] {
  const words: readonly string[] = text.match(/\w+/g) ?? [];
  if (words.length > 12) return [];
  const all = allConstants(packages);
  const named = all.filter(({constant}) => words.includes(constant.name));
  const numbers = words.filter((word) => /^\d{1,6}$/.test(word)).map(Number);
  const asked = new Set(words.map((word) => word.toLowerCase()));
  const numbered = all.filter(
    ({module, constant: {code, codeOnMainnet}}) =>
      asked.has(module.name) && [codeOnMainnet, code].some((number) => number !== undefined && numbers.includes(number)),
  );
  const found = named.length > 0 ? named : numbered;
  return found.length > most ? [] : found;
}

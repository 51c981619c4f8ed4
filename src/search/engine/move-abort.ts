import {normalize} from './tokenize';

/** How tools write an abort, with its module and its code. */
const forms: readonly RegExp[] = [
  // MoveAbort(MoveLocation { module: ModuleId { address: …, name: Identifier("kiosk") }, … }, 2)
  /Identifier\(\\*"(?<module>\w+)\\*"\)[^]*?\}\s*,\s*(?<code>\d+)\)/,
  // status ABORTED with sub status 1 at location Module ModuleId { address: …, name:
  // Identifier("balance") }
  /\bsub status (?<code>\d+)\b[^]*?Identifier\(\\*"(?<module>\w+)\\*"\)/,
  // … within function '0x2::kiosk::purchase' at instruction 12 with code 2; Location:
  // 0x2::balance::split (…), Abort Code: 2
  /::(?<module>\w+)::\w+\b[^:]*?\b(?:abort|with|clever|,) code:? (?<code>\d+)\b/i,
  // abort code: 2, in '0x2::kiosk::take' (instruction 10); code 4 originating in the module
  // sui::test_scenario
  /\bcode:? (?<code>\d+),? (?:originating )?in (?:the module )?'?\w+::(?<module>[a-z]\w*)\b/i,
];

/** The term for the constant of a module, which no other word begins with. */
export const abortTerm = (module: string, code: string): string => `${code}@${normalize(module)}`;

/**
 * Longer ones hold a line of the source and the place of a name, which only a package's own
 * bytecode explains.
 */
const longestCode = 9;

/** The module and the code of the abort that a text tells of. */
export function abortIn(text: string): {module: string; code: string} | undefined {
  for (const form of forms) {
    const {module, code} = form.exec(text)?.groups ?? {};
    if (module !== undefined && code !== undefined && code.length <= longestCode) return {module, code};
  }
  return undefined;
}

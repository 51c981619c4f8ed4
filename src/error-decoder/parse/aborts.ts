import {known, type MoveAbort} from './parsed';

/** A form in which a tool writes an abort. */
interface Form {
  pattern: RegExp;
  read: (groups: Readonly<Record<string, string | undefined>>) => Omit<MoveAbort, 'kind'>;
}

const number = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));
const big = (digits: string | undefined): bigint | undefined => (digits === undefined ? undefined : BigInt(digits));
const next = (index: string | undefined): number | undefined => (index === undefined ? undefined : Number(index) + 1);

/** `0x2`, `0000…0002` or, in outputs of tests, a name. */
const address = String.raw`(?<package>[\w$]+(?:\(\d+,\d+\))?)`;
const path = String.raw`${address}::(?<module>\w+)`;

/**
 * Every form, the most telling first. Sources, in MystenLabs/sui unless said otherwise:
 * `crates/sui-types/src/execution_status.rs` (effects and their texts),
 * `crates/sui/src/clever_error_rendering.rs` (CLI),
 * `crates/sui-indexer-alt-graphql/src/api/types/execution_error.rs` (GraphQL), `client/utils.ts` of
 * @mysten/sui, `crates/sui-transactional-test-runner`, and move-unit-test.
 */
const forms: readonly Form[] = [
  {
    // MoveAbort(MoveLocation { module: ModuleId { address: …, name: Identifier("kiosk") },
    // function: 3, … }, 2) in command 1
    pattern: new RegExp(
      String.raw`MoveLocation\s*\{\s*module:\s*ModuleId\s*\{\s*address:\s*${address},\s*name:\s*Identifier\(\\*"?(?<module>\w+)\\*"?\)\s*\},` +
        String.raw`\s*function:\s*\d+,\s*instruction:\s*(?<instruction>\d+),` +
        String.raw`\s*function_name:\s*(?:Some\(\\*"?(?<function>\w+)\\*"?\)|None)\s*\},\s*(?<code>\d+)\)` +
        String.raw`(?:\s+in\s+command\s+(?<index>\d+)|\s+at\s+command\s+Some\((?<some>\d+)\)|[^]*?\bcommand:\s*Some\((?<late>\d+)\))?`,
    ),
    read: ({code, index, some, late}) => ({code: big(code), command: next(index ?? some ?? late)}),
  },
  {
    // 1st command aborted within function '0x2::kiosk::purchase' at instruction 12 with code 0
    pattern: new RegExp(
      String.raw`(?<ordinal>\d+)(?:st|nd|rd|th)\s+command\s+aborted\s+within\s+function\s+'?${path}::(?<function>\w+)'?\s+at\s+` +
        String.raw`(?:instruction\s+(?<instruction>\d+)\s+with\s+code\s+(?<code>\d+)|line\s+(?<line>\d+))` +
        String.raw`(?:\.\s+Aborted\s+with\s+(?:error\s+code\s+(?<own>\d+)\s+--\s*)?'(?<constant>[^']*)'\s+--\s+(?<value>[^\n]*))?`,
    ),
    read: ({ordinal, code, own, value}) => ({
      command: number(ordinal),
      code: big(code),
      ownCode: number(own),
      value: value?.trim().replace(/^'|'$/g, ''),
    }),
  },
  {
    // Error in 1st command, from '0x…::m::f' (line 36), abort 'EName': text
    pattern: new RegExp(
      String.raw`Error\s+in\s+(?<ordinal>\d+)(?:st|nd|rd|th)\s+command,\s+from\s+'?${path}(?:::(?<function>\w+))?'?\s+` +
        String.raw`\((?:instruction\s+(?<instruction>\d+)|line\s+(?<line>\d+))\)` +
        String.raw`(?:,?\s+abort(?:\s+code:\s+(?<code>\d+)|\(code\s+=\s+(?<own>\d+)\))?(?:\s+'(?<constant>\w+)':\s*(?<value>[^\n]*))?)?`,
    ),
    read: ({ordinal, code, own, value}) => ({command: number(ordinal), code: big(code), ownCode: number(own), value: value?.trim()}),
  },
  {
    // MoveAbort in 2nd command, 'EName': text, in '0x…::m::f' (line 20)
    pattern: new RegExp(
      String.raw`MoveAbort(?:\s+in\s+(?<ordinal>\d+)(?:st|nd|rd|th)\s+command)?,\s+(?:abort\s+code:\s+(?<code>\d+)|'(?<constant>\w+)'(?::\s*(?<value>[^]*?))?)` +
        String.raw`(?:,\s+in\s+'?${path}(?:::(?<function>\w+))?'?(?:\s+\((?:instruction\s+(?<instruction>\d+)|line\s+(?<line>\d+))\))?|\s*$)`,
    ),
    read: ({ordinal, code, value}) => ({command: number(ordinal), code: big(code), value: value?.trim()}),
  },
  {
    // Move Runtime Abort. Location: 0x2::balance::split (function index 7) at offset 10, Abort
    // Code: 2
    pattern: new RegExp(
      String.raw`Move\s+Runtime\s+Abort\.\s+Location:\s+${path}(?:::(?<function>\w+)\s+\(function\s+index\s+\d+\)|\s+in\s+function\s+definition\s+\d+)` +
        String.raw`\s+at\s+offset\s+(?<instruction>\d+),\s+Abort\s+Code:\s+(?<code>\d+)`,
    ),
    read: ({code}) => ({code: big(code)}),
  },
  {
    // Move Abort in sui::derived_object::claim (function index 0) at offset 20 at line 41 with
    // clever code 0
    pattern: new RegExp(
      String.raw`Move\s+Abort\s+in\s+${path}::(?<function>\w+)\s+\(function\s+index\s+\d+\)\s+at\s+offset\s+(?<instruction>\d+)\s+at\s+line\s+(?<line>\d+)` +
        String.raw`(?:\s+with\s+clever\s+code\s+(?<own>\d+))?`,
    ),
    read: ({own}) => ({ownCode: number(own)}),
  },
  {
    // VMError with status ABORTED with sub status 1 at location Module ModuleId { … } at code
    // offset 0 in function definition 13
    pattern: new RegExp(
      String.raw`status\s+ABORTED\s+with\s+sub\s+status\s+(?<code>\d+)\s+at\s+location\s+Module\s+ModuleId\s*\{\s*address:\s*${address},` +
        String.raw`\s*name:\s*Identifier\(\\*"?(?<module>\w+)\\*"?\)\s*\}(?:[^]*?code\s+offset\s+(?<instruction>\d+))?`,
    ),
    read: ({code}) => ({code: big(code)}),
  },
  {
    // Unit tests: … it aborted with code 4 originating in the module sui::test_scenario rooted here
    pattern: new RegExp(
      String.raw`it\s+aborted\s+with\s+(?:code\s+(?<code>\d+)|error\s+constant\s+'(?<constant>\w+)')\s+originating\s+in\s+the\s+module\s+${path}`,
    ),
    read: ({code}) => ({code: big(code)}),
  },
  {
    pattern: new RegExp(String.raw`aborted\s+with\s+code\s+(?<code>\d+)\s+(?:originating\s+)?in\s+(?:the\s+)?module\s+${path}`),
    read: ({code}) => ({code: big(code)}),
  },
  {
    // The first form, cut by a terminal or a log
    pattern: new RegExp(
      String.raw`MoveAbort\s*\(\s*MoveLocation\s*\{\s*module:\s*ModuleId\s*\{\s*address:\s*${address},\s*name:\s*Identifier\(\\*"(?<module>\w+)\\*"` +
        String.raw`(?:[^]*?function_name:\s*Some\(\\*"?(?<function>\w+)\\*"?\))?`,
    ),
    read: () => ({}),
  },
];

/** The abort that a text tells of, in any of the forms in which tools write one. */
export function readAbort(text: string): MoveAbort | undefined {
  for (const {pattern, read} of forms) {
    const groups = new RegExp(pattern, 'i').exec(text)?.groups;
    if (groups === undefined) continue;
    const {package: owner, module, function: name, instruction, line, constant} = groups;
    return known<MoveAbort>({
      kind: 'abort',
      package: owner,
      module,
      function: name,
      instruction: number(instruction),
      line: number(line),
      constant,
      ...read(groups),
    });
  }
  return undefined;
}

import {kindName, kindNames} from './kinds';
import {known, type ExecutionFailure, type MovePlace} from './parsed';

/**
 * The kind as Rust writes it, with what may follow:
 * `CommandArgumentError { arg_idx: 0, kind: TypeMismatch } in command 2`.
 */
const named = new RegExp(String.raw`\b(?<name>${kindNames.join('|')})\b`);

/** As gRPC writes kinds: `INSUFFICIENT_COIN_BALANCE`. */
const shouted = /\b[A-Z]+(?:_[A-Z]+)+\b/g;

const commandForms = [/\bin\s+command\s+(\d+)/, /\bcommand:\s*Some\((\d+)\)/, /\bcommand\s+Some\((\d+)\)/];

function commandIn(text: string): number | undefined {
  const index = commandForms.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  if (index !== undefined) return Number(index) + 1;
  const ordinal = /\bin\s+(\d+)(?:st|nd|rd|th)\s+command\b/.exec(text)?.[1];
  return ordinal === undefined ? undefined : Number(ordinal);
}

/** Where a primitive operation failed, in both forms in which locations are written. */
function placeIn(text: string): MovePlace {
  const debug =
    /address:\s*(?<package>[\w$]+),\s*name:\s*Identifier\(\\*"(?<module>\w+)\\*"\)\s*\},\s*function:\s*\d+,\s*instruction:\s*(?<instruction>\d+),\s*function_name:\s*(?:Some\(\\*"(?<function>\w+)\\*"\)|None)/.exec(
      text,
    );
  const shown =
    /Location:\s+(?<package>\w+)::(?<module>\w+)(?:::(?<function>\w+)\s+\(function\s+index\s+\d+\)|\s+in\s+function\s+definition\s+\d+)\s+at\s+offset\s+(?<instruction>\d+)/.exec(
      text,
    );
  const groups = (debug ?? shown)?.groups;
  if (groups === undefined) return {};
  const {package: owner, module, function: name, instruction} = groups;
  return known({package: owner, module, function: name, instruction: instruction === undefined ? undefined : Number(instruction)});
}

/** The kind within a kind: of an argument, of a type argument, of an upgrade. */
const detailIn = (text: string): string | undefined =>
  /\b(?:arg_idx|argument_idx):\s*\d+,\s*kind:\s*(\w+)/.exec(text)?.[1] ??
  /\bupgrade_error:\s*(\w+)/.exec(text)?.[1] ??
  /"kind":\s*\{\s*"\$kind":\s*"(\w+)"/.exec(text)?.[1];

const argumentIn = (text: string): number | undefined => {
  const index = /\b(?:arg_idx|argument_idx|argIdx|argumentIdx)"?:\s*(\d+)/.exec(text)?.[1];
  return index === undefined ? undefined : Number(index);
};

function nameIn(text: string): {name: string; at: number} | undefined {
  const found = named.exec(text);
  if (found?.groups?.name !== undefined) return {name: found.groups.name, at: found.index};
  if (/Move\s+Primitive\s+Runtime\s+Error/.test(text)) return {name: 'MovePrimitiveRuntimeError', at: 0};
  for (const match of text.matchAll(shouted)) {
    const name = kindName(match[0]);
    if (kindNames.includes(name)) return {name, at: match.index};
  }
  return undefined;
}

/** The failure of execution that a text names, other than an abort. */
export function readFailure(text: string): ExecutionFailure | undefined {
  const found = nameIn(text);
  if (found === undefined) return undefined;
  const rest = text.slice(found.at);
  return known<ExecutionFailure>({
    kind: 'execution',
    name: found.name,
    detail: detailIn(rest),
    argument: argumentIn(rest),
    command: commandIn(text),
    ...(found.name === 'MovePrimitiveRuntimeError' ? placeIn(rest) : {}),
  });
}

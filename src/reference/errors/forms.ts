import {ReferenceSourceError} from '../page';
import {compilerTitle} from './compiler-titles';
import type {ErrorExample, ErrorMessage, Surface} from './model';

/**
 * A failed command as each tool prints it: CLI, SDK and gRPC write the name with its fields and the
 * command counted from 0, GraphQL a sentence and the command counted from 1. Sources:
 * `dry_run_or_execute_or_serialize` in crates/sui/src/client_commands.rs,
 * crates/sui-types/src/rpc_proto_conversions.rs, `format_error_message` in
 * crates/sui-indexer-alt-graphql/src/api/types/execution_error.rs, and src/grpc/core.ts of
 * `@mysten/sui` 2.33.1.
 */
export function ofCommand(name: string, sentence: string): readonly ErrorMessage[] {
  return [
    {from: 'CLI', text: `Error executing transaction '…': ${name} in command …`},
    {from: 'TypeScript SDK', text: `Transaction resolution failed: ${name} in command …`},
    {from: 'gRPC', text: `${name} in command …`},
    {from: 'GraphQL', text: `Error in … command, ${sentence}`},
  ];
}

/**
 * The same for a failure of the whole transaction, which names no command; the SDK has it in
 * `status.error.message`.
 */
export function ofTransaction(name: string, sentence: string): readonly ErrorMessage[] {
  return [
    {from: 'CLI', text: `Error executing transaction '…': ${name}`},
    {from: 'TypeScript SDK', text: name},
    {from: 'gRPC', text: name},
    {from: 'GraphQL', text: sentence},
  ];
}

/** A wrong argument of a command. */
export function ofArgument(kind: string, sentence: string): readonly ErrorMessage[] {
  return ofCommand(`CommandArgumentError { arg_idx: …, kind: ${kind} }`, `Invalid command argument at …. ${sentence}`);
}

/** An upgrade that was refused. */
export function ofUpgrade(kind: string, sentence: string): readonly ErrorMessage[] {
  return ofCommand(`PackageUpgradeError { upgrade_error: ${kind} }`, `Invalid package upgrade. ${sentence}`);
}

/**
 * What validators and full nodes answer instead of an execution: the text stands inside the node's
 * longer answer.
 */
export function refused(text: string): readonly ErrorMessage[] {
  return [{from: 'gRPC', text}];
}

/** The release since which a code names what printed it: `EC07005` for `E07005`. */
const codesChangedIn = '1.79';

/**
 * The first line of a compiler's message in every form that a release prints, the newest one first.
 * The words are in `compiler-titles.ts`, which says where they were read.
 *
 * @param code as the entry is named, such as `E07005` or `Lint W99000`
 * @throws {ReferenceSourceError} where the list has no such code
 */
export function printed(code: string, from: Surface = 'Move compiler'): readonly ErrorMessage[] {
  const known = compilerTitle(code);
  if (known === undefined) throw new ReferenceSourceError(`compiler-titles.ts has no code ${code}; correct the code, or add it there`);
  const {title, lines, renamedIn = codesChangedIn} = known;
  return lines.map((text, index) =>
    index === 0 ? {from, text} : {from, text, until: `release ${text.endsWith(`: ${title}`) ? codesChangedIn : renamedIn}`},
  );
}

/** Where the message of an entry was read whose title has changed. */
export const renamedSource = 'printed by Sui Move 1.71.1 here; newer title: compiler-titles.ts';

/** A message that a person or a program was shown, as `seenIn` says. */
export const seen = (from: Surface, text: string, seenIn: string): ErrorExample => ({from, text, seenIn});

/** A message with made-up values in the format of the source, which nobody has to have seen. */
export const formatted = (text: string, from: Surface = 'gRPC'): ErrorExample => ({from, text});

/** Where the kinds of failed executions and their texts were read. */
export const statusSource = 'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d)';

/** Where the refusals and their texts were read. */
export const errorSource = 'crates/sui-types/src/error.rs, release 1.81 (LinkUVerse/rtd at 7098077d)';

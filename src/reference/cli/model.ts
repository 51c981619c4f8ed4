/**
 * How the CLI reads a value. `parser/values.ts` says what each accepts; where clap itself takes any
 * string but the command then rejects it (a digest, a URL, a Base64 text), the type is what the
 * command wants.
 */
export type ValueType =
  | 'address'
  | 'base64'
  | 'bool'
  | 'choice'
  | 'derivation-path'
  | 'digest'
  | 'hex'
  | 'identifier'
  | 'json'
  | 'key-identity'
  | 'move-type'
  | 'multiaddr'
  | 'object-id'
  | 'path'
  | 'socket'
  | 'text'
  | 'u8'
  | 'u16'
  | 'u32'
  | 'u64'
  | 'url';

/** A value that the user writes. */
export interface Value {
  /** Its name as the help shows it, without the brackets. */
  name: string;
  type: ValueType;
  /** The words a `choice` accepts. */
  choices?: readonly string[];
}

/** How many words an option takes: `many` takes every following word up to the next option. */
export type ValueCount = 'one' | 'many' | 'optional' | 'optional-after-equals';

/** The value of an option. */
export interface OptionValue extends Value {
  count: ValueCount;
  /** Character that separates several values in one word. */
  separator?: string;
}

/** What to use instead of something deprecated or removed. */
export interface Replacement {
  /** First release with the deprecation or without the feature, such as "1.45". */
  since: string;
  /** A command (`sui replay`) or an option (`--build-env`, of the same command) of this model. */
  use: string;
}

/**
 * The life of a command or option. Removed ones stay, so that a reader of old texts learns what to
 * use.
 */
export interface Lifecycle {
  /**
   * First release that has it, such as "1.63"; absent for what is older than 1.1 or of unknown age.
   */
  since?: string;
  deprecated?: Replacement;
  removed?: Replacement;
  /**
   * Why it is not confirmed, as a full sentence: it was seen in a source of another release than
   * the one described. The parser accepts it, a test lists it.
   */
  unconfirmed?: string;
  /** Left out of the help. */
  hidden?: true;
}

/** An argument that is recognised by its place. */
export interface Positional extends Value {
  summary: string;
  required: boolean;
  repeated?: true;
  default?: string;
}

/** A named argument. Without a value it is a flag. */
export interface Option extends Lifecycle {
  /** Without the dashes. */
  long: string;
  short?: string;
  /** Other long names. */
  aliases?: readonly string[];
  /** One sentence. */
  summary: string;
  value?: OptionValue;
  default?: string;
  required?: true;
  /** May be given more than once. */
  repeated?: true;
  /** May stand before or after the subcommands of its command. */
  global?: true;
  /** Long names of options that must not be given with it. */
  conflicts?: readonly string[];
  /** Long names of options that must be given with it. */
  requires?: readonly string[];
}

/** Options that are counted together. */
export interface OptionGroup {
  options: readonly string[];
  atLeastOne?: true;
  atMostOne?: true;
}

/** What an operand of a `sui client ptb` command is written as. */
export type OperandKind = 'argument' | 'array' | 'type' | 'types' | 'function' | 'name' | 'path' | 'address' | 'u64';

/** An operand of a `sui client ptb` command. */
export interface Operand {
  name: string;
  kind: OperandKind;
  optional?: true;
  repeated?: true;
}

/** A command or flag inside `sui client ptb`, which reads its words by a grammar of its own. */
export interface PtbCommand extends Lifecycle {
  /** Without the dashes. */
  long: string;
  /** One sentence. */
  summary: string;
  operands: readonly Operand[];
  /** Given twice is an error. */
  once?: true;
}

/** A command: a group of subcommands, or something that runs. */
export interface Command extends Lifecycle {
  name: string;
  aliases?: readonly string[];
  /** One sentence. */
  summary: string;
  positionals?: readonly Positional[];
  options?: readonly Option[];
  groups?: readonly OptionGroup[];
  subcommands?: readonly Command[];
  /** The group does something useful without a subcommand. */
  runsAlone?: true;
  /** Commands of the transaction grammar; only `sui client ptb` has them. */
  ptb?: readonly PtbCommand[];
  /** Every word after the command goes to another program unread. */
  passesThrough?: true;
}

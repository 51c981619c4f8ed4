/** A place in Move code that a message names. What the message leaves out is absent. */
export interface MovePlace {
  /** Address as the message writes it, or a name such as `sui`. */
  package?: string;
  module?: string;
  function?: string;
  /** Offset in the bytecode of the function. */
  instruction?: number;
  /** Line of the source. */
  line?: number;
}

/** A Move function that gave up. */
export interface MoveAbort extends MovePlace {
  kind: 'abort';
  /** The number as the message has it, 64 bits. */
  code?: bigint;
  /** The code that a constant with a message has besides: `#[error(code = 3)]`. */
  ownCode?: number;
  constant?: string;
  /** What the constant holds, as the message shows it. */
  value?: string;
  /** Which command of the transaction, from 1. */
  command?: number;
}

/** Another failure of execution, by the name that `ExecutionFailureStatus` gives it. */
export interface ExecutionFailure extends MovePlace {
  kind: 'execution';
  name: string;
  /** Name of the kind within it: `TypeMismatch` of `CommandArgumentError`. */
  detail?: string;
  /** Which argument, from 0. */
  argument?: number;
  /** Which command of the transaction, from 1. */
  command?: number;
}

export type Parsed = MoveAbort | ExecutionFailure;

/** Leaves out what is not known. */
export const known = <T extends object>(item: T): T =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;

import type {Command, Option, OptionValue, Positional, ValueType} from './model';

type Extras<T, Given extends keyof T> = Partial<Omit<T, Given>>;

/** A command. */
export function command(name: string, summary: string, extras: Extras<Command, 'name' | 'summary'> = {}): Command {
  return {name, summary, ...extras};
}

/** An option without a value. */
export function flag(long: string, summary: string, extras: Extras<Option, 'long' | 'summary' | 'value'> = {}): Option {
  return {long, summary, ...extras};
}

type OptionExtras = Extras<Option, 'long' | 'summary' | 'value'> & Extras<OptionValue, 'type'>;

/** An option with a value. clap names a value after its option, in capitals. */
export function option(long: string, type: ValueType, summary: string, extras: OptionExtras = {}): Option {
  const {name = long.toUpperCase().replaceAll('-', '_'), choices, count = 'one', separator, ...rest} = extras;
  const value: OptionValue = {name, type, count, ...(choices && {choices}), ...(separator !== undefined && {separator})};
  return {long, summary, value, ...rest};
}

/** A positional argument; required unless the extras say otherwise. */
export function argument(
  name: string,
  type: ValueType,
  summary: string,
  extras: Extras<Positional, 'name' | 'type' | 'summary'> = {},
): Positional {
  return {name, type, summary, required: true, ...extras};
}

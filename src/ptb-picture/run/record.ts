import {Transaction} from '@mysten/sui/transactions';
import {shortAddress, shortNumber} from '../short';

/** Plain values of a transaction, by the number of the input. */
const recorded = new WeakMap<Transaction, Record<number, string>>();

function recordOf(tx: Transaction): Record<number, string> {
  const values = recorded.get(tx) ?? {};
  recorded.set(tx, values);
  return values;
}

export const valuesOf = (tx: Transaction): Readonly<Record<number, string>> => recordOf(tx);

/** A plain value for a picture: numbers with commas, text in quotes, addresses in short. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') {
    if (/^0x[0-9a-f]+$/i.test(value)) return shortAddress(value);
    return /^\d+$/.test(value) ? shortNumber(value) : `"${value}"`;
  }
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return shortNumber(String(value));
  if (Symbol.iterator in Object(value)) return `[${Array.from(value as Iterable<unknown>, valueText).join(', ')}]`;
  return '…';
}

/**
 * The value as it is shown: an address or an ID stands alone, other values stand behind their type.
 */
function shown(method: string, args: readonly unknown[]): string {
  const text = valueText(args.at(-1));
  if (['address', 'id'].includes(method)) return text;
  if (method === 'string') return typeof args[0] === 'string' ? `"${args[0]}"` : text;
  return args.length > 1 ? `${method}<${String(args[0])}> ${text}` : `${method} ${text}`;
}

const methods = ['u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'bool', 'string', 'address', 'id', 'vector', 'option'] as const;

type Method = (this: unknown, ...args: unknown[]) => unknown;

const isInput = (argument: unknown): argument is {Input: number} =>
  typeof argument === 'object' && argument !== null && typeof (argument as {Input?: unknown}).Input === 'number';

/**
 * The functions that take the place of those which are added, by the record; a function that is
 * added twice runs once.
 */
const stand = new WeakMap<object, WeakMap<Method, Method>>();

/**
 * A function that is added to a transaction gets a copy of it, which shares its inputs. This makes
 * it share the record as well.
 */
function sharing(command: Method, record: Record<number, string>): Method {
  const known = stand.get(record) ?? new WeakMap<Method, Method>();
  stand.set(record, known);
  const shared: Method =
    known.get(command) ??
    ((copy) => {
      recorded.set(copy as Transaction, record);
      return command(copy);
    });
  known.set(command, shared);
  return shared;
}

function shareRecords(): void {
  const original = Object.getOwnPropertyDescriptor(Transaction.prototype, 'add')?.value as Method | undefined;
  if (!original) throw new Error('Transaction has no method "add" any more: src/ptb-picture/run/record.ts shares records there.');
  const add = function add(this: Transaction, command: unknown): unknown {
    return original.call(this, typeof command === 'function' ? sharing(command as Method, recordOf(this)) : command);
  };
  Object.defineProperty(Transaction.prototype, 'add', {configurable: true, value: add});
}

/**
 * Makes every transaction of this process remember the values of its plain inputs. A transaction
 * keeps their bytes, which do not say what they mean.
 */
export function recordValues(): void {
  shareRecords();
  const original = Object.getOwnPropertyDescriptor(Transaction.prototype, 'pure');
  if (!original?.get) throw new Error('Transaction has no getter "pure" any more: src/ptb-picture/run/record.ts reads values there.');
  Object.defineProperty(Transaction.prototype, 'pure', {
    configurable: true,
    get(this: Transaction) {
      const values = recordOf(this);
      const pure = original.get?.call(this) as Record<string, Method>;
      for (const method of methods) {
        const make = pure[method];
        if (make === undefined) continue;
        pure[method] = (...args) => {
          const argument = make(...args);
          if (isInput(argument)) values[argument.Input] = shown(method, args);
          return argument;
        };
      }
      return pure;
    },
  });
}

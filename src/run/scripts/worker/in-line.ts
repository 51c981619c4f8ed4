/** How much of a value stands in one line: levels of objects, entries of each, and characters. */
const limits = {depth: 2, entries: 12, length: 300};

export const isOpenable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The name of what a value was made by: `Transaction`. */
export function nameOf(value: unknown): string {
  try {
    const made = (value as {constructor?: {name?: unknown}} | null | undefined)?.constructor?.name;
    return typeof made === 'string' && made !== '' ? made : 'Object';
  } catch {
    return 'Object';
  }
}

/** A text in quotes, which are others where it has such itself. */
function quoted(text: string): string {
  const quote = ["'", '"', '`'].find((each) => !text.includes(each)) ?? "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

/** A property's name, in quotes where code needs them. */
export const keyText = (key: string): string => (/^[\w$]+$/.test(key) ? key : quoted(key));

function ofFunction(value: {name: string}): string {
  const text = Function.prototype.toString.call(value);
  if (text.startsWith('class')) return `[class ${value.name || '(anonymous)'}]`;
  return value.name === '' ? '[Function (anonymous)]' : `[Function: ${value.name}]`;
}

function ofPrimitive(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return ofFunction(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

/** Brackets around some entries, of which the rest is counted. */
function around(open: string, entries: readonly string[], close: string, count = entries.length): string {
  const more = count - Math.min(entries.length, limits.entries);
  const shown = [...entries.slice(0, limits.entries), ...(more > 0 ? [`... ${more} more item${more === 1 ? '' : 's'}`] : [])];
  return shown.length === 0 ? open + close : `${open} ${shown.join(', ')} ${close}`;
}

/** The first entries alone are put into words. */
const some = <Item>(items: Iterable<Item>): Item[] => [...items].slice(0, limits.entries);

function ofObject(value: object, depth: number): string {
  const name = nameOf(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (depth >= limits.depth + 1) return Array.isArray(value) ? '[Array]' : `[${name}]`;
  const inner = (each: unknown): string => lineOf(each, depth + 1);
  if (Array.isArray(value)) return around('[', some(value).map(inner), ']', value.length);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = value as Uint8Array;
    return around(`${name}(${items.length}) [`, some(items).map(inner), ']', items.length);
  }
  if (value instanceof Map) {
    const items = some(value as Map<unknown, unknown>).map(([key, each]) => `${inner(key)} => ${inner(each)}`);
    return around(`Map(${value.size}) {`, items, '}', value.size);
  }
  if (value instanceof Set) return around(`Set(${value.size}) {`, some(value as Set<unknown>).map(inner), '}', value.size);
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, {enumerable}]) => enumerable === true);
  const items = properties.map(([key, property]) => `${keyText(key)}: ${property.get ? '[Getter]' : inner(property.value)}`);
  const bare = Object.getPrototypeOf(value) === null;
  return around(bare ? '[Object: null prototype] {' : name === 'Object' ? '{' : `${name} {`, items, '}');
}

const lineOf = (value: unknown, depth: number): string => (isOpenable(value) ? ofObject(value, depth) : ofPrimitive(value));

/** A value in one line, as Node.js writes small ones: `{ name: 'Ana', seeds: 3n }`. */
export function inLine(value: unknown): string {
  const line = lineOf(value, 0);
  return line.length > limits.length ? `${line.slice(0, limits.length)}…` : line;
}

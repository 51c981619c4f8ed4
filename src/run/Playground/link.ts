import type {Edits} from '../panel/edits';

/** What a link carries: an example by its name, and the files that differ from it. */
export interface Shared {
  base: string;
  edits: Edits;
}

const prefix = '#code=';
const parameter = 'example';
/** The most characters of files that a link may bring; a short text can unpack to any length. */
const longest = 500_000;
/** A Move file of a package. */
export const filePath = /^(?:sources|tests)\/(?:[\w-]+\/)*[\w-]+\.move$/;

/** The example that the query of an address names; empty where it names none. */
export const exampleIn = (search: string): string => new URLSearchParams(search).get(parameter) ?? '';

/** An address that opens an example; the page's own where none is named. */
export const withExample = (page: string, name: string): string => (name === '' ? page : `${page}?${parameter}=${name}`);

async function through(bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream, limit: number): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(transform) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) throw new Error('the link holds too much');
    parts.push(next.value);
  }
  const all = new Uint8Array(length);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

/** The part of an address that carries code; servers never see it. */
export async function linkOf({base, edits}: Shared): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({base, edits}));
  const packed = await through(text, new CompressionStream('deflate-raw'), Infinity);
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `${prefix}${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

function readShared(value: unknown): Shared {
  const {base, edits} = value as Partial<Shared>;
  if (typeof base !== 'string' || typeof edits !== 'object') throw new Error('the link holds no code');
  const files = Object.entries(edits).filter(([path, text]) => filePath.test(path) && typeof (text as unknown) === 'string');
  return {base, edits: Object.fromEntries(files)};
}

/**
 * Reads such a part of an address; undefined where it carries no code.
 *
 * @throws where it is damaged, or too long
 */
export async function readLink(hash: string): Promise<Shared | undefined> {
  if (!hash.startsWith(prefix)) return undefined;
  const letters = hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/');
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const text = await through(packed, new DecompressionStream('deflate-raw'), longest);
  return readShared(JSON.parse(new TextDecoder().decode(text)));
}

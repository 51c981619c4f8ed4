/** nspell has no types of its own; this is what the spelling contract uses of it. */
declare module 'nspell' {
  interface Nspell {
    correct: (word: string) => boolean;
    suggest: (word: string) => string[];
  }
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Nspell;
}

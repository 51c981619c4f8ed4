import {lowerFirst} from './lower-first';

const shortest = 50;
const longest = 160;

const sentenceEnd = /[.?](?=\s|$)/;

/** The first sentence of a text, on one line. */
function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = sentenceEnd.exec(line);
  return end ? line.slice(0, end.index + 1) : line;
}

const continuation = ' and more';

/** Cuts a sentence without its period at a word, so that it fits with one. */
function shorten(sentence: string): string {
  if (sentence.length < longest) return sentence;
  const cut = sentence.slice(0, longest - 1 - continuation.length);
  return `${cut
    .slice(0, cut.lastIndexOf(' '))
    .replace(/[,;:(–-]+$/, '')
    .trimEnd()}${continuation}`;
}

/**
 * A page description from a source's own text: its first sentence, led by what the page is where
 * that is too short.
 *
 * @param what the page's subject as a noun phrase, such as "The GraphQL object Address"
 * @param text the source's description; may be empty
 * @returns 50 to 160 characters that end with a period
 */
export function describe(what: string, text = ''): string {
  const sentence = firstSentence(text)
    .replace(/[`*[\]]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/[.?]?$/, '');
  const complete = sentence === '' ? `${what} of the Sui API, with its signature and every type that it uses` : sentence;
  const led = complete.length + 1 >= shortest ? complete : `${what}: ${lowerFirst(complete)}`;
  const padded = led.length + 1 >= shortest ? led : `${led}, as it stands in the pinned release of the Sui sources`;
  return `${shorten(padded)}.`;
}

const shortest = 50;
const longest = 160;

const sentenceEnd = /[.?](?=\s|$)/;

/** The first sentence of a text, on one line. */
function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = sentenceEnd.exec(line);
  return end ? line.slice(0, end.index + 1) : line;
}

/** Cuts a sentence at a word, so that it and its period fit. */
function shorten(sentence: string): string {
  if (sentence.length <= longest) return sentence;
  const cut = sentence.slice(0, longest - 1);
  return `${cut
    .slice(0, cut.lastIndexOf(' '))
    .replace(/[,;:(–-]+$/, '')
    .trimEnd()}…`;
}

/**
 * A page description from a source's own text: its first sentence, led by what the page is where that is too short.
 *
 * @param what the page's subject as a noun phrase, such as "The GraphQL object Address"
 * @param text the source's description; may be empty
 * @returns 50 to 160 characters that end with a period
 */
export function describe(what: string, text = ''): string {
  const sentence = firstSentence(text)
    .replace(/[`*_[\]]/g, '')
    .replace(/[.?]?$/, '');
  const led =
    sentence === ''
      ? `${what} of the Sui API, with its signature and every type that it uses`
      : sentence.length + 1 >= shortest
        ? sentence
        : `${what}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const padded = led.length + 1 >= shortest ? led : `${led}, as it stands in the pinned release of the Sui sources`;
  return `${shorten(padded)
    .replace(/…$/, ' and more')
    .slice(0, longest - 1)}.`;
}

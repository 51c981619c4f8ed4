/** Code and links, in which a full stop ends no sentence. */
const markup = /`[^`]*`|\[[^\]]*\]\([^)]*\)/g;

/** The first sentence of a text in Markdown, with its markup. */
export function firstSentence(markdown: string): string {
  const masked = markdown.replace(markup, (part) => 'x'.repeat(part.length));
  const end = /[.?](?=\s+\S)/.exec(masked);
  return end === null ? markdown : markdown.slice(0, end.index + 1);
}

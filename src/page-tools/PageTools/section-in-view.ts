/** Headings of sections, which readers can report a mistake beside. */
export const headings = 'article :is(h2, h3)[id]';

/**
 * The words of a heading: those before its link to itself, after which there may be the way to
 * report a mistake.
 */
export function wordsOf(heading: HTMLElement): string {
  const words = document.createRange();
  words.selectNodeContents(heading);
  const link = heading.querySelector('.hash-link');
  if (link) words.setEndBefore(link);
  return words.toString().trim();
}

/** The heading of the section that a reader is in: the last one above the middle of the window. */
export function sectionInView(): string | undefined {
  const middle = window.innerHeight / 2;
  const heading = [...document.querySelectorAll<HTMLElement>(headings)].filter((each) => each.getBoundingClientRect().top < middle).at(-1);
  return heading && wordsOf(heading);
}

import type {Line, Page} from './read';

/** A line that a pattern fits, with what its first group caught. */
export interface Match {
  line: Line;
  caught: string;
}

/** Every line of the pages that a pattern fits. One line may fit more than once. */
export const findLines = (pages: readonly Page[], pattern: RegExp): Match[] =>
  pages.flatMap(({lines}) =>
    lines.flatMap((line) =>
      [...line.text.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
        line,
        caught: match.slice(1).find(Boolean) ?? match[0],
      })),
    ),
  );

const word = /[\w:.]/;

/** True where a name stands in a text by itself, and not as a part of a longer name. */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + name.length] ?? ' ';
    if (!word.test(before) && !/\w/.test(after)) return true;
  }
  return false;
}

/** The first line of each page that names something: a field, a method, an option. */
export const placesNaming = (pages: readonly Page[], name: string): string[] =>
  pages.flatMap(({lines}) => lines.find(({text}) => standsIn(text, name))?.place ?? []);

/** The pages that show a figure. */
export const placesShowing = (pages: readonly Page[], figure: string): string[] =>
  pages.filter(({figures}) => figures.some((shown) => shown === figure || shown.startsWith(`${figure}.`))).map(({file}) => file);

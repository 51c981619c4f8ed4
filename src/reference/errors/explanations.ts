/**
 * What an entry means, or when a constant is raised, and what to do about it: Markdown with inline
 * code and links.
 */
export interface Explanation {
  meaning: string;
  cure: string;
}

/** Explanations by part and name: readers download the parts of what they see. */
export type Explanations = Readonly<Record<string, Readonly<Record<string, Explanation>>>>;

/** Where an explanation is. */
export interface Place {
  part: string;
  name: string;
}

/**
 * Where the explanation of an entry is, or of a constant: parts are the pages of entries, and the
 * packages of modules.
 *
 * @param route of the entry, or of the constant's module
 */
export function placeOf(route: string, constant?: string): Place {
  const [path = '', anchor = ''] = route.split('#');
  const names = path.split('/').slice(2);
  return constant === undefined
    ? {part: names.join('-'), name: anchor}
    : {part: names.slice(0, -1).join('-'), name: `${names.at(-1) ?? ''}::${constant}`};
}

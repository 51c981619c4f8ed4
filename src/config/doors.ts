/** Ids of the pages that the four sections start with, in the order of the navbar. */
export const doors: readonly string[] = ['guides', 'concepts', 'standards', 'references'];

/** What the ids of snippets start with. */
export const snippetPrefix = 'snippets/';

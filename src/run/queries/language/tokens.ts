/** A token of GraphQL's language; a comment is one, too. */
export interface Token {
  text: string;
  from: number;
}

const token = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*|\.\.\.|\$?[A-Za-z_]\w*|-?\d[\w.+-]*|[^\s,\uFEFF]/g;

/** Takes a text apart, whatever is wrong with it. */
export const tokensOf = (text: string): Token[] => [...text.matchAll(token)].map(({0: found, index}) => ({text: found, from: index}));

/** Whether the text has comments. */
export const hasComments = (text: string): boolean => tokensOf(text).some((each) => each.text.startsWith('#'));

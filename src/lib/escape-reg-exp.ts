/**
 * A text as a regular expression that finds the text itself. Node 24 has this as `RegExp.escape`.
 */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

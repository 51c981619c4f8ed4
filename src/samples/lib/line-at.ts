/** The line (1-based) that an offset of a text stands on. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

import {readFileSync} from 'node:fs';

/** Text with every run of white space, such as the end of a line in a paragraph, as one space. */
const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether the source of a page, such as "docs/develop/ts-sdk.mdx", has these words. */
export const isSaid = (file: string, words: string): boolean => normal(readFileSync(file, 'utf8')).includes(normal(words));

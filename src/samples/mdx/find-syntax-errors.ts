import {VFileMessage} from 'vfile-message';
import {parseMarkdown} from '../../lib/markdown';
import type {Finding} from '../lib/report';

/** Parses Markdown as a page of this site; MDX stops at the first error. */
export function findSyntaxErrors(code: string): readonly Finding[] {
  try {
    parseMarkdown('example.mdx', code);
    return [];
  } catch (error) {
    if (error instanceof VFileMessage) return [{line: error.line ?? 1, code: 'MDX_SYNTAX', message: error.reason}];
    throw error;
  }
}

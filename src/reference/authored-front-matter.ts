import {parse} from 'yaml';

/** Title and address of an authored page, as its front matter has them. */
export function authoredFrontMatter(text: string): {title?: string; slug?: string} {
  const [, fields = '{}'] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  return parse(fields) as {title?: string; slug?: string};
}

import path from 'node:path';

/** Languages of fences by the ending of a file's name, where that is not the language itself. */
const languages: Readonly<Record<string, string>> = {
  rs: 'rust',
  py: 'python',
  yml: 'yaml',
  service: 'ini',
  conf: 'ini',
  txt: 'text',
  circom: 'text',
  gitignore: 'text',
};

const known = new Set(['move', 'ts', 'tsx', 'js', 'json', 'toml', 'yaml', 'html', 'sql', 'graphql', 'sh']);

/**
 * The language in which a page shows a file.
 *
 * @returns undefined for a kind of file that no example had so far: it needs a decision
 */
export function languageOf(file: string): string | undefined {
  const ending = (path.extname(file) || path.basename(file)).slice(1);
  return languages[ending] ?? (known.has(ending) ? ending : undefined);
}

import {versions} from '../facts/versions';
import type {SampleMeta} from './sample';

/** How the site says, under a block, what checked it. */
const labels: Readonly<Record<string, string>> = {
  move: `Compiled with Sui Move ${versions.moveCompiler}`,
  ts: `Type-checked against @mysten/sui ${versions.suiTypeScriptSdk}`,
  tsx: `Type-checked against @mysten/sui ${versions.suiTypeScriptSdk}`,
  js: `Type-checked against @mysten/sui ${versions.suiTypeScriptSdk}`,
  jsx: `Type-checked against @mysten/sui ${versions.suiTypeScriptSdk}`,
  graphql: `Validated against the schema of @mysten/sui ${versions.suiTypeScriptSdk}`,
  sh: `Checked against the sui ${versions.suiCli} command line`,
};

/** Languages whose line would only say that the text parses; it is left out. */
const silent = new Set(['json', 'yaml', 'toml', 'ini', 'rust', 'sql', 'proto', 'protobuf', 'python', 'mdx', 'text', 'diff', '']);

/** True for a shell sample with a `sui` command, the only ones that a model checks. */
const runsSui = (code: string): boolean => /^\s*(?:\w+=\S+ )*sui\s/m.test(code);

/**
 * The sentence under a sample, or undefined where there is nothing to say.
 *
 * @throws where a language is neither labelled nor known to be silent: a new language needs a decision
 */
export function readerLabel(language: string, code: string, meta: SampleMeta): string | undefined {
  if (meta.output || meta.unchecked !== undefined || meta.fails !== undefined) return undefined;
  if (meta.method !== undefined) return `Checked against the types of @mysten/sui ${versions.suiTypeScriptSdk}`;
  if (language === 'sh' && !runsSui(code)) return undefined;
  const label = labels[language];
  if (label === undefined && !silent.has(language))
    throw new Error(`src/samples/reader-labels.ts has no label for the language "${language}"`);
  if (language === 'move' && meta.fragment && meta.file === undefined) return `Parsed with Sui Move ${versions.moveCompiler}`;
  return label;
}

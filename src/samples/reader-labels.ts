import {versions} from '../facts/versions';
import type {SampleMeta} from './sample';

/** The sentence under a block that says what checked it, by language. */
const labels: Readonly<Record<string, string>> = {
  move: `Compiled with Sui Move ${versions.moveCompiler}`,
  graphql: `Validated against the schema of @mysten/sui ${versions.suiTypeScriptSdk}`,
  sh: `Checked against the sui ${versions.suiCli} command line`,
};

/** SDKs that a sample may use besides `@mysten/sui`, with their pins. */
const sdks: Readonly<Record<string, string>> = {
  '@mysten/deepbook-v3': versions.deepbookV3,
  '@mysten/dapp-kit-react': versions.dappKitReact,
  '@mysten/wallet-standard': versions.walletStandard,
};

const typeChecked = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The label of a type-checked sample: the SDKs that it imports, and always `@mysten/sui`. */
function typeCheckLabel(source: string): string {
  const used = Object.keys(sdks).filter((name) => source.includes(`from '${name}'`) || source.includes(`from '${name}/`));
  const pins = [...used.map((name) => `${name} ${sdks[name] ?? ''}`), `@mysten/sui ${versions.suiTypeScriptSdk}`];
  return `Type-checked against ${pins.join(' and ')}`;
}

/** Languages without a label: it would only say that the text parses. */
const silent = new Set(['json', 'yaml', 'toml', 'ini', 'rust', 'sql', 'proto', 'protobuf', 'python', 'mdx', 'text', 'diff', '']);

/** The languages that samples may be written in. */
export const sampleLanguages: readonly string[] = [...Object.keys(labels), ...typeChecked, ...silent];

/** True for a shell sample with a `sui` command: only those are checked against a model. */
const runsSui = (code: string): boolean => /^\s*(?:\w+=\S+ )*sui\s/m.test(code);

/**
 * The sentence under a sample, or undefined where there is nothing to say. `source` is the whole
 * file where the sample is a region of one, since imports stand above it.
 *
 * @throws where a language is neither labelled nor known to be silent: a new language needs a
 *   decision
 */
export function readerLabel(language: string, code: string, meta: SampleMeta, source = code): string | undefined {
  if (meta.output || meta.unchecked !== undefined || meta.fails !== undefined) return undefined;
  if (meta.method !== undefined) return `Checked against the types of @mysten/sui ${versions.suiTypeScriptSdk}`;
  if (language === 'sh' && !runsSui(code)) return undefined;
  if (typeChecked.has(language)) return typeCheckLabel(source);
  const label = labels[language];
  if (label === undefined && !silent.has(language))
    throw new Error(`src/samples/reader-labels.ts has no label for the language "${language}"`);
  if (language === 'move' && meta.fragment && meta.file === undefined) return `Parsed with Sui Move ${versions.moveCompiler}`;
  return label;
}

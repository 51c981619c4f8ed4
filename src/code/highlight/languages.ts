import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type * as PrismNamespace from 'prismjs';
import {addMove} from './move';

/**
 * Languages in addition to those that prism-react-renderer bundles, in the order in which they must
 * load.
 */
const additional = ['bash', 'toml', 'ini', 'sql', 'protobuf', 'diff'];

/** Fences whose language Prism knows by another name. */
const aliases: Readonly<Record<string, string>> = {mdx: 'markdown', sh: 'bash', text: 'plain'};

const scope = globalThis as {Prism?: unknown};

/**
 * Prism's language files are scripts that write to a global `Prism`, so it is there only while they
 * load.
 */
function loadAdditional(): void {
  const load = createRequire(__filename);
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of additional) load(`prismjs/components/prism-${language}`);
  if (before === undefined) delete scope.Prism;
  else scope.Prism = before;
}

/**
 * Prism's own pattern for options of shell commands leaves out those with a hyphen in them, such as
 * `--gas-budget`.
 */
function addLongOptions({bash}: typeof Prism.languages): void {
  const parameter = {pattern: /(^|\s)-{1,2}\w+(?:[-.:]\w+)*(?![-\w])/, lookbehind: true, alias: 'variable'};
  if (bash) Object.assign(bash, {parameter});
}

loadAdditional();
addLongOptions(Prism.languages);
addMove(Prism.languages);

/** The grammar of a fence's language; undefined where there is none. */
export const grammarOf = (language: string): PrismNamespace.Grammar | undefined => Prism.languages[aliases[language] ?? language];

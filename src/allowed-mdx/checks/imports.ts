import {existsSync} from 'node:fs';
import path from 'node:path';
// Brings `mdxjsEsm` into mdast.
import type {} from 'mdast-util-mdxjs-esm';
import type {Check} from '../check';
import {allowedElements} from '../elements';

const components = new Set(Object.values(allowedElements).map(({from}) => from));

/** Figures and snippets: where they are from the repository's top. */
const files = /^@site\/(src\/facts\/[a-z0-9-]+|docs\/snippets\/[a-z0-9-]+\.mdx)$/;

function moduleProblem(module: string, siteDir: string): string | undefined {
  if (components.has(module)) return undefined;
  const [, file] = files.exec(module) ?? [];
  if (file === undefined)
    return `the page imports "${module}", which no page may. Pages import figures from @site/src/facts/…, snippets from @site/docs/snippets/…, and the components of src/allowed-mdx/elements.ts: add an entry there for a new one.`;
  return existsSync(path.join(siteDir, file.endsWith('.mdx') ? file : `${file}.ts`))
    ? undefined
    : `the page imports ${file}, which does not exist. Correct the name, or write the file.`;
}

/** Imports of anything but listed components, figures and snippets; exports. */
export const imports: Check = (node, {siteDir}) => {
  if (node.type !== 'mdxjsEsm') return undefined;
  for (const statement of node.data?.estree?.body ?? []) {
    if (statement.type !== 'ImportDeclaration')
      return 'a page exports nothing and declares nothing. Write figures in src/facts/ and import them.';
    const problem = moduleProblem(String(statement.source.value), siteDir);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

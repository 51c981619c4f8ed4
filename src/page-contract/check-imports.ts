import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
// Brings the node types of MDX (`mdxjsEsm`) into mdast.
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

const siteAlias = '@site/';
const extensions = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** True where a module of this repository exists under the path, as the bundler would find it. */
const resolves = (file: string): boolean => extensions.some((extension) => existsSync(file + extension));

/** Stops the build at an import of a snippet or component that does not exist, with the page's line. */
const checkImports: Plugin<[{siteDir: string}], Root> = ({siteDir}) => {
  return (tree, page) => {
    visit(tree, 'mdxjsEsm', (node) => {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        const source = String(statement.source.value);
        if (!source.startsWith(siteAlias)) continue;
        const file = source.slice(siteAlias.length);
        if (!resolves(path.join(siteDir, file)))
          page.fail(
            `the page imports ${file}, which does not exist; snippets are in docs/snippets/, figures in src/facts/, and references/contribute/mdx-components lists the components`,
            node,
          );
      }
    });
  };
};

export default checkImports;

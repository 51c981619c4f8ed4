import type {ImportDeclaration, Node as EstreeNode} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

/** A statement of a page's module code, with the Markdown node that it is in. */
export interface Statement {
  node: MdxjsEsm;
  statement: EstreeNode;
}

/** Every statement of a page's `import` and `export` lines. */
export function statementsOf(tree: Root): Statement[] {
  const found: Statement[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) found.push({node, statement});
  });
  return found;
}

/** A name that an import brings. */
export interface ImportedName {
  local: string;
  /** As the module exports it: "default", a name, or "*" for all of it. */
  imported: string;
  module: string;
}

/** The names that one import brings. */
export const namesIn = ({source, specifiers}: ImportDeclaration): ImportedName[] =>
  specifiers.map((specifier) => ({
    local: specifier.local.name,
    module: String(source.value),
    imported:
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : String(specifier.imported.value),
  }));

/** All names that a page imports, by the name it uses. */
export const importedNames = (tree: Root): Map<string, ImportedName> =>
  new Map(
    statementsOf(tree).flatMap(({statement}) =>
      statement.type === 'ImportDeclaration' ? namesIn(statement).map((name): [string, ImportedName] => [name.local, name]) : [],
    ),
  );

const factsFolder = '@site/src/facts/';
const snippet = /^@site\/docs\/snippets\/[a-z0-9-]+\.mdx$/;

/** The file of src/facts/ that an import names, without its extension; undefined for other modules. */
export const factsModule = (module: string): string | undefined =>
  module.startsWith(factsFolder) ? module.slice(factsFolder.length) : undefined;

/** True for the address of a snippet. */
export const isSnippetModule = (module: string): boolean => snippet.test(module);

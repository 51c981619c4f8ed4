import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
// Brings `mdxjsEsm` into mdast.
import type {} from 'mdast-util-mdxjs-esm';

/** What a page imports under one name. */
export interface ImportedName {
  module: string;
  /** As the module exports it: "default", a name, or "*" for all of it. */
  name: string;
}

function nameOf(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}

/** All that a page imports, by the name it uses. */
export const importedNames = ({children}: Root): Map<string, ImportedName> =>
  new Map(
    children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
      .filter((statement) => statement.type === 'ImportDeclaration')
      .flatMap(({source, specifiers}) =>
        specifiers.map((specifier): [string, ImportedName] => [
          specifier.local.name,
          {module: String(source.value), name: nameOf(specifier)},
        ]),
      ),
  );

import type {Identifier, ImportDeclaration} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

const identifier = (name: string): Identifier => ({type: 'Identifier', name});

/**
 * The import of a component that a remark step puts into a page. Components that every page has
 * need none, but every page downloads them.
 *
 * @param local the component's name in the page
 * @param imported its name in the module, which may be `default`
 */
export function importNode(source: string, local: string, imported: string = local): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: identifier(imported), local: identifier(local)}],
    source: {type: 'Literal', value: source},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import {${imported === local ? local : `${imported} as ${local}`}} from '${source}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}

import type {Program} from 'estree';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import shortToc from '@site/src/light-docs/docs/short-toc';

const literal = (value: string | number) => ({type: 'Literal' as const, value});
const entry = (level: number, key = 'level') => ({
  type: 'ObjectExpression' as const,
  properties: [
    {type: 'Property' as const, key: {type: 'Identifier' as const, name: 'id'}, value: literal(`h${level}`)},
    {type: 'Property' as const, key: literal(key), value: literal(level)},
  ],
});

/** A page as it is behind Docusaurus's own plugins: with an exported table of contents. */
function run(elements: readonly object[], frontMatter: object = {}): unknown[] {
  const init = {type: 'ArrayExpression', elements};
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name: 'toc'}, init}],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [{type: 'ExportNamedDeclaration', declaration}]} as unknown as Program;
  const tree = {type: 'root', children: [{type: 'mdxjsEsm', value: '', data: {estree}}]} as Root;
  unified()
    .use(shortToc)
    .runSync(tree, new VFile({path: 'docs/page.mdx', data: {frontMatter}}));
  return init.elements as unknown[];
}

test('keeps second and third level, and what a snippet spreads', () => {
  const snippet = {type: 'SpreadElement', argument: {type: 'Identifier', name: 'toc0'}};
  expect(run([entry(2), entry(3), entry(4), snippet])).toEqual([entry(2), entry(3), snippet]);
});

test('keeps what the front matter asks for', () => {
  expect(run([entry(2), entry(3)], {toc_max_heading_level: 2})).toEqual([entry(2)]);
});

test('stops where Docusaurus writes entries in another form', () => {
  expect(() => run([entry(2, 'depth')])).toThrow('in another form than {value, id, level}');
});

import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../../src/lib/markdown';
import {annotate} from '../../../../src/reference/move/annotate';
import {indexTypes} from '../../../../src/reference/move/types';
import {modulePage} from '../../../../src/reference/move/module-page';
import {joinOverlays} from '../../../../src/reference/move/overlays';
import {serializePage} from '../../../../src/reference/serialize';
import {first, functionOf, moduleOf, packageOf, sentence, structOf, typeOf, u64, value} from './fixture';

describe('texts with markup in them', () => {
  const nasty = `Takes {braces}, <script>alert(1)</script>, a | pipe, \`a \\| b\` and \`{code}\`. ${'long '.repeat(200)}end.`;
  const module = moduleOf('coin', {
    datatypes: [
      structOf('Coin', {fields: [{name: 'pos0', type: u64}]}),
      {
        name: 'State',
        abilities: [],
        typeParameters: [],
        variants: [
          {name: 'Open', fields: []},
          {name: 'Closed', fields: [{name: 'pos0', type: typeOf('coin', 'Coin')}]},
        ],
      },
    ],
    functions: [functionOf('f', {parameters: [value(u64)]})],
  });
  const overlay = {summary: `${sentence} ${nasty}`, functions: {f: {summary: nasty, params: ['x']}}, deprecatedFunctions: {f: nasty}};
  const packages = annotate([packageOf(module)], joinOverlays({sui: {coin: overlay}}), {});
  const index = indexTypes(packages);
  const text = serializePage(modulePage(first(first(packages).modules), {index}));

  test('stay text', () => {
    const kinds = new Set<string>();
    visit(parseMarkdown('page.md', text), (node) => {
      if (node.type !== 'html' || !/^<!-- #\S+ -->$/.test(node.value)) kinds.add(node.type);
    });
    expect(kinds).not.toContain('html');
    expect(text).toContain('\\<script>alert(1)\\</script>');
  });

  test('enums have their variants in a table', () => {
    expect(text).toMatch(/\| `Open` +\| None/);
    expect(text).toMatch(/\| `Closed` +\| `0`: \[`Coin`\]\(#struct-coin\)/);
  });

  test('positional fields have numbers', () => {
    expect(text).toMatch(/\| Position \| Type +\|\n.*\n\| `0` +\| `u64`/);
  });
});

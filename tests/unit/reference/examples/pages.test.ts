import type {Example} from '@site/src/examples/model';
import {serializePage} from '@site/src/reference/serialize';
import {examplePage} from '@site/src/reference/examples/example-page';
import {landingPage} from '@site/src/reference/examples/landing-page';
import {quotesOf} from '@site/src/reference/examples/quotes';
import {scratchFolder} from '../../../lib/scratch-folder';

const file = (dir: string, name: string, text: string) => ({file: `${dir}/${name}`, path: name, text, regions: {}});

const sluice: Example = {
  name: 'sluice',
  shelf: 'move',
  dir: 'examples/move/sluice',
  summary: 'Opens a gate. It also counts.',
  files: [
    file('examples/move/sluice', '.gitignore', 'build\n'),
    file('examples/move/sluice', 'Move.toml', '[package]\n'),
    file('examples/move/sluice', 'sources/gate.move', 'module sluice::gate;\n'),
    file('examples/move/sluice', 'sources/empty.move', '\n'),
  ],
  needs: ['examples/move/canal'],
};
const canal: Example = {...sluice, name: 'canal', dir: 'examples/move/canal', summary: 'Water.', files: [], needs: []};

describe('the page of an example', () => {
  const text = serializePage(examplePage(sluice, [sluice, canal], [{route: '/guides/gates', title: 'Open a gate'}]));

  test.each([
    ['its archive, and what the archive brings along', '[sluice.zip](/downloads/sluice.zip)'],
    ['the example that it needs', '[canal](/references/examples/canal)'],
    ['the pages that explain it', '[Open a gate](/guides/gates)'],
    ['its files as a tree', '[`gate.move`](#sources-gate-move)'],
    [
      'each file whole, with an anchor for its lines',
      'file="examples/move/sluice/sources/gate.move" title="sources/gate.move" anchor="sources-gate-move"',
    ],
    ['each file as text', '(/downloads/sluice/sources/gate.move.txt)'],
    ['that a file is empty', 'The file is empty.'],
  ])('has %s', (_what, wanted) => {
    expect(text).toContain(wanted);
  });

  test('leaves out files that every repository has', () => {
    expect(text).not.toContain('.gitignore');
  });

  test('stops at a kind of file that no example had so far', () => {
    const strange = {...sluice, files: [file(sluice.dir, 'gate.xyz', 'x')]};
    expect(() => examplePage(strange, [strange, canal], [])).toThrow(
      'examples/move/sluice/gate.xyz:1: no language is known for its kind of file.',
    );
  });
});

test('the list has every example with the first sentence of its summary', () => {
  const text = serializePage(landingPage([sluice, canal]));
  expect(text).toContain('[sluice](/references/examples/sluice): Opens a gate.\n');
  expect(text).toContain('[canal](/references/examples/canal): Water.');
  expect(text).not.toContain('It also counts');
});

describe('the pages that quote an example', () => {
  const fence = (name: string): string => `\`\`\`move file="examples/move/${name}/sources/gate.move"\n\`\`\`\n`;
  const docs = scratchFolder({
    'guides/gates.mdx': `---\ntitle: Open a gate\n---\n\n${fence('sluice')}\n${fence('sluice')}`,
    'guides/other.mdx': `---\ntitle: By a snippet\nslug: /elsewhere\n---\n\nimport Part from '@site/docs/snippets/part.mdx';\n`,
    'snippets/part.mdx': fence('canal'),
  });
  const generated = {
    id: 'references/gate',
    title: 'gate',
    description: '',
    body: [{type: 'code' as const, lang: 'move', meta: 'file="examples/move/sluice/Move.toml"', value: ''}],
  };
  const quotes = quotesOf(docs, [generated]);

  test('are named once each, authored ones first', () => {
    expect(quotes.get('sluice')).toEqual([
      {route: '/guides/gates', title: 'Open a gate'},
      {route: '/references/gate', title: 'gate'},
    ]);
  });

  test('are the pages of a snippet, and not the snippet, by their own addresses', () => {
    expect(quotes.get('canal')).toEqual([{route: '/elsewhere', title: 'By a snippet'}]);
  });
});

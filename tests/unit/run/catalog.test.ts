import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {catalogOf} from '@site/src/run/build/catalog';

test('packages stand below the subject of the page that explains each, with one sentence', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  mkdirSync(path.join(docs, 'fruit'));
  writeFileSync(path.join(docs, 'fruit.mdx'), '---\ntitle: All fruit\n---\n');
  writeFileSync(path.join(docs, 'fruit/pear.mdx'), '---\ntitle: Pears\n---\n\n```move file="examples/move/pear/sources/pear.move"\n```\n');
  writeFileSync(path.join(docs, 'nut.mdx'), '---\ntitle: Nuts\n---\n\n```move file="examples/move/nut/sources/nut.move"\n```\n');
  expect(catalogOf(docs, ['nut', 'pear'], {nut: 'A nut of 1.5 g. It has a shell.', pear: 'A pear.'})).toEqual({
    'All fruit': {pear: 'A pear.'},
    Nuts: {nut: 'A nut of 1.5 g.'},
  });
});

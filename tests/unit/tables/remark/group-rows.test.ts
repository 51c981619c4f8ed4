import {toHtml} from 'hast-util-to-html';
import type {Table} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import layOutTables from '@site/src/tables/remark';

function htmlOf(rows: readonly string[]): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(layOutTables);
  const markdown = ['| Code | Constant |', '| - | - |', ...rows].join('\n');
  return toHtml(toHast(processor.runSync(processor.parse(markdown)))).replaceAll('\n', '');
}

const outer = '| **Framework at `0x2` <!-- #framework -->** | |';
const inner = '| **`kiosk` error codes <!-- #kiosk -->** [when](/when) | |';

test('a row of a bold text with an anchor is a heading over all columns, of a level above that of one that follows it', () => {
  const html = htmlOf([outer, inner, '| 2 | `ENotEmpty` |']);
  expect(html).toMatch(/^<table class="grouped-table">/);
  expect(html).toContain('<tr class="table-group"><td colspan="2"><h3 id="framework">Framework at <code>0x2</code></h3></td></tr>');
  expect(html).toContain('<td colspan="2"><h4 id="kiosk"><code>kiosk</code> error codes</h4> <a href="/when">when</a></td></tr>');
  expect(html).toContain('<tr><td>2</td><td><code>ENotEmpty</code></td></tr>');
});

test.each([
  ['without an anchor', '| **bold** | |'],
  ['with an anchor that is not in the bold text', '| **bold** <!-- #bold --> | |'],
  ['with something in another cell', '| **bold <!-- #bold -->** | more |'],
])('a row %s is a row', (_name, row) => {
  expect(htmlOf([row])).not.toMatch(/table-group|grouped-table|<h[34]/);
});

test('a table with headings stays one on a phone, where another becomes a list', () => {
  const long = `| 2 | \`${'ALongNameOfAConstant'.repeat(3)}\` |`;
  expect(htmlOf([long])).toContain('stacked-table');
  expect(htmlOf([inner, long])).not.toMatch(/stacked-table|data-label|role=/);
});

test('what a heading says has no part in the width of its column', () => {
  const short = '| 2 | `ENotEmpty` |';
  expect(htmlOf([`| **${'a long heading '.repeat(5)}<!-- #long -->** | |`, short])).toContain('<th class="rem-4">Code</th>');
});

test('only a table that is longer than a reader looks through is filtered', () => {
  const filtered = (rows: number): unknown => {
    const processor = unified().use(remarkParse).use(remarkGfm).use(layOutTables);
    const markdown = ['| Code | Constant |', '| - | - |', ...Array.from({length: rows}, (_, row) => `| ${row} | a |`)].join('\n');
    const [table] = processor.runSync(processor.parse(markdown)).children as Table[];
    return ((table?.data as {hProperties?: object} | undefined)?.hProperties as Record<string, unknown> | undefined)?.['data-filter'];
  };
  expect(filtered(251)).toBe(true);
  expect(filtered(200)).toBeUndefined();
});

import {sourceBlocks, sourceInline} from '../../../src/reference/source-text';
import {table} from '../../../src/reference/build';
import {markdownOf} from './page-tools';

const render = (text: string): string => markdownOf(...sourceBlocks(text)).trim();
const cell = (text: string): string =>
  markdownOf(table(['A'], [[sourceInline(text)]]))
    .split('\n')
    .at(-2) ?? '';

test.each([
  ['a tag', 'Use <script>alert(1)</script> here.', 'Use \\<script>alert(1)\\</script> here.'],
  ['a block of HTML', '<div>\nhi\n</div>', '\\<div>\nhi\n\\</div>'],
  ['a type with brackets', 'A Coin<T> of `Coin<T>`.', 'A Coin\\<T> of `Coin<T>`.'],
  ['a heading', '# JSON Mapping\n\nText.', '**JSON Mapping**\n\nText.'],
  ['a heading over a line', 'JSON\n====\nText.', '**JSON**\n\nText.'],
  ['a link to a page that is gone', 'See [Event filter](https://docs.sui.io/build/event_api#event-filters).', 'See Event filter.'],
  ['another link', 'See [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339).', 'See [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339).'],
  ['brackets that are no link', 'Return all [DelegatedStake].', 'Return all \\[DelegatedStake].'],
  ['braces', '`None` = {pre-active, active}', '`None` = {pre-active, active}'],
  ['a drawing', 'Levels:\n  "0xa"      -> package\n  "0xa::b"   -> module', 'Levels:\n\n- `"0xa" -> package`\n- `"0xa::b" -> module`'],
  ['a list', 'Takes:\n1. Bytes.\n2. An ID.', 'Takes:\n\n1. Bytes.\n2. An ID.'],
  ['one indented line is prose', 'Possible causes:\n    Overflow, or similar.', 'Possible causes:\nOverflow, or similar.'],
])('blocks: %s', (_what, text, expected) => {
  expect(render(text)).toBe(expected);
});

test.each([
  ['line ends', 'One\ntwo `a\nb`.', '| One two `a b`. |'],
  ['a pipe', 'a | b and `c | d`', '| a \\| b and `c \\| d` |'],
  ['paragraphs', 'One.\n\nTwo.', '| One.<br />Two. |'],
  ['a list', 'Rules.\n   - First.\n   - Second.', '| Rules.<br />• First.<br />• Second. |'],
  ['a numbered list', 'Takes:\n3. Bytes.\n4. An ID.', '| Takes: 3. Bytes. 4. An ID. |'],
  ['a hard break', 'is larger \\\nthan', '| is larger  than |'],
  ['a quotation', '> Said.', '| Said. |'],
  ['a table of its own', '| a | b |\n| - | - |\n| c | d |', '| a b <br />c d |'],
])('cell: %s', (_what, text, expected) => {
  expect(cell(text).replace(/ +\|$/, ' |')).toBe(expected);
});

test('a very long line stays one line', () => {
  const long = 'word '.repeat(2000).trim();
  expect(render(long)).toBe(long);
  expect(cell(long).split('\n')).toHaveLength(1);
});

test('backticks inside code keep their fence', () => {
  expect(cell('Use `` a ` b ``.').trim()).toContain('``a ` b``');
});

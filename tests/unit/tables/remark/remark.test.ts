import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import layOutTables from '@site/src/tables/remark';

type Properties = Record<string, unknown>;

const propertiesOf = ({data}: {data?: object | undefined}): Properties =>
  (data as {hProperties?: Properties} | undefined)?.hProperties ?? {};

function tablesOf(markdown: string): Table[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(layOutTables);
  const tree = processor.runSync(processor.parse(markdown));
  return tree.children.filter((node) => node.type === 'table');
}

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const widths = (shown: Table | undefined): unknown[] => shown?.children[0]?.children.map((cell) => propertiesOf(cell).className) ?? [];
const isStacked = (shown: Table): boolean => String(propertiesOf(shown).className).includes('stacked-table');

const sentence = 'A sentence that takes a good deal more room than a phone has for a column of a table.';
const options = table(['Option', 'Value', 'Meaning'], ['`--gas-budget`', 'u64', sentence]);

test('a table that does not fit on a phone has labelled cells, and roles that outlive it', () => {
  const [shown] = tablesOf(options);
  expect(shown && propertiesOf(shown)).toEqual({className: ['stacked-table'], role: 'table'});
  expect(shown?.children.map((row) => propertiesOf(row).role)).toEqual(['row', 'row']);
  expect(shown?.children[0]?.children.map((cell) => propertiesOf(cell).role)).toEqual(['columnheader', 'columnheader', 'columnheader']);
  expect(shown?.children[1]?.children.map(propertiesOf)).toEqual([
    {role: 'cell', 'data-label': 'Option'},
    {role: 'cell', 'data-label': 'Value'},
    {role: 'cell', 'data-label': 'Meaning'},
  ]);
});

test('a label is the text of the head, without its marks', () => {
  const [shown] = tablesOf(table(['A `b` *c*', 'Value', 'Meaning'], ['1', '2', sentence]));
  expect(propertiesOf(shown?.children[1]?.children[0] ?? {})['data-label']).toBe('A b c');
});

test.each([
  ['two short columns', table(['Field', 'Type'], ['`id`', '`UID`']), false],
  ['a name and a sentence', table(['Command', 'Purpose'], ['`gas`', sentence]), false],
  ['two columns of sentences', table(['Belief', 'In fact'], [sentence, sentence]), true],
  [
    'a name that a phone would have to tear apart',
    table(['Field', 'Type'], ['`a_very_long_name_of_a_field`', '`u8`, `u8`, `AndAType`']),
    true,
  ],
  ['three short columns', table(['Port', 'Kind', 'Use'], ['8084', 'UDP', 'peers']), false],
])('%s', (_name, markdown, stacked) => {
  expect(tablesOf(markdown).map(isStacked)).toEqual([stacked]);
});

test('tables of three columns with the same head are all lists where one has to be', () => {
  const short = table(['Option', 'Value', 'Meaning'], ['`--gas`', 'ID', 'coin']);
  expect(tablesOf(short).map(isStacked)).toEqual([false]);
  expect(tablesOf(`${short}\n\n${options}`).map(isStacked)).toEqual([true, true]);
});

test('columns of names have the width of names, and the last one takes the rest', () => {
  expect(widths(tablesOf(options)[0])).toEqual([['rem-10'], ['rem-4'], undefined]);
});

test('tables with the same head line up', () => {
  const long = table(['Option', 'Value', 'Meaning'], ['`--serialize-transaction`', 'u64', sentence]);
  const [first, second] = tablesOf(`${options}\n\n${long}`);
  expect(widths(first)).toEqual(widths(second));
  expect(widths(first)[0]).toEqual(['rem-14']);
});

test('one long name does not widen the column of many short ones', () => {
  const rows = Array.from({length: 20}, () => ['`id`', sentence]);
  const [shown] = tablesOf(table(['Field', 'Description'], ...rows, ['`the_longest_of_all_names`', sentence]));
  expect(widths(shown)).toEqual([['rem-4'], undefined]);
});

const nameOf = (length: number): string => `\`${'a_long_name'.repeat(10).slice(0, length)}\``;
const brokenIn = (shown: Table | undefined): string[] =>
  shown?.children.flatMap(({children}) =>
    children.filter((cell) => String(propertiesOf(cell).className).includes('long-name')).map((cell) => JSON.stringify(cell.children)),
  ) ?? [];

test('a long name is broken where it would squeeze the columns of sentences, and nowhere else', () => {
  const [crowded] = tablesOf(table(['Metric', 'Labels', 'Use'], [nameOf(50), '`path`, `status`', sentence], [nameOf(20), 'path', 'x']));
  expect(widths(crowded)[0]).toEqual(['rem-16']);
  expect(brokenIn(crowded)).toEqual([expect.stringContaining(nameOf(50).slice(1, -1))]);
  const [roomy] = tablesOf(table(['Metric', 'Use'], [nameOf(50), 'x']));
  expect(widths(roomy)[0]).toBeUndefined();
  expect(brokenIn(roomy)).toEqual([]);
});

test('a column of short texts leaves room for the few long ones, too', () => {
  const rows = Array.from({length: 20}, () => ['id', 'text', sentence]);
  const [shown] = tablesOf(
    table(['Field', 'Type', 'Content'], ...rows, ['id', 'list of lists: time, open, high, low, close, volume', 'x']),
  );
  expect(widths(shown)).toEqual([['rem-4'], ['rem-10'], undefined]);
});

test('a column of sentences has no width of its own', () => {
  expect(widths(tablesOf(table(['Symptom', 'Cause', 'Cure'], [sentence, sentence, sentence]))[0])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a table whose names hardly fit side by side is set tighter', () => {
  const name = `\`${'LongNameOfAMethod'.repeat(2)}\``;
  const classes = (markdown: string): unknown => propertiesOf(tablesOf(markdown)[0] ?? {}).className;
  expect(classes(table(['A', 'B', 'C'], [name, name, name]))).toContain('tight-table');
  expect(classes(options)).not.toContain('tight-table');
});

test('what a cell was given by another step stays', () => {
  const keep = () => (tree: Root) => {
    const cell = (tree.children[0] as Table).children[0]?.children[0];
    if (cell) cell.data = {hProperties: {className: ['kept']}};
  };
  const processor = unified().use(remarkParse).use(remarkGfm).use(keep).use(layOutTables);
  const tree = processor.runSync(processor.parse(options));
  expect(widths(tree.children[0] as Table)[0]).toEqual(['kept', 'rem-10']);
});

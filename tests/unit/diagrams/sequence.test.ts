import {narrow, wide} from '@site/src/diagrams/drawing';
import {drawSequence} from '@site/src/diagrams/sequence';
import {readSequence} from '@site/src/diagrams/sequence-source';

const source = `actor app: Your app
actor node: Full node

app -> node [accent]: ExecuteTransaction
note node: checks the signatures and the balance of the gas coin
node --> app: effects
== later ==
node -> node: writes a checkpoint`;

test('reads actors and steps', () => {
  const {actors, steps} = readSequence(source);
  expect(actors).toEqual([
    {id: 'app', label: 'Your app'},
    {id: 'node', label: 'Full node'},
  ]);
  expect(steps.map(({kind}) => kind)).toEqual(['message', 'note', 'message', 'divider', 'message']);
  expect(steps[0]).toEqual({kind: 'message', from: 'app', to: 'node', text: 'ExecuteTransaction', reply: false, emphasis: 'accent'});
  expect(steps[2]).toMatchObject({reply: true});
});

test.each([narrow, wide])('draws everything inside the $name format, from top to bottom', (format) => {
  const {width, height, shapes} = drawSequence(source, format);
  expect(width).toBeLessThanOrEqual(format.width);
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
  expect(texts.map(({text}) => text)).toEqual(expect.arrayContaining(['Your app', 'Full node', 'ExecuteTransaction', 'effects', 'later']));
  for (const {x, y} of texts) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(height);
  }
  const order = ['ExecuteTransaction', 'effects', 'later', 'writes a checkpoint'].map(
    (words) => texts.find(({text}) => text === words)?.y ?? 0,
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('breaks names, notes and messages where the source says so', () => {
  const {shapes} = drawSequence(
    String.raw`actor a: Your\napp
    actor b: Node
    a -> b: first\nsecond
    note b: third\nfourth`,
    narrow,
  );
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  expect(texts).toEqual(['Your', 'app', 'Node', 'first', 'second', 'third', 'fourth']);
});

test('lanes are spread over the column, and two are not torn apart', () => {
  const lanes = (actors: number): number => {
    const names = Array.from({length: actors}, (_, index) => `actor a${index}: A`).join('\n');
    return drawSequence(`${names}\na0 -> a1: hi`, wide).width;
  };
  expect(lanes(4)).toBe(wide.width);
  expect(lanes(2)).toBeLessThan(wide.width);
});

test.each([
  ['actor a: A\nactor b: B\na -> c: text', 3, '"c" is not declared'],
  ['actor a: A\nactor b: B\na => b: text', 3, 'is no statement'],
  ['actor a: A\nactor b: B\na -> b [loud]: text', 3, '[loud] is unknown'],
  ['actor a: A\n', 1, 'at least two actors'],
])('refuses %j', (text, line, message) => {
  expect(() => readSequence(text)).toThrow(expect.objectContaining({line, message: expect.stringContaining(message) as unknown}) as Error);
});

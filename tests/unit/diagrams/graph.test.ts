import {DiagramError, narrow, wide} from '@site/src/diagrams/drawing';
import {drawGraph} from '@site/src/diagrams/graph';
import {textWidth} from '@site/src/diagrams/text-width';

const failure = async (source: string): Promise<DiagramError> => {
  try {
    await drawGraph(source, narrow);
  } catch (error) {
    if (error instanceof DiagramError) return error;
    throw error;
  }
  throw new Error('it was drawn');
};

test('boxes, lines, tips, groups and texts come with the origin at the top', async () => {
  const {width, height, shapes} = await drawGraph(
    'digraph { subgraph cluster_g { label="Group"; b } a -> b [label="calls", style=dashed] }',
    narrow,
  );
  const boxes = shapes.flatMap((shape) => (shape.kind === 'rect' && shape.part === 'box' ? [shape] : []));
  expect(boxes).toHaveLength(2);
  for (const box of boxes) {
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  const heights = new Map(shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.y] as const] : [])));
  expect(heights.get('a')).toBeLessThan(heights.get('b') ?? 0);
  expect(heights.has('Group')).toBe(true);
  expect(shapes.find((shape) => shape.kind === 'path' && shape.part === 'line')).toMatchObject({dashed: true});
  expect(shapes.some((shape) => shape.kind === 'path' && shape.part === 'tip')).toBe(true);
  expect(shapes.find((shape) => shape.kind === 'text' && shape.text === 'calls')).toMatchObject({halo: true});
});

test('a class gives its emphasis to the box and its text', async () => {
  const {shapes} = await drawGraph('digraph { a [class="bad"] }', narrow);
  expect(shapes.map((shape) => shape.emphasis)).toEqual(['bad', 'bad']);
});

test('an ellipse and a cylinder keep their form', async () => {
  const {shapes} = await drawGraph('digraph { a [shape=ellipse]; b [shape=cylinder] }', narrow);
  expect(shapes.map((shape) => shape.kind)).toEqual(['ellipse', 'text', 'path', 'path', 'text']);
});

test('the label of an edge has room beside it', async () => {
  const sizes = async (label: string): Promise<number> => (await drawGraph(`digraph { a -> b [label="${label}"] }`, narrow)).width;
  const {shapes} = await drawGraph('digraph { a -> b [label="borrows and returns"] }', narrow);
  const label = shapes.find((shape) => shape.kind === 'text' && shape.text === 'borrows and returns');
  expect(label).toMatchObject({size: 12});
  expect(await sizes('borrows and returns')).toBeGreaterThan((await sizes('')) / 2 + textWidth('borrows and returns', 12));
});

test('the same source gives the same drawing', async () => {
  expect(await drawGraph('digraph { a -> b -> c }', narrow)).toEqual(await drawGraph('digraph { a -> b -> c }', narrow));
});

test('a source that does not parse is refused with its line', async () => {
  expect(await failure('digraph {\n  a -> \n')).toMatchObject({line: 3, message: expect.stringContaining('syntax error') as unknown});
});

test('a class that is not ours and a colour are refused', async () => {
  expect((await failure('digraph { a [class="loud"] }')).message).toContain('class="loud" of a is unknown; there are accent');
  expect((await failure('digraph { a [color=red] }')).message).toBe('a names a colour; write class="accent" instead');
});

const chain = 'digraph { nodesep=0.1; a -> b [label="gives"]; b -> c; b -> d }';

test('a wide graph runs across, has larger text and is lower than one for a phone', async () => {
  const [small, large] = [await drawGraph(chain, narrow), await drawGraph(chain, wide)];
  expect(large.height).toBeLessThan(small.height);
  expect(large.width).toBeGreaterThan(small.width);
  expect(large.width).toBeLessThanOrEqual(wide.width);
  const sizes = large.shapes.flatMap((shape) => (shape.kind === 'text' ? [Math.round(shape.size)] : []));
  expect(new Set(sizes)).toEqual(new Set([wide.size]));
});

test('a wide graph keeps the direction that its source names', async () => {
  const {width, height} = await drawGraph(chain.replace('{', '{ rankdir=TB;'), wide);
  expect(height).toBeGreaterThan(width / 2);
});

test('a wide graph of more than the column takes is as narrow as it can be', async () => {
  const names = Array.from({length: 30}, (_, index) => `"number ${index}"`);
  expect((await drawGraph(`digraph { rankdir=TB; ${names.join('; ')} }`, wide)).width).toBeGreaterThan(wide.width);
});

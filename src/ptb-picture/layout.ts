import {narrow, type Drawing, type Shape} from '../diagrams/drawing';
import {textWidth} from '../diagrams/text-width';
import type {Words} from '../texts/built/words';
import {assignLanes} from './lanes';
import {resultId, usedResults, type Argument, type Picture} from './model';
import {inputWords, resultWords, roleWords} from './words';

/** Pixels. */
const {size, lineHeight} = narrow;
const inputWidth = 116;
const arrow = 22;
const padding = 7;
const rowGap = 5;
const boxGap = 14;
const laneWidth = 10;
const tip = 7;
const left = inputWidth + arrow;

/**
 * Breaks a text behind spaces, `::`, `_`, `<` and `…` into lines of at most `width` pixels; what is
 * longer is broken anywhere.
 */
export function breakText(text: string, width: number): string[] {
  const lines: string[] = [''];
  const put = (piece: string): void => {
    const line = `${lines.at(-1) ?? ''}${piece}`;
    if (textWidth(line.trimEnd(), size) <= width) lines[lines.length - 1] = line;
    else if (textWidth(piece.trimEnd(), size) <= width) lines.push(piece);
    else for (const letter of piece) put(letter);
  };
  for (const piece of text.split(/(?<=\s|::|_|<|…)/)) put(piece);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** What a row of a box shows: an argument with its input to the left, or a result. */
interface Row {
  lines: string[];
  input?: string[];
  argument?: Argument;
  result?: string;
}

/** A command with what its box shows. */
interface Box {
  head: string[];
  types: string[];
  rows: Row[];
}

const rowHeight = ({lines, input}: Row): number => Math.max(lines.length, input?.length ?? 0) * lineHeight + 6;
const headHeight = ({head, types}: Box): number => (head.length + types.length) * lineHeight + padding;

function boxesOf(picture: Picture, words: Words, width: number): Box[] {
  const inner = width - 2 * padding;
  const results = usedResults(picture);
  return picture.commands.map(({name, types, arguments: args}, index) => ({
    head: breakText(`${index} ${name}`, inner * 0.94),
    types: types.length === 0 ? [] : breakText(`<${types.join(', ')}>`, inner),
    rows: [
      ...args.map((argument, place): Row => {
        const {source} = argument;
        return 'input' in source
          ? {
              argument,
              lines: breakText(roleWords(argument, place, words), inner),
              input: breakText(inputWords(source.input, picture, words), inputWidth - 2 * padding),
            }
          : {argument, lines: breakText(resultWords(source.result, picture, words), inner)};
      }),
      ...results
        .filter(({result}) => result.command === index)
        .map(({id, result}): Row => ({result: id, lines: breakText(`${resultWords(result, picture, words)} →`, inner)})),
    ],
  }));
}

/**
 * Lines of text, the first of them in the row's middle less half of all; `top` is the top of the
 * row.
 */
function textLines(lines: readonly string[], x: number, middle: number, more: Partial<Extract<Shape, {kind: 'text'}>>): Shape[] {
  const first = middle - (lines.length * lineHeight) / 2;
  return lines.map((text, index) => ({
    kind: 'text',
    x,
    y: Math.round(first + (index + 0.5) * lineHeight + size * 0.36),
    anchor: 'start',
    text,
    size,
    ...more,
  }));
}

function inputShapes({input, lines}: Row, middle: number): Shape[] {
  if (input === undefined) return [];
  const height = input.length * lineHeight + 4;
  return [
    {kind: 'rect', part: 'box', emphasis: 'muted', x: 0, y: middle - height / 2, width: inputWidth, height},
    ...textLines(input, padding, middle, {}),
    {kind: 'path', part: 'line', d: `M${inputWidth},${middle}H${left}`},
    {kind: 'path', part: 'tip', d: `M${left},${middle}l${-tip},-4v8Z`},
    ...textLines(lines, left + padding, middle, {emphasis: 'muted'}),
  ];
}

/** Where the rows with results are, and where results arrive. */
interface Ports {
  out: Map<string, number>;
  in: {id: string; y: number}[];
}

function boxShapes(box: Box, top: number, width: number, ports: Ports): {shapes: Shape[]; height: number} {
  const right = left + width;
  const shapes: Shape[] = [];
  let y = top + headHeight(box);
  for (const row of box.rows) {
    const middle = Math.round(y + rowHeight(row) / 2);
    if (row.result !== undefined) ports.out.set(row.result, middle);
    else if (row.argument && 'result' in row.argument.source) ports.in.push({id: resultId(row.argument.source.result), y: middle});
    shapes.push(...inputShapes(row, middle));
    if (row.result !== undefined) shapes.push(...textLines(row.lines, right - padding, middle, {anchor: 'end'}));
    else if (row.input === undefined) shapes.push(...textLines(row.lines, right - padding - tip, middle, {anchor: 'end'}));
    y += rowHeight(row);
  }
  const height = y - top + rowGap;
  const frame: Shape = {kind: 'rect', part: 'box', x: left, y: top, width, height};
  const heads = textLines(box.head, left + padding, top + rowGap + (box.head.length * lineHeight) / 2, {strong: true});
  const typeTop = top + rowGap + box.head.length * lineHeight;
  const types = textLines(box.types, left + padding, typeTop + (box.types.length * lineHeight) / 2, {emphasis: 'muted'});
  return {shapes: [frame, ...heads, ...types, ...shapes], height};
}

/** The ways of results, down beside the boxes and back into those that use them. */
function flowShapes(ports: Ports, lanes: readonly number[], ids: readonly string[], right: number): Shape[] {
  return ids.flatMap((id, index) => {
    const x = right + ((lanes[index] ?? 0) + 1) * laneWidth;
    const ends = ports.in.filter((end) => end.id === id).map(({y}) => y);
    const down = `M${right},${ports.out.get(id) ?? 0}H${x}V${Math.max(...ends)}`;
    const line: Shape = {kind: 'path', part: 'line', emphasis: 'accent', d: [down, ...ends.map((y) => `M${x},${y}H${right}`)].join('')};
    return [line, ...ends.map((y): Shape => ({kind: 'path', part: 'tip', emphasis: 'accent', d: `M${right},${y}l${tip},-4v8Z`}))];
  });
}

/** Draws a transaction from top to bottom, as wide as a phone has room. */
export function drawPicture(picture: Picture, words: Words): Drawing {
  const results = usedResults(picture);
  const ids = results.map(({id}) => id);
  const lanes = assignLanes(results.map(({result, users}) => ({from: result.command, to: Math.max(...users)})));
  const gutter = ids.length === 0 ? 0 : (Math.max(...lanes) + 1) * laneWidth + 2;
  const width = narrow.width - 2 - left - gutter;
  const ports: Ports = {out: new Map(), in: []};
  let y = 0;
  const shapes = boxesOf(picture, words, width).flatMap((box) => {
    const drawn = boxShapes(box, y, width, ports);
    y += drawn.height + boxGap;
    return drawn.shapes;
  });
  return {width: narrow.width - 2, height: y - boxGap, shapes: [...shapes, ...flowShapes(ports, lanes, ids, left + width)]};
}

import type {Drawing, Format, Shape} from './drawing';
import {readSequence, type Step} from './sequence-source';
import {textWidth, wrap} from './text-width';

/** Pixels. */
const gap = 8;
const tip = 7;
const selfReach = 18;

/** Lanes further apart than this make a reader's eye lose the line. */
const widestColumn = 320;

/** What the steps of a sequence are drawn with. */
interface Sheet extends Format {
  column: number;
  laneOf: (id: string) => number;
}

const textLines = (lines: readonly string[], x: number, top: number, halo: boolean, {lineHeight, size}: Format): Shape[] =>
  lines.map((text, index) => ({
    kind: 'text',
    x,
    y: top + Math.round((index + 0.5) * lineHeight + size * 0.36),
    anchor: 'middle',
    text,
    size,
    halo,
  }));

/** A box around lines of text; `x` is its middle. */
function box(
  lines: readonly string[],
  x: number,
  top: number,
  width: number,
  muted: boolean,
  format: Format,
): {shapes: Shape[]; height: number} {
  const height = lines.length * format.lineHeight + 10;
  const frame: Shape = {kind: 'rect', part: 'box', x: x - width / 2, y: top, width, height, ...(muted ? {emphasis: 'muted' as const} : {})};
  return {shapes: [frame, ...textLines(lines, x, top + 5, false, format)], height};
}

/** Keeps a centred text of some width between the edges of the drawing. */
const within = (middle: number, text: number, {width}: Format): number => Math.min(Math.max(middle, text / 2 + 2), width - text / 2 - 2);

const widthOf = (lines: readonly string[], size: number): number => Math.max(...lines.map((line) => textWidth(line, size)));

function drawDivider(words: string, top: number, {width, size, lineHeight}: Format): {shapes: Shape[]; height: number} {
  const y = top + lineHeight * 2;
  const text: Shape = {kind: 'text', x: width / 2, y: y - 5, anchor: 'middle', text: words, size, strong: true, halo: true};
  return {shapes: [{kind: 'path', part: 'group', dashed: true, d: `M0,${y}H${width}`}, text], height: y - top + 4};
}

function drawNote({actor, text}: Extract<Step, {kind: 'note'}>, top: number, sheet: Sheet): {shapes: Shape[]; height: number} {
  const lines = wrap(text, Math.max(sheet.column, 170), sheet.size);
  const width = widthOf(lines, sheet.size) + 16;
  const note = box(lines, within(sheet.laneOf(actor), width, sheet), top + gap, width, true, sheet);
  return {shapes: note.shapes, height: note.height + gap};
}

function drawMessage(step: Extract<Step, {kind: 'message'}>, top: number, sheet: Sheet): {shapes: Shape[]; height: number} {
  const from = sheet.laneOf(step.from);
  const to = sheet.laneOf(step.to);
  const common = {...(step.emphasis ? {emphasis: step.emphasis} : {})};
  const self = from === to;
  const lines = wrap(step.text, Math.max(Math.abs(to - from) - 12, 190), sheet.size);
  const y = top + gap + lines.length * sheet.lineHeight + 4;
  const end = self ? from + 1 : to;
  const direction = self || to < from ? -1 : 1;
  const route = self ? `M${from},${y}h${selfReach}v12H${from + 1}` : `M${from},${y}H${to}`;
  const arrowY = self ? y + 12 : y;
  const shapes: Shape[] = [
    {kind: 'path', part: 'line', dashed: step.reply, d: route, ...common},
    {kind: 'path', part: 'tip', d: `M${end},${arrowY}l${-direction * tip},-4v8Z`, ...common},
    ...textLines(lines, within((from + to) / 2, widthOf(lines, sheet.size), sheet), top + gap, true, sheet),
  ];
  return {shapes, height: arrowY - top + 2};
}

/** The shapes of a step that begins at `top`, and how high it is. */
function drawStep(step: Step, top: number, sheet: Sheet): {shapes: Shape[]; height: number} {
  switch (step.kind) {
    case 'divider':
      return drawDivider(step.text, top, sheet);
    case 'note':
      return drawNote(step, top, sheet);
    case 'message':
      return drawMessage(step, top, sheet);
  }
}

/**
 * Lays out a sequence of messages between actors. Its lanes are spread over the width of the
 * format.
 *
 * @throws {DiagramError} as `readSequence`
 */
export function drawSequence(source: string, format: Format): Drawing {
  const {actors, steps} = readSequence(source);
  const column = Math.min(format.width / actors.length, widestColumn);
  const laneOf = (id: string): number => Math.round((actors.findIndex((actor) => actor.id === id) + 0.5) * column);
  const sheet: Sheet = {...format, width: column * actors.length, column, laneOf};
  const heads = actors.map((actor) => ({x: laneOf(actor.id), lines: wrap(actor.label, column - 16, format.size)}));
  const headHeight = Math.max(...heads.map(({lines}) => lines.length)) * format.lineHeight + 10;
  const headWidth = Math.min(column - gap, 200);
  const top = heads.flatMap(
    ({x, lines}) => box(lines, x, headHeight - lines.length * format.lineHeight - 10, headWidth, false, format).shapes,
  );
  let y = headHeight;
  const drawn = steps.flatMap((step) => {
    const {shapes, height} = drawStep(step, y, sheet);
    y += height;
    return shapes;
  });
  const height = y + 12;
  const lanes = heads.map(({x}): Shape => ({kind: 'path', part: 'lane', d: `M${x},${headHeight}V${height}`}));
  return {width: sheet.width, height, shapes: [...lanes, ...top, ...drawn]};
}

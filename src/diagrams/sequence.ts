import {widest, type Drawing, type Shape} from './drawing';
import {readSequence, type Step} from './sequence-source';
import {textWidth, wrap} from './text-width';

/** Pixels. */
const size = 12;
const lineHeight = 15;
const gap = 8;
const tip = 7;
const selfReach = 18;

const textLines = (lines: readonly string[], x: number, top: number, halo: boolean): Shape[] =>
  lines.map((text, index) => ({kind: 'text', x, y: top + (index + 1) * lineHeight - 4, anchor: 'middle', text, size, halo}));

/** A box around lines of text; `x` is its middle. */
function box(lines: readonly string[], x: number, top: number, width: number, muted: boolean): {shapes: Shape[]; height: number} {
  const height = lines.length * lineHeight + 10;
  const frame: Shape = {kind: 'rect', part: 'box', x: x - width / 2, y: top, width, height, ...(muted ? {emphasis: 'muted' as const} : {})};
  return {shapes: [frame, ...textLines(lines, x, top + 4, false)], height};
}

/** Keeps a centred text of some width between the edges of the drawing. */
const within = (middle: number, width: number): number => Math.min(Math.max(middle, width / 2 + 2), widest - width / 2 - 2);

const widthOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, size)));

/** The shapes of a step that begins at `top`, and how high it is. */
function drawStep(step: Step, laneOf: (id: string) => number, top: number): {shapes: Shape[]; height: number} {
  if (step.kind === 'divider') {
    const y = top + 30;
    const words: Shape = {kind: 'text', x: widest / 2, y: y - 5, anchor: 'middle', text: step.text, size, strong: true, halo: true};
    return {shapes: [{kind: 'path', part: 'group', dashed: true, d: `M0,${y}H${widest}`}, words], height: 34};
  }
  if (step.kind === 'note') {
    const lines = wrap(step.text, 170, size);
    const width = widthOf(lines) + 16;
    const note = box(lines, within(laneOf(step.actor), width), top + gap, width, true);
    return {shapes: note.shapes, height: note.height + gap};
  }
  const from = laneOf(step.from);
  const to = laneOf(step.to);
  const common = {...(step.emphasis ? {emphasis: step.emphasis} : {})};
  const self = from === to;
  const lines = wrap(step.text, Math.max(Math.abs(to - from) - 12, 190), size);
  const y = top + gap + lines.length * lineHeight + 4;
  const end = self ? from + 1 : to;
  const direction = self || to < from ? -1 : 1;
  const route = self ? `M${from},${y}h${selfReach}v12H${from + 1}` : `M${from},${y}H${to}`;
  const arrowY = self ? y + 12 : y;
  const shapes: Shape[] = [
    {kind: 'path', part: 'line', dashed: step.reply, d: route, ...common},
    {kind: 'path', part: 'tip', d: `M${end},${arrowY}l${-direction * tip},-4v8Z`, ...common},
    ...textLines(lines, within((from + to) / 2, widthOf(lines)), top + gap, true),
  ];
  return {shapes, height: arrowY - top + 2};
}

/**
 * Lays out a sequence of messages between actors, as wide as a phone.
 *
 * @throws {DiagramError} as `readSequence`
 */
export function drawSequence(source: string): Drawing {
  const {actors, steps} = readSequence(source);
  const column = widest / actors.length;
  const laneOf = (id: string): number => Math.round((actors.findIndex((actor) => actor.id === id) + 0.5) * column);
  const heads = actors.map((actor) => ({x: laneOf(actor.id), lines: wrap(actor.label, column - 16, size)}));
  const headHeight = Math.max(...heads.map(({lines}) => lines.length)) * lineHeight + 10;
  const top = heads.flatMap(({x, lines}) => box(lines, x, headHeight - lines.length * lineHeight - 10, column - gap, false).shapes);
  let y = headHeight;
  const drawn = steps.flatMap((step) => {
    const {shapes, height} = drawStep(step, laneOf, y);
    y += height;
    return shapes;
  });
  const height = y + 12;
  const lanes = heads.map(({x}): Shape => ({kind: 'path', part: 'lane', d: `M${x},${headHeight}V${height}`}));
  return {width: widest, height, shapes: [...lanes, ...top, ...drawn]};
}

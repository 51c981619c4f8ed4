import {DiagramError, emphases, type Emphasis, type Part, type Shape} from './drawing';

type Point = readonly [number, number];

/** A drawing operation in Graphviz's JSON output: https://graphviz.org/docs/outputs/canon/#xdot */
export type Operation =
  | {op: 'c' | 'C'; color: string}
  | {op: 'p' | 'P' | 'b' | 'B' | 'L'; points: readonly Point[]}
  | {op: 'e' | 'E'; rect: readonly [number, number, number, number]}
  | {op: 'F'; size: number}
  | {op: 'S'; style: string}
  | {op: 'T'; pt: Point; align: 'l' | 'c' | 'r'; text: string}
  | {op: 't'};

/** A node, edge or cluster as Graphviz lays it out; the origin is at the bottom left. */
export interface Placed {
  name?: string;
  class?: string;
  bb?: string;
  _draw_?: readonly Operation[];
  _ldraw_?: readonly Operation[];
  _hdraw_?: readonly Operation[];
  _tdraw_?: readonly Operation[];
}

const anchors = {l: 'start', c: 'middle', r: 'end'} as const;
const round = (value: number): number => Math.round(value * 10) / 10;

/** @throws {DiagramError} where the class is none of ours */
export function emphasisOf({class: name, name: owner}: Placed): Emphasis | undefined {
  if (name === undefined || name === '') return undefined;
  const found = emphases.find((known) => known === name);
  if (!found) throw new DiagramError(`class="${name}"${owner ? ` of ${owner}` : ''} is unknown; there are ${emphases.join(', ')}`);
  return found;
}

/** Turns the operations of one element into shapes, with the origin at the top left. */
export function shapesOf(operations: readonly Operation[], part: Part, emphasis: Emphasis | undefined, height: number): Shape[] {
  const flip = ([x, y]: Point): Point => [round(x), round(height - y)];
  let size = 13;
  let dashed = false;
  const common = (): {part: Part; emphasis?: Emphasis; dashed?: boolean} => ({
    part,
    ...(emphasis ? {emphasis} : {}),
    ...(dashed ? {dashed} : {}),
  });
  return operations.flatMap((operation): Shape[] => {
    switch (operation.op) {
      case 'F':
        size = operation.size;
        return [];
      case 'S':
        dashed = operation.style === 'dashed' || (dashed && operation.style !== 'solid');
        return [];
      case 'T': {
        const [x, y] = flip(operation.pt);
        return [
          {
            kind: 'text',
            x,
            y,
            anchor: anchors[operation.align],
            text: operation.text,
            size,
            ...(part === 'line' ? {halo: true} : {}),
            ...(emphasis ? {emphasis} : {}),
          },
        ];
      }
      case 'e':
      case 'E': {
        const [cx, cy] = flip([operation.rect[0], operation.rect[1]]);
        return [{...common(), kind: 'ellipse', cx, cy, rx: round(operation.rect[2]), ry: round(operation.rect[3])}];
      }
      case 'p':
      case 'P':
        return [polygon(operation.points.map(flip), common())];
      case 'b':
      case 'B':
        return [{...common(), kind: 'path', d: curve(operation.points.map(flip))}];
      case 'L':
        return [{...common(), kind: 'path', d: `M${operation.points.map((point) => flip(point).join(',')).join('L')}`}];
      default:
        return [];
    }
  });
}

/** A cubic Bézier path: the first point, then three points for each piece. */
function curve([first, ...rest]: readonly Point[]): string {
  return `M${(first ?? [0, 0]).join(',')}C${rest.map((point) => point.join(',')).join(' ')}`;
}

/** An upright rectangle becomes one, so that its corners can be rounded. */
function polygon(points: readonly Point[], common: {part: Part; emphasis?: Emphasis; dashed?: boolean}): Shape {
  const xs = [...new Set(points.map(([x]) => x))].sort((a, b) => a - b);
  const ys = [...new Set(points.map(([, y]) => y))].sort((a, b) => a - b);
  const [left, right] = xs;
  const [top, bottom] = ys;
  if (xs.length === 2 && ys.length === 2 && left !== undefined && right !== undefined && top !== undefined && bottom !== undefined)
    return {...common, kind: 'rect', x: left, y: top, width: round(right - left), height: round(bottom - top)};
  return {...common, kind: 'path', d: `M${points.map((point) => point.join(',')).join('L')}Z`};
}

import {instance, type RenderOptions} from '@viz-js/viz';
import {DiagramError, type Drawing, type Format, type Shape} from './drawing';
import {emphasisOf, shapesOf, type Operation, type Placed} from './xdot';

interface Layout {
  bb: string;
  objects?: readonly Placed[];
  edges?: readonly Placed[];
}

/** What Graphviz lays a graph out with. Distances are inches of 72 pixels. */
interface Setting {
  rankdir: 'TB' | 'LR';
  /** Between nodes of one rank. */
  nodesep: number;
  /** Between ranks. */
  ranksep: number;
}

/**
 * The text of a format's graphs. Graphviz knows the widths of Arial, and the face of a page may run
 * wider: text is laid out larger than drawn.
 */
interface Text {
  nodes: number;
  edges: number;
  roomInNodes: number;
  /** More than in nodes, as lines pass close by. */
  roomOnEdges: number;
  margin: string;
}

const texts: Record<Format['name'], Text> = {
  narrow: {nodes: 12.5, edges: 12, roomInNodes: 1.04, roomOnEdges: 1.25, margin: '0.19,0.07'},
  wide: {nodes: 14, edges: 14, roomInNodes: 1.16, roomOnEdges: 1.25, margin: '0.18,0.08'},
};

/** Distances that a source gives are for phones. */
const distances = /\b(?:nodesep|ranksep)\s*=\s*[\d.]+\s*[;,]?/g;

const defaults = ({nodes, edges, roomInNodes, roomOnEdges, margin}: Text, setting: Setting): RenderOptions => ({
  graphAttributes: {fontname: 'Arial', fontsize: edges, ...setting},
  nodeAttributes: {shape: 'box', fontname: 'Arial', fontsize: nodes * roomInNodes, margin, height: 0.38},
  edgeAttributes: {fontname: 'Arial', fontsize: edges * roomOnEdges, arrowsize: 0.7},
});

/**
 * True where the source names a colour: any but Graphviz's black and transparent ones
 * (`#rrggbb00`). Colours belong to the theme.
 */
const isPainted = (operations: readonly Operation[]): boolean =>
  operations.some((operation) => 'color' in operation && !/^#(?:000000|.{6}00)$/.test(operation.color));

const lineOf = (message: string): number => Number(/line (\d+)/.exec(message)?.[1] ?? 1);

/** Graphviz's layout of a source; its errors are thrown with their line. */
async function layOut(source: string, text: Text, setting: Setting): Promise<Layout> {
  const viz = await instance();
  const result = viz.render(source, {format: 'json', ...defaults(text, setting)});
  const [error] = result.errors;
  if (result.status === 'failure' || error) {
    const message = error?.message ?? 'Graphviz cannot read it';
    throw new DiagramError(`Graphviz: ${message}`, lineOf(message));
  }
  return JSON.parse(result.output) as Layout;
}

const sizeOf = ({bb}: Layout): {width: number; height: number} => {
  const [, , width = 0, height = 0] = bb.split(',').map(Number);
  return {width, height};
};

/** Draws a text of elements that were laid out larger by some factor, in the middle of its room. */
const smaller =
  (room: number) =>
  (shape: Shape): Shape =>
    shape.kind === 'text' ? {...shape, size: shape.size / room, y: shape.y - Math.round(shape.size * (1 - 1 / room) * 3) / 10} : shape;

type Way = (distance: number) => Promise<Layout>;

/**
 * The layout at the largest distance, of those from `least` to `most`, that is no wider than
 * `width`; none where even the least is.
 */
async function spread(way: Way, width: number, least: number, most: number): Promise<Layout[]> {
  const fits = (layout: Layout): boolean => sizeOf(layout).width <= width;
  let best = await way(least);
  if (!fits(best)) return [];
  let [low, high] = [least, most];
  for (let round = 0; round < 5; round++) {
    const distance = round === 0 ? most : (low + high) / 2;
    const layout = await way(distance);
    if (fits(layout)) [best, low] = [layout, distance];
    else high = distance;
    if (low === most) break;
  }
  return [best];
}

/**
 * A layout that fills the column: from left to right or from top to bottom, whichever is lower,
 * unless the source says which.
 */
async function layOutWide(source: string, text: Text, {width}: Format): Promise<Layout> {
  const loose = source.replace(distances, '');
  const across: Way = (ranksep) => layOut(loose, text, {rankdir: 'LR', nodesep: 0.3, ranksep});
  const down: Way = (nodesep) => layOut(loose, text, {rankdir: 'TB', nodesep, ranksep: 0.45});
  const layouts = [...(await spread(across, width, 0.28, 1.1)), ...(await spread(down, width, 0.3, 1.1))];
  return layouts.sort((a, b) => sizeOf(a).height - sizeOf(b).height)[0] ?? down(0.3);
}

/**
 * Lays out a graph in Graphviz's language.
 *
 * @param source DOT; emphasis by `class="accent"`, never by colour
 * @throws {DiagramError} where it does not parse, has a class that is not ours, or names a colour
 */
export async function drawGraph(source: string, format: Format): Promise<Drawing> {
  const text = texts[format.name];
  const layout =
    format.name === 'wide'
      ? await layOutWide(source, text, format)
      : await layOut(source, text, {rankdir: 'TB', nodesep: 0.25, ranksep: 0.35});
  const {objects = [], edges = []} = layout;
  const {width, height} = sizeOf(layout);
  const draw = (element: Placed, part: 'box' | 'group' | 'line'): Shape[] => {
    const emphasis = emphasisOf(element);
    const own = [...(element._draw_ ?? []), ...(element._ldraw_ ?? [])];
    if (isPainted(own)) throw new DiagramError(`${element.name ?? 'an edge'} names a colour; write class="accent" instead`);
    const tips = [...(element._hdraw_ ?? []), ...(element._tdraw_ ?? [])];
    return [...shapesOf(own, part, emphasis, height), ...shapesOf(tips, 'tip', emphasis, height)];
  };
  const shapes = [
    ...objects.filter((object) => object.bb !== undefined).flatMap((cluster) => draw(cluster, 'group')),
    ...edges.flatMap((edge) => draw(edge, 'line').map(smaller(text.roomOnEdges))),
    ...objects.filter((object) => object.bb === undefined).flatMap((node) => draw(node, 'box').map(smaller(text.roomInNodes))),
  ];
  return {width, height, shapes};
}

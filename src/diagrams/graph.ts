import {instance} from '@viz-js/viz';
import {DiagramError, type Drawing, type Shape} from './drawing';
import {emphasisOf, shapesOf, type Operation, type Placed} from './xdot';

interface Layout {
  bb: string;
  objects?: readonly Placed[];
  edges?: readonly Placed[];
}

/** Labels of edges are laid out larger than they are drawn, as lines pass close by and many fonts run wider than Arial. */
const roomForLabels = 1.25;

/** Sizes in points, which Graphviz draws as pixels; the margin leaves room for fonts that run wider than Arial. */
const defaults = {
  graphAttributes: {fontname: 'Arial', fontsize: 12, nodesep: 0.25, ranksep: 0.35},
  nodeAttributes: {shape: 'box', fontname: 'Arial', fontsize: 13, margin: '0.19,0.07', height: 0.38},
  edgeAttributes: {fontname: 'Arial', fontsize: 12 * roomForLabels, arrowsize: 0.7},
};

/** True where the source names a colour: any but Graphviz's black and transparent ones (`#rrggbb00`). Colours belong to the theme. */
const isPainted = (operations: readonly Operation[]): boolean =>
  operations.some((operation) => 'color' in operation && !/^#(?:000000|.{6}00)$/.test(operation.color));

const lineOf = (message: string): number => Number(/line (\d+)/.exec(message)?.[1] ?? 1);

/** Graphviz's layout of a source; its errors are thrown with their line. */
async function layOut(source: string): Promise<Layout> {
  const viz = await instance();
  const result = viz.render(source, {format: 'json', ...defaults});
  const [error] = result.errors;
  if (result.status === 'failure' || error) {
    const message = error?.message ?? 'Graphviz cannot read it';
    throw new DiagramError(`Graphviz: ${message}`, lineOf(message));
  }
  return JSON.parse(result.output) as Layout;
}

const withRoom = (shape: Shape): Shape => (shape.kind === 'text' ? {...shape, size: shape.size / roomForLabels} : shape);

/**
 * Lays out a graph in Graphviz's language.
 *
 * @param source DOT; emphasis by `class="accent"`, never by colour
 * @throws {DiagramError} where it does not parse, has a class that is not ours, or names a colour
 */
export async function drawGraph(source: string): Promise<Drawing> {
  const {bb, objects = [], edges = []} = await layOut(source);
  const [, , width = 0, height = 0] = bb.split(',').map(Number);
  const draw = (element: Placed, part: 'box' | 'group' | 'line'): Shape[] => {
    const emphasis = emphasisOf(element);
    const own = [...(element._draw_ ?? []), ...(element._ldraw_ ?? [])];
    if (isPainted(own)) throw new DiagramError(`${element.name ?? 'an edge'} names a colour; write class="accent" instead`);
    const tips = [...(element._hdraw_ ?? []), ...(element._tdraw_ ?? [])];
    return [...shapesOf(own, part, emphasis, height), ...shapesOf(tips, 'tip', emphasis, height)];
  };
  const shapes = [
    ...objects.filter((object) => object.bb !== undefined).flatMap((cluster) => draw(cluster, 'group')),
    ...edges.flatMap((edge) => draw(edge, 'line').map(withRoom)),
    ...objects.filter((object) => object.bb === undefined).flatMap((node) => draw(node, 'box')),
  ];
  return {width, height, shapes};
}

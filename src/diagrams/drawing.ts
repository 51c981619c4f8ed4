/**
 * Kinds of emphasis that an author may give a node, an edge or a message; `src/diagrams/Diagram`
 * has their colours.
 */
export const emphases = ['accent', 'good', 'bad', 'muted'] as const;
export type Emphasis = (typeof emphases)[number];

/** What a shape is, for its colours. */
export type Part = 'box' | 'group' | 'line' | 'tip' | 'lane';

interface Common {
  part: Part;
  emphasis?: Emphasis;
  dashed?: boolean;
}

/** A shape of a drawing. Lengths are in CSS pixels, from the top left corner. */
export type Shape =
  | (Common & {kind: 'rect'; x: number; y: number; width: number; height: number})
  | (Common & {kind: 'ellipse'; cx: number; cy: number; rx: number; ry: number})
  | (Common & {kind: 'path'; d: string})
  | {
      kind: 'text';
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      text: string;
      size: number;
      strong?: boolean;
      halo?: boolean;
      emphasis?: Emphasis;
    };

/** A picture whose shapes have their positions. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** The space that a drawing is made for. Lengths are CSS pixels. */
export interface Format {
  name: 'narrow' | 'wide';
  /** How wide a drawing may be at most. */
  width: number;
  /** The size of its text. */
  size: number;
  lineHeight: number;
}

/** A phone of 390 pixels, inside the figure's frame. */
export const narrow: Format = {name: 'narrow', width: 354, size: 12, lineHeight: 15};

/**
 * The column of a page on a desktop. A little less room makes the text a little smaller:
 * src/diagrams/Diagram has the limit.
 */
export const wide: Format = {name: 'wide', width: 780, size: 14, lineHeight: 18};

/** A diagram's source is wrong. The line counts from 1, in the source. */
export class DiagramError extends Error {
  override name = 'DiagramError';
  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message);
  }
}

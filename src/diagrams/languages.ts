import type {Drawing} from './drawing';
import {drawGraph} from './graph';
import {drawSequence} from './sequence';

/** How the fences of a language become a drawing. */
export const diagramLanguages: Readonly<Record<string, (source: string) => Drawing | Promise<Drawing>>> = {
  dot: drawGraph,
  sequence: drawSequence,
};

import type {DiagramLanguage} from '../samples/fence/diagram-languages';
import type {Drawing} from './drawing';
import {drawGraph} from './graph';
import {drawSequence} from './sequence';

/** For each language of diagrams, the function that draws its fences. */
export const drawers: Readonly<Record<DiagramLanguage, (source: string) => Drawing | Promise<Drawing>>> = {
  dot: drawGraph,
  sequence: drawSequence,
};

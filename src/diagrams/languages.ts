import type {DiagramLanguage} from '../samples/fence/diagram-languages';
import type {Drawing, Format} from './drawing';
import {drawGraph} from './graph';
import {drawSequence} from './sequence';

/** For each language of diagrams, the function that draws its fences for a format. */
export const drawers: Readonly<Record<DiagramLanguage, (source: string, format: Format) => Drawing | Promise<Drawing>>> = {
  dot: drawGraph,
  sequence: drawSequence,
};

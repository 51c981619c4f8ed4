import type {DiagramLanguage} from '../samples/fence/diagram-languages';
import type {Drawing} from './drawing';
import {drawGraph} from './graph';
import {drawSequence} from './sequence';

/** How the fences of each language of diagrams become a drawing. */
export const drawers: Readonly<Record<DiagramLanguage, (source: string) => Drawing | Promise<Drawing>>> = {
  dot: drawGraph,
  sequence: drawSequence,
};

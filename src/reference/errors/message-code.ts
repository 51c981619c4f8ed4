import {code, type Inline} from '../build';

/** A message as code: each of its lines, with what varies as it is written. */
export const messageCode = (text: string): Inline[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line, index): Inline[] => [...(index === 0 ? [] : [{type: 'html', value: '<br />'} as const]), code(line.trim())]);

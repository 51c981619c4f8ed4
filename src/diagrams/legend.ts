import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {diagramTexts} from './built-texts';
import {wordsIn, type Words} from '../texts/built/words';
import {DiagramError, emphases, type Drawing, type Shape} from './drawing';

/** Kinds of lines that a legend explains. */
const kinds = ['solid', 'dashed', ...emphases] as const;
type Kind = (typeof kinds)[number];

/** A kind of line and what it means. */
export interface Entry {
  kind: Kind;
  text: string;
}

const isLine = (shape: Shape): shape is Extract<Shape, {kind: 'path'}> => shape.kind === 'path' && shape.part === 'line';

/**
 * The kinds that the lines of a drawing have: each is solid or dashed, and may have an emphasis.
 */
function kindsIn({shapes}: Drawing): Set<Kind> {
  return new Set(shapes.filter(isLine).flatMap(({dashed, emphasis}) => [dashed ? 'dashed' : 'solid', ...(emphasis ? [emphasis] : [])]));
}

/** What the lines of a sequence mean. */
const ofSequences = ({say}: Words): readonly Entry[] => [
  {kind: 'solid', text: say('diagrams.request')},
  {kind: 'dashed', text: say('diagrams.answer')},
];

/**
 * Reads what an author wrote: `solid: data goes to; dashed: only on request`.
 *
 * @throws {DiagramError} where a kind is unknown or no line of the drawing has it, because such an
 *   entry explains nothing
 */
export function readLegend(source: string, drawing: Drawing): Entry[] {
  const used = kindsIn(drawing);
  return source.split(';').map((entry) => {
    const [, name, text] = /^\s*(\w+):\s*(\S.*?)\s*$/.exec(entry) ?? [];
    const kind = kinds.find((known) => known === name);
    if (kind === undefined || text === undefined)
      throw new DiagramError(`"${entry.trim()}" is no entry of a legend; write "kind: meaning", with one of ${kinds.join(', ')}`, 0);
    if (!used.has(kind)) throw new DiagramError(`the legend explains ${kind} lines, and the diagram has none`, 0);
    return {kind, text};
  });
}

/**
 * The legend of a sequence whose author wrote none: it tells answers from requests where there are
 * both.
 */
export function legendOfSequence(drawing: Drawing, words: Words = wordsIn('en', diagramTexts)): readonly Entry[] {
  const used = kindsIn(drawing);
  const entries = ofSequences(words);
  return entries.every(({kind}) => used.has(kind)) ? entries : [];
}

function sample({kind, text}: Entry, key: number): ReactElement {
  const words = kind === 'solid' ? '' : ` ${kind}`;
  return createElement(
    'span',
    {key},
    createElement(
      'svg',
      {'aria-hidden': true, width: 32, height: 8, viewBox: '0 0 32 8'},
      createElement('path', {className: `line${words}`, d: 'M0,4H26'}),
      createElement('path', {className: `tip${words}`, d: 'M32,4l-7,-4v8Z'}),
    ),
    ` ${text}`,
  );
}

/**
 * The markup of a legend: a sample of each kind of line, and what it means. Nothing where it has no
 * entries.
 */
export const legendMarkup = (entries: readonly Entry[]): string =>
  entries.length === 0 ? '' : renderToStaticMarkup(createElement('p', {className: 'legend'}, ...entries.map(sample)));

import path from 'node:path';
import rangeParser from 'parse-numeric-range';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
// Brings the text of a quoted file into the data of fences.
import type {} from '../code/remark/sample-from-file';
import {lineRanges} from '../lib/fence-meta';
import {jsxElement} from '../lib/jsx-element';
import {cutRegion} from '../lib/regions';
import {readMeta} from '../samples/read-meta';
import {linesOfRegion, type Lines} from './lines';
import {isNote, type Step} from './steps';

const textOf = ({data}: Code): string => data?.sampleFile ?? '';

/** The lines that `{8-10}` behind a fence's language names, as lines of the file. */
function emphasized({meta}: Code, {from}: Lines): number[] {
  const ranges = lineRanges(meta);
  return ranges === undefined ? [] : rangeParser(ranges).map((line) => from + line - 1);
}

/** A step with its excerpt; the line under the fence goes with it. */
export function stepElement({nodes, excerpt, region}: Step): MdxJsxFlowElement {
  const lines = linesOfRegion(textOf(excerpt), region);
  const strong = emphasized(excerpt, lines).join(',');
  const range = {lines: `${lines.from}-${lines.to}`, ...(strong !== '' && {strong})};
  const place = nodes.indexOf(excerpt);
  const end = place + (isNote(nodes[place + 1]) ? 2 : 1);
  return jsxElement('Walkthrough.Step', range, [
    ...nodes.slice(0, place),
    jsxElement('Walkthrough.Excerpt', range, nodes.slice(place, end)),
    ...nodes.slice(end),
  ]);
}

/** The file whole, for wide screens, with the line that says what checked it. */
export function wholeElement(file: string, [{excerpt, nodes}]: readonly [Step, ...Step[]], anchor: string): MdxJsxFlowElement {
  const note = nodes[nodes.indexOf(excerpt) + 1];
  const title = readMeta(excerpt.meta).meta.title ?? path.basename(file);
  const code: Code = {
    type: 'code',
    lang: excerpt.lang ?? null,
    meta: `file="${file}" title="${title}" anchor="${anchor}"`,
    value: cutRegion(textOf(excerpt)),
    data: {sampleFile: textOf(excerpt)},
    ...(excerpt.position && {position: excerpt.position}),
  };
  const wholeNote = isNote(note) && {
    ...note,
    // The line at which an excerpt begins; without it there is no offer to show the whole file.
    attributes: note.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'line'),
  };
  return jsxElement('Walkthrough.Whole', {title}, [code, ...(wholeNote ? [wholeNote] : [])]);
}

/** Elements around all steps, so that they make one column. */
export const stepsElement = (steps: readonly Step[]): MdxJsxFlowElement => jsxElement('Walkthrough.Steps', {}, steps.map(stepElement));

import type {Nodes} from 'mdast';
// Brings expressions into mdast.
import type {} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import {limits} from '../../../src/facts/limits';
import type {Page} from '../../lib/pages';
import {lineAt, proseOf} from './prose';

interface Figure {
  /** The figure as somebody would type it. */
  typed: RegExp;
  /** What a page writes in its place, and the file of `src/facts` that has it. */
  use: string;
  file: string;
}

const {requests, seconds} = limits.publicEndpoint;
const noun = String.raw`(?:requests?|req|calls|queries)`;
const manyRequests = String.raw`(?<![\d.,])${requests}\s+${noun}\b`;
const inThatTime = String.raw`\b${noun}\s*(?:/|per|in|within|every|each)\s*${seconds}\s*(?:s|sec|seconds?)\b`;
const release = limits.gasBudgetOptionalSince.replaceAll('.', String.raw`\.`);

/**
 * Figures of `src/facts` that pages were found to type in several ways. One that needs a date has a
 * text with its date.
 */
const figures: readonly Figure[] = [
  {typed: new RegExp(`${manyRequests}|${inThatTime}`, 'i'), use: '{limits.publicEndpoint.text}', file: 'limits'},
  {typed: new RegExp(String.raw`(?<![\d.])${release}(?!\.?\d)`), use: '{limits.gasBudgetOptionalSince}', file: 'limits'},
  {typed: /\b(?:since|from|until|before) protocol(?: version)? \d+\b/i, use: '{mainnetSince.…} or {testnetSince.…}', file: 'mainnet-since'},
];

/** A field of the rate limit other than its text, which is without the date. */
const partOfLimit = /\blimits\.publicEndpoint\.(?!text\b)\w+/;

const isExpression = (node: Nodes): node is Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}> =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';

/**
 * Figures typed by hand, in prose or code, and a rate limit that a page puts together without its
 * date.
 */
export function figureProblems(page: Page): string[] {
  const problems: string[] = [];
  const look = (text: string, lineOf: (index: number) => number): void => {
    for (const {typed, use, file} of figures) {
      const found = typed.exec(text);
      if (found)
        problems.push(
          `${page.file}:${lineOf(found.index)}: "${found[0].replaceAll(/\s+/g, ' ')}": write ${use}, from src/facts/${file}.ts`,
        );
    }
  };
  for (const prose of proseOf(page)) look(prose.text, (index) => lineAt(prose, index));
  visit(page.tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    if (isCode) look(node.value, () => line);
    const part = isCode || isExpression(node) ? partOfLimit.exec(node.value) : null;
    if (part) problems.push(`${page.file}:${line}: {${part[0]}}: write {limits.publicEndpoint.text}, which has the date too`);
  });
  return problems;
}

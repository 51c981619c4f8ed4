import type {Finding} from '../lib/report';
import type {Sample} from '../sample';
import {findUnknownCrates} from './find-crates';
import {findFormatErrors} from './find-format-errors';
import {findSyntaxErrors} from './find-syntax-errors';
import {parseRust} from './parser';

/** Statements and an expression without `;` at their end are the body of a function. */
const frameOf = (fragment: boolean) =>
  fragment ? {before: 'async fn fragment() {\n', after: '\n}', lines: 1} : {before: '', after: '', lines: 0};

/**
 * Parses a Rust sample and checks the crates that it uses and its layout. What follows a syntax
 * error is not checked.
 */
export async function checkRustSample({code, meta}: Sample): Promise<readonly Finding[]> {
  const frame = frameOf(meta.fragment);
  const framed = `${frame.before}${code}${frame.after}`;
  const tree = await parseRust(framed);
  try {
    const syntax = findSyntaxErrors(tree.rootNode);
    const findings = syntax.length > 0 ? syntax : [...findUnknownCrates(tree.rootNode), ...findFormatErrors(tree.rootNode, framed)];
    return findings.map((finding) => ({...finding, line: finding.line - frame.lines}));
  } finally {
    tree.delete();
  }
}

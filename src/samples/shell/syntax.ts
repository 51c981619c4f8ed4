import {forEachChild, parse, type HereDoc, type ParsedScript, type SyntaxNode} from 'unbash';
import type {Finding} from './codes';

/** A script and what is wrong with its syntax. The tree is there even then. */
export interface Syntax {
  script: ParsedScript;
  findings: readonly Finding[];
}

/** Every node below and including this one, in the order of the source. */
export function nodesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [node];
  forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

const syntaxError = (message: string, offset: number): Finding => ({
  code: 'SH001',
  message: `The script does not parse: ${message}.`,
  offset,
});

/** bash only warns about a here-document without an end, so the parser does not report it. */
const isUnclosed = (node: SyntaxNode): node is HereDoc => node.type === 'HereDoc' && node.closing === undefined;

/** Parses a script as bash does. */
export function parseScript(code: string): Syntax {
  const script = parse(code);
  const errors = (script.errors ?? []).map(({message, pos}) => syntaxError(message, pos));
  const unclosed = nodesOf(script)
    .filter(isUnclosed)
    .map(({pos, delimiter}) => syntaxError(`the here-document has no end "${delimiter?.value ?? ''}"`, pos));
  return {script, findings: [...errors, ...unclosed]};
}

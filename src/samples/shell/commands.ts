import type {Command, ParsedScript, SyntaxNode} from 'unbash';
import {nodesOf} from './syntax';

/** A simple command of a script, with the offset that its own positions count from. */
export interface ScriptCommand {
  command: Command;
  /** Turns a position of the tree into an offset of the script. */
  offsetOf: (position: number) => number;
}

const hasOwnSource = (node: SyntaxNode): node is ParsedScript => node.type === 'Script' && node.source !== undefined;

/**
 * All simple commands of a script: in lists, pipelines, loops, functions, substitutions and
 * here-documents. Positions inside escaped backticks count from a text of their own, so they all
 * become the start of that text.
 */
export function commandsOf(script: ParsedScript): readonly ScriptCommand[] {
  const nodes = nodesOf(script);
  const decoded = nodes.filter(hasOwnSource);
  const nested = new Set(decoded.flatMap(nodesOf));
  return nodes
    .filter((node) => node.type === 'Command')
    .map((command) => ({
      command,
      offsetOf: (position) => (nested.has(command) ? outerOffset(nodes, decoded) : position),
    }));
}

/** Where the first backtick substitution starts. */
function outerOffset(nodes: readonly SyntaxNode[], decoded: readonly ParsedScript[]): number {
  const outer = nodes.find((node) => node.type === 'CommandExpansion' && node.script !== undefined && decoded.includes(node.script));
  return outer?.pos ?? 0;
}

import ts from 'typescript';

/** What every declaration of the SDK's JSON-RPC says; the pages say it themselves, once. */
const deprecatedWhole = 'JSON-RPC APIs are deprecated';

/** The doc comment of a declaration; a deprecation of its own comes first. */
export function commentOf(node: ts.Node): string {
  const doc = ts.getJSDocCommentsAndTags(node).find((part) => ts.isJSDoc(part));
  const text = (ts.getTextOfJSDocComment(doc?.comment) ?? '').trim();
  const tag = ts.getJSDocTags(node).find((candidate) => candidate.tagName.text === 'deprecated');
  const reason = (ts.getTextOfJSDocComment(tag?.comment) ?? '').trim();
  const own = tag && !reason.startsWith(deprecatedWhole) ? `**Deprecated.** ${reason}` : '';
  return [own, text].filter((part) => part !== '').join('\n\n');
}

/**
 * The comment that stands between two places of a file: comments of a union's alternatives belong
 * to no node.
 */
export function commentBetween(text: string, from: number, to: number): string {
  const between = text.slice(from, to);
  const start = between.indexOf('/**');
  if (start === -1) return '';
  return between
    .slice(start + '/**'.length, between.indexOf('*/', start))
    .split('\n')
    .map((line) => line.trim().replace(/^\*\s?/, ''))
    .join('\n')
    .trim();
}

/** Path and line of a node. */
export const placeOf = (node: ts.Node, source: ts.SourceFile): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;

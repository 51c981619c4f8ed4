import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {filesBelow} from '../../../src/lib/files-below';

/**
 * Modules that Docusaurus runs in the browser, beside components: the plugins of their rooms name
 * them.
 */
const clientModules = [
  'src/sidebar/remember.ts',
  'src/sidebar/follow.ts',
  'src/scroll/restore.ts',
  'src/scroll/first-anchor.ts',
  'src/site/on-paper.ts',
  'src/search/visits/record.ts',
  'src/light-docs/browser/slow-page.ts',
  'src/light-docs/browser/prefetch.ts',
];

/**
 * The file that an import names, from the repository's top; undefined for a package, a style sheet
 * and what a build generates.
 */
function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : name.startsWith('.')
      ? path.join(path.dirname(from), name)
      : undefined;
  if (base === undefined) return undefined;
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find((file) => existsSync(file));
}

/** What a module imports when it runs, at once or later; types are not there any more by then. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      names.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      names.push((node.moduleSpecifier as ts.StringLiteral).text);
    const [first] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (first && ts.isStringLiteralLike(first)) names.push(first.text);
    node.forEachChild(visit);
  };
  visit(source);
  return names.flatMap((name) => fileOf(file, name) ?? []);
}

/**
 * The modules that readers' browsers run, from the repository's top: all components, and what they
 * import.
 */
export function browserModules(): string[] {
  const known = new Set<string>();
  const waiting = [
    ...filesBelow('src')
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `src/${file}`),
    ...clientModules,
  ];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    waiting.push(...importsOf(file));
  }
  return [...known].sort();
}

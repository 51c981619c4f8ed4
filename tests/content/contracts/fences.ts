import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {isDiagramLanguage} from '../../../src/samples/fence/diagram-languages';
import {longestLine} from '../../lib/longest-line';
import {parseFenceMeta} from '../../../src/lib/fence-meta';
import type {Page} from '../../lib/pages';

const languages = new Set('sh ts tsx js json toml yaml move rust graphql sql protobuf python text diff ini mdx'.split(' '));
const longestInline = 20;

/** Languages whose long lines can be broken anywhere that matters; commands, addresses and tables of one line cannot. */
const broken = new Set('ts tsx js move rust graphql sql protobuf python'.split(' '));

/** What is wrong with a page's fences: no language, an unknown one, a long sample that is not a file, a long line, a prompt sign. */
export function fenceProblems(page: Page): string[] {
  const problems: string[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const place = `${page.file}:${node.position?.start.line ?? 1}`;
    const meta = parseFenceMeta(node.meta);
    const lines = node.value.split('\n').length;
    if (isDiagramLanguage(node.lang)) return;
    if (!node.lang) problems.push(`${place}: the fence has no language; output is written \`\`\`text output`);
    else if (!languages.has(node.lang))
      problems.push(`${place}: "${node.lang}" is not a language of this site; it has ${[...languages].join(', ')}`);
    if (node.lang === 'text' && meta.output === undefined && meta.title === undefined && lines > longestInline)
      problems.push(`${place}: a long text block is marked "output" or has a title`);
    if (node.lang !== 'text' && meta.output === undefined && lines > longestInline)
      problems.push(`${place}: a sample of ${lines} lines belongs in a file under examples/, quoted by region`);
    if (broken.has(node.lang ?? '') && meta.output === undefined && node.value.split('\n').some((line) => line.length > longestLine))
      problems.push(`${place}: a line of this sample is longer than ${longestLine} characters`);
    if (node.lang === 'sh' && node.value.split('\n').some((line) => line.startsWith('$ ')))
      problems.push(`${place}: a command without the prompt sign can be pasted; remove "$ "`);
  });
  return problems;
}

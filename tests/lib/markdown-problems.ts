import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {allowedElements} from '../../src/allowed-mdx/elements';
import {parseMarkdown} from '../../src/lib/markdown';
import {elementRules} from '../../src/markdown-pages/render/elements';

/** What a Markdown version's links may lead to. */
export interface MarkdownTargets {
  /** Address of the site, with a slash at its end. */
  address: string;
  /** True for a path below the site, without a slash in front, that a page or a file answers. */
  answers: (path: string) => boolean;
  /** The anchors of a page. */
  anchors: (path: string) => ReadonlySet<string>;
}

const elements = [...Object.keys(allowedElements), ...Object.keys(elementRules)].filter((name) => /^[A-Z]/.test(name)).join('|');

/** Left-overs of MDX in text; code shows such things on purpose. */
const leftOvers = new RegExp(`^(?:import|export) .+ from ['"]|\\[object Object\\]|^:::|\\{/\\*|</?(?:${elements})[ />]`, 'm');

function linkProblem(url: string, {address, answers, anchors}: MarkdownTargets): string | undefined {
  if (!/^(?:https?|mailto):/.test(url)) return `the link ${url} is not absolute`;
  if (!url.startsWith(address)) return undefined;
  const [place = '', anchor] = decodeURI(url.slice(address.length)).split('#');
  if (!answers(place.replace(/\?.*$/, ''))) return `${url} leads to nothing`;
  return anchor === undefined || anchors(place).has(anchor) ? undefined : `${url}: the page has no such anchor`;
}

function nodeProblem(node: Nodes, targets: MarkdownTargets): string | undefined {
  if (node.type === 'html') return `HTML: ${node.value}`;
  if (node.type === 'text') return leftOvers.test(node.value) ? `left over: ${node.value}` : undefined;
  if (node.type === 'link' || node.type === 'image') return linkProblem(node.url, targets);
  if (node.type === 'linkReference' || node.type === 'definition') return `a link by the label ${node.identifier}`;
  return undefined;
}

/** What is wrong with a Markdown version, one line each. */
export function markdownProblems(text: string, targets: MarkdownTargets): string[] {
  const tree: Root = parseMarkdown('page.md', text);
  const [head, title] = tree.children;
  const problems: string[] = [];
  const fields = head?.type === 'yaml' ? (parse(head.value) as Record<string, unknown>) : {};
  for (const field of ['title', 'description', 'url', 'sui_version'])
    if (typeof fields[field] !== 'string' || fields[field] === '') problems.push(`the head has no ${field}`);
  if (title?.type !== 'heading' || title.depth !== 1) problems.push('it does not begin with its title');
  visit(tree, (node) => {
    const problem = nodeProblem(node, targets);
    if (problem !== undefined) problems.push(problem);
  });
  return problems;
}

import type {Heading, PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('')
    .trim();
}

/** Words that keep their capital in a heading beside names that hold one inside, such as GraphQL. */
const properNames = new Set(
  'Sui Move Testnet Mainnet Devnet Mysticeti Mysten Labs Foundation Cargo Homebrew Chocolatey Docker Windows Linux Ubuntu Node React Rust Walrus Seal Nautilus Display Kiosk Clock Random Prometheus Grafana Google Apple Kit Twitch Facebook Python Bash Option Table Bag Coin Token Book'.split(
    ' ',
  ),
);

/** Words after the first that are capitalised like a title. */
function titleCased(heading: string): string[] {
  return heading
    .split(/\s+/)
    .slice(1)
    .filter(
      (word, index, all) => /^[A-Z][a-z]+,?$/.test(word) && !properNames.has(word.replace(',', '')) && !/[:.?]$/.test(all[index - 1] ?? ''),
    );
}

/** What is wrong with a page's headings: a second h1, a repeated text, an empty one, title case. */
export function headingProblems(page: Page): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  visit(page.tree, 'heading', (node: Heading) => {
    const place = `${page.file}:${node.position?.start.line ?? 1}`;
    const text = textOf(node.children);
    if (node.depth === 1) problems.push(`${place}: a heading of level 1; the page's title is the only one`);
    if (text === '') problems.push(`${place}: an empty heading`);
    if (seen.has(text.toLowerCase())) problems.push(`${place}: the heading "${text}" stands twice on the page`);
    const words = titleCased(text);
    if (page.id !== 'references/sui-glossary' && words.length > 0)
      problems.push(`${place}: the heading "${text}" is not in sentence case (${words.join(', ')})`);
    seen.add(text.toLowerCase());
  });
  return problems;
}

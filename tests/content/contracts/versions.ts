import {visit} from 'unist-util-visit';
import {versions} from '../../../src/facts/versions';
import type {Page} from '../../lib/pages';

const release = versions.suiRelease.replace(/^mainnet-v/, '');

/**
 * Places where a page names a full release of the `sui` binaries: tags, `suiup` versions, what
 * `sui --version` prints.
 */
const named = [
  /\bmainnet-v?(\d+\.\d+\.\d+)\b/g,
  /\bsui (\d+\.\d+\.\d+)-[0-9a-f]+\b/g,
  /\bsui-node\/(\d+\.\d+\.\d+)\b/g,
  /\btoolchain-version = "(\d+\.\d+\.\d+)"/g,
];

/**
 * Releases in code and prose that are not the one of `src/facts/versions.ts`: samples cannot read
 * it, so a test compares.
 */
export function versionProblems(page: Page): string[] {
  const problems: string[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode' && node.type !== 'text') return;
    for (const pattern of named) {
      for (const [text, version] of node.value.matchAll(pattern)) {
        if (version !== release)
          problems.push(
            `${page.file}:${node.position?.start.line ?? 1}: "${text}" is not the documented release ${release} (src/facts/versions.ts)`,
          );
      }
    }
  });
  return problems;
}

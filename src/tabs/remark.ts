import type {Code, Parents, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {importNode} from '../lib/import-node';
import {jsxElement} from '../lib/jsx-element';
import {forPackageManagers} from './package-managers';

/** Names that no author gives to a component. */
const tabs = 'PackageManagers';
const tab = 'PackageManager';

/**
 * Puts each block of commands that install packages with npm into tabs, with the commands of the
 * other package managers. Runs after the steps that check samples and keep them for the Markdown
 * version, which are about what the author wrote, and before blocks are highlighted.
 */
const packageManagerTabs: Plugin<[], Root> = () => (tree) => {
  let used = 0;
  visit(tree, 'code', (node, index, parent: Parents | undefined) => {
    const variants = node.lang === 'sh' && !node.meta ? forPackageManagers(node.value) : undefined;
    if (variants === undefined || index === undefined || !parent) return undefined;
    parent.children[index] = jsxElement(
      tabs,
      {groupId: 'package-manager'},
      variants.map(({manager, code}) => jsxElement(tab, {value: manager}, [{...node, value: code} satisfies Code])),
    );
    used += 1;
    return SKIP;
  });
  if (used > 0) tree.children.unshift(importNode('@theme/Tabs', tabs, 'default'), importNode('@theme/TabItem', tab, 'default'));
};

export default packageManagerTabs;

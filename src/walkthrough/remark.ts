import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {stepsElement, wholeElement} from './elements';
import {cutSteps, WalkthroughError, type Step} from './steps';

const name = 'Walkthrough';

function fileOf({attributes}: MdxJsxFlowElement, siteDir: string): string {
  const value = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'file')?.value;
  const file = typeof value === 'string' ? value : '';
  if (file === '' || !existsSync(path.resolve(siteDir, file)))
    throw new WalkthroughError(
      `<${name} file="${file}"> names no file. Write its path from the repository's top, as the fences inside do.`,
      undefined,
    );
  return file;
}

/**
 * Makes steps of what stands inside a walkthrough, and puts the whole file behind them, which wide
 * screens show beside them. Runs after fences are filled and have their notes, and before they are
 * highlighted. A mistake stops the build with page and line.
 */
const walkthroughs: Plugin<[{siteDir: string}], Root> = ({siteDir}) => {
  return (tree, page) => {
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
      if (node.name !== name) return;
      if (parent?.type !== 'root')
        page.fail(`<${name}> stands inside something else, which leaves no room beside it. Put it on the top level of the page.`, node);
      count += 1;
      try {
        const file = fileOf(node, siteDir);
        const steps = cutSteps(node.children, file) as [Step, ...Step[]];
        node.children = [stepsElement(steps), wholeElement(file, steps, `walkthrough-${count}`)];
      } catch (error) {
        if (error instanceof WalkthroughError) page.fail(error.message, error.node ?? node);
        throw error;
      }
    });
  };
};

export default walkthroughs;

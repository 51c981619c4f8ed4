import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {failureOf} from '../../lib/failure-of';
import checkImports from '@site/src/page-contract/check-imports';

function run(markdown: string): void {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(checkImports, {siteDir: process.cwd()});
  processor.runSync(processor.parse(file), file);
}

test('takes imports that exist: a folder with an index, a module, a package', () => {
  expect(() => {
    run(
      "import {PageCards} from '@site/src/registry/PageCards';\nimport {limits} from '@site/src/facts/limits';\nimport React from 'react';\n\nText.",
    );
  }).not.toThrow();
});

test('stops at a snippet that does not exist, with its line', () => {
  const {line, reason} = failureOf(() => {
    run("Text.\n\nimport Gone from '@site/docs/snippets/gone.mdx';\n\n<Gone />");
  });
  expect(line).toBe(3);
  expect(reason).toContain('imports docs/snippets/gone.mdx, which does not exist');
});

import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {PluggableList} from 'unified';
import allowedMdx from '../../src/allowed-mdx/remark';
import {pageProblems} from '../../src/lib/page-problems';
import {problemLine} from '../../src/lib/source-error';
import {createParseFrontMatter} from '../../src/page-contract/parse-front-matter';
import {registryFile} from '../../src/registry/types';
import {preset} from '../../src/site/preset-options';
import {writeFileBelow} from '../../src/lib/write-files';

const entry = (id: string) => ({id, title: `Page ${id}`, description: `What ${id} says.`});

/** A site in a temporary folder that is never built: what the Markdown steps read, and nothing else. */
export function createPagesFolder(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'bad-input-'));
  const repository = path.resolve(__dirname, '../..');
  for (const folder of ['static', 'src']) symlinkSync(path.join(repository, folder), path.join(siteDir, folder));
  mkdirSync(path.join(siteDir, 'docs/references'), {recursive: true});
  symlinkSync(path.join(repository, 'docs/snippets'), path.join(siteDir, 'docs/snippets'));
  symlinkSync(path.join(repository, 'docs/references/sui-glossary.mdx'), path.join(siteDir, 'docs/references/sui-glossary.mdx'));
  writeFileBelow(siteDir, `.docusaurus/${registryFile}`, JSON.stringify({guides: entry('guides'), 'guides/a': entry('guides/a')}));
  return siteDir;
}

/** Docusaurus's processors of `.mdx` and `.md` files, with the Markdown steps of a site. */
export const processorsOf = (siteDir: string, steps: PluggableList): ReturnType<typeof createProcessors> =>
  createProcessors({
    options: {
      markdownConfig: {
        format: 'detect',
        mermaid: false,
        emoji: true,
        mdx1Compat: {comments: false, admonitions: false, headingIds: false},
        anchors: {maintainCase: false},
        hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      },
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      admonitions: true,
      beforeDefaultRemarkPlugins: steps,
      remarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
    } as never,
  });

/** The Markdown steps of a site's preset. */
export function stepsOf({docs}: ReturnType<typeof preset>): PluggableList {
  return (typeof docs === 'object' ? (docs.beforeDefaultRemarkPlugins ?? []) : []) as PluggableList;
}

/**
 * Compiles pages as a build does, up to the bundler: front matter, all Markdown steps, Docusaurus's own ones. Nothing is rendered.
 *
 * @returns a function from a page to the first line that its author would see; undefined where the page is accepted
 */
export async function pageCompiler(siteDir: string): Promise<(file: string, text: string | Buffer) => Promise<string | undefined>> {
  // The preset knows by NODE_ENV whether it is a build; a build also compares the names of figures.
  const steps = stepsOf(preset(siteDir)).map((step, index) => (index === 1 ? [allowedMdx, {siteDir, withFigures: true}] : step));
  const parseFrontMatter = createParseFrontMatter(siteDir);
  const {mdxProcessor, mdProcessor} = await processorsOf(siteDir, steps as PluggableList);
  return async (file, text) => {
    const filePath = path.join(siteDir, file);
    mkdirSync(path.dirname(filePath), {recursive: true});
    writeFileSync(filePath, text);
    const content = text.toString('utf8');
    try {
      const {frontMatter} = await parseFrontMatter({filePath, fileContent: content, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
      await (file.endsWith('.md') ? mdProcessor : mdxProcessor).process({content, filePath, frontMatter, compilerName: 'server'});
      return undefined;
    } catch (error) {
      const [first] = pageProblems(error, file);
      if (!first) throw error;
      return problemLine(first);
    }
  };
}

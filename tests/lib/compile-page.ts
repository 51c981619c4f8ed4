import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {pageProblems} from '../../src/lib/page-problems';
import {problemLine} from '../../src/lib/source-error';
import {createParseFrontMatter} from '../../src/page-contract/parse-front-matter';
import {registryFile} from '../../src/registry/types';
import {preset} from '../../src/site/preset-options';
import {writeFileBelow} from '../../src/lib/write-files';

const entry = (id: string) => ({id, title: `Page ${id}`, description: `What ${id} says.`});

/**
 * A site in a temporary folder that is never built: what the Markdown steps read, and nothing else.
 */
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

/** Compiles a page, whose name says whether it is MDX. */
export type CompilePage = (file: string, content: string, frontMatter?: Record<string, unknown>) => Promise<unknown>;

/**
 * Compiles pages with all Markdown steps of a build and Docusaurus's own ones. Nothing is rendered.
 */
export async function compiler(siteDir: string): Promise<CompilePage> {
  const {docs} = preset(siteDir, true);
  const {mdxProcessor, mdProcessor} = await createProcessors({
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
      beforeDefaultRemarkPlugins: typeof docs === 'object' ? (docs.beforeDefaultRemarkPlugins ?? []) : [],
      remarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
    } as never,
  });
  return (file, content, frontMatter = {}) =>
    (file.endsWith('.md') ? mdProcessor : mdxProcessor).process({
      content,
      filePath: path.join(siteDir, file),
      frontMatter,
      compilerName: 'server',
    });
}

/**
 * Checks the front matter of pages, too.
 *
 * @returns a function from a page to the first line that its author would see; undefined where the
 *   page is accepted
 */
export async function pageCompiler(siteDir: string): Promise<(file: string, text: string | Buffer) => Promise<string | undefined>> {
  const compile = await compiler(siteDir);
  const parseFrontMatter = createParseFrontMatter(siteDir);
  return async (file, text) => {
    const filePath = path.join(siteDir, file);
    mkdirSync(path.dirname(filePath), {recursive: true});
    writeFileSync(filePath, text);
    const content = text.toString('utf8');
    try {
      const {frontMatter} = await parseFrontMatter({filePath, fileContent: content, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
      await compile(file, content, frontMatter);
      return undefined;
    } catch (error) {
      const [first] = pageProblems(error, file);
      if (!first) throw error;
      return problemLine(first);
    }
  };
}

import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFenceMeta} from '../../lib/fence-meta';
import {textProblem} from '../../lib/text-problem';
import {cutRegion, RegionError} from '../../lib/regions';

declare module 'mdast' {
  interface CodeData {
    /**
     * The whole text of the file from which the block was filled, even where only a region of it is
     * shown.
     */
    sampleFile?: string;
  }
}

const examplesDir = 'examples';

/** The most characters of a file that pages quote; the longest has 20,000. */
const longestSample = 60_000;

const isOutside = (folder: string, file: string): boolean => path.relative(folder, file).startsWith('..');

function readSample(node: Code, sampleFile: string, page: VFile, siteDir: string): string {
  const absolute = path.resolve(siteDir, sampleFile);
  const examples = path.join(siteDir, examplesDir);
  if (isOutside(examples, absolute))
    page.fail(`file="${sampleFile}" is not under ${examplesDir}/; samples live there, where they are compiled`, node);
  if (!existsSync(absolute))
    page.fail(
      `file="${sampleFile}" does not exist; expected a path from the repository's top, such as ${examplesDir}/move/name/sources/name.move`,
      node,
    );
  if (isOutside(realpathSync(examples), realpathSync(absolute)))
    page.fail(`file="${sampleFile}" is a link to a file outside of ${examplesDir}/. Put the file itself there.`, node);
  if (!statSync(absolute).isFile()) page.fail(`file="${sampleFile}" is a folder. Write the path of a file in it.`, node);
  const text = readFileSync(absolute, 'utf8');
  const problem = textProblem(text, longestSample);
  if (problem) page.fail(`file="${sampleFile}", line ${problem.line}: ${problem.message}`, node);
  return text;
}

/** Fills one fence, and titles it with the file's name where the author gave no title. */
function fill(node: Code, page: VFile, siteDir: string): void {
  const {file, region, title} = parseFenceMeta(node.meta);
  if (file === undefined) {
    if (region !== undefined) page.fail(`region="${region}" has no file="…" beside it; name the file that the region is in`, node);
    return;
  }
  if (typeof file !== 'string' || region === true) page.fail('file and region need a value: file="examples/…" region="name"', node);
  if (node.value.trim() !== '') page.fail(`a fence with file="${file}" must be empty: the file is its text`, node);
  try {
    const sampleFile = readSample(node, file, page, siteDir);
    node.value = cutRegion(sampleFile, region);
    node.data = {...node.data, sampleFile};
  } catch (error) {
    if (error instanceof RegionError) page.fail(`${file}: ${error.message}`, node);
    throw error;
  }
  if (title === undefined) node.meta = `${node.meta ?? ''} title="${path.basename(file)}"`;
}

/**
 * Fills each fence that names a file under examples/ with that file, or with one region of it. A
 * mistake stops the build with the page, the line and what to do.
 */
const sampleFromFile: Plugin<[{siteDir: string}], Root> = ({siteDir}) => {
  return (tree, page) => {
    visit(tree, 'code', (node) => {
      fill(node, page, siteDir);
    });
  };
};

export default sampleFromFile;

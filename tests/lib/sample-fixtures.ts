import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files-below';
import {parseMarkdown} from '../../src/lib/markdown';
import {collectFrom} from '../../src/samples/collect';
import type {Checker, Sample, SampleMeta} from '../../src/samples/sample';

const fixtures = 'tests/fixtures/samples';
const notes = ['meta.json', 'expected.json'];

/** The fence language of a file, by its extension. */
export const languages: Readonly<Record<string, string>> = {
  conf: 'ini',
  graphql: 'graphql',
  json: 'json',
  lock: 'toml',
  mdx: 'mdx',
  proto: 'protobuf',
  py: 'python',
  rs: 'rust',
  service: 'ini',
  sh: 'sh',
  sql: 'sql',
  timer: 'ini',
  toml: 'toml',
  yaml: 'yaml',
  yml: 'yaml',
};

/** What a fixture must give: pairs of code and line, as `CODE:line`, sorted by line. */
export type Expectations = Readonly<Record<string, readonly string[]>>;

function readNotes<T>(directory: string, name: string): Readonly<Record<string, T>> {
  const file = path.join(directory, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {};
}

/** Makes a sample as the collector would: a file's name is the fence's title. */
export function sampleOf(language: string, code: string, meta: Partial<SampleMeta> = {}): Sample {
  return {language, code, page: 'docs/fixture.mdx', line: 1, meta: {fragment: false, output: false, ...meta}};
}

/**
 * Reads the fixtures of one checker.
 *
 * @param folder `graphql/good`: files are samples by path, `meta.json` has the words of their
 *   fences
 */
export function fixtureSamples(folder: string): ReadonlyMap<string, Sample> {
  const directory = path.join(fixtures, folder);
  const metas = readNotes<Partial<SampleMeta>>(directory, 'meta.json');
  const files = filesBelow(directory).filter((file) => !notes.includes(path.posix.basename(file)));
  return new Map(
    files.map((file) => {
      const language = languages[path.extname(file).slice(1)];
      if (language === undefined)
        throw new Error(`${directory}/${file}: no language has this extension; add it to tests/lib/sample-fixtures.ts`);
      const code = readFileSync(path.join(directory, file), 'utf8').trimEnd();
      return [file, sampleOf(language, code, {title: path.basename(file), ...metas[file]})];
    }),
  );
}

/** The samples of a fixture that is a page. */
export const samplesOfPage = (file: string): readonly Sample[] =>
  collectFrom({file, tree: parseMarkdown(file, readFileSync(file, 'utf8'))}).samples;

/** What `expected.json` says of the bad fixtures of one checker. */
export const expectationsOf = (folder: string): Expectations => readNotes<readonly string[]>(path.join(fixtures, folder), 'expected.json');

/** What a checker finds in each of some fixtures. */
export async function foundIn(checker: Checker, samples: ReadonlyMap<string, Sample>): Promise<Expectations> {
  const found = [...samples].map(async ([file, sample]) => {
    const problems = await checker.check([sample]);
    return [file, problems.map(({code, line}) => `${code ?? 'no code'}:${line}`)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

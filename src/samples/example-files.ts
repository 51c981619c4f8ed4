import {readExamples} from '../examples/read-examples';
import {languageOf} from '../reference/examples/language';
import type {Sample} from './sample';

/** Languages in which the line under a file names a check. */
const labelled = new Set(['move', 'ts', 'tsx', 'js', 'jsx', 'graphql', 'sh']);

/**
 * The files that the pages of examples show whole, as samples: those pages say of each file what
 * checked it, also of files that no other page quotes.
 *
 * @param siteDir the repository's top
 */
export const exampleFileSamples = (siteDir: string): Sample[] =>
  readExamples(siteDir).flatMap(({name, dir, files}) =>
    files.flatMap(({path, text}): Sample[] => {
      const language = languageOf(path);
      if (language === undefined || !labelled.has(language)) return [];
      const meta = {file: `${dir}/${path}`, fragment: false, output: false};
      return [{language, code: text, page: `docs/references/examples/${name}.md`, line: 1, meta}];
    }),
  );

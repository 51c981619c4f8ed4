import type {RootContent} from 'mdast';
import {exampleRoute, examplesRoute, fileAnchor, placeOf, playgroundRoute} from '../../examples/address';
import {downloadRoute, rawRoute} from '../../examples/download/address';
import {stepsOf} from '../../examples/download/commands';
import {folderIn, withNeeds} from '../../examples/download/contents';
import {kinds, summariesFile} from '../../examples/kinds';
import type {Example, ExampleFile} from '../../examples/model';
import {fence, heading, inline, link, list, paragraph, prose} from '../build';
import {describe} from '../describe';
import {ReferenceSourceError, type ReferencePage} from '../page';
import {fileTree} from './file-tree';
import {languageOf} from './language';
import type {QuotingPage} from './quotes';

/** Files that every repository has, and that say nothing of the example. */
const isShown = ({path}: ExampleFile): boolean => path !== '.gitignore';

const titleOf = ({name, shelf}: Example): string => `${kinds[shelf].noun} ${name}`;

function download(example: Example, examples: readonly Example[]): RootContent[] {
  const others = withNeeds(example, examples).slice(1);
  const beside = others.flatMap(({name}, index) => [
    index === 0 ? '' : index === others.length - 1 ? ' and ' : ', ',
    link(exampleRoute(name), name),
  ]);
  return [
    paragraph(...prose(example.summary)),
    paragraph(
      'Download ',
      link(downloadRoute(example.name), `${example.name}.zip`),
      ', with all files, the license and what the tools need to build it.',
      ...(others.length > 0 ? [' It brings along what the example needs: ', ...beside.slice(1), '.'] : []),
      ...(example.shelf === 'move'
        ? [
            ' To change it and run its tests without installing anything, ',
            link(playgroundRoute(example.name), 'open it in the playground'),
            '.',
          ]
        : []),
      ' You can also look through ',
      link(examplesRoute, 'the other examples'),
      '.',
    ),
  ];
}

function stepsSection(example: Example, examples: readonly Example[]): RootContent[] {
  const folder = folderIn(example, examples);
  const below = folder.slice(example.name.length + 1);
  const steps = stepsOf(example, below);
  const place = example.shelf === 'ts' ? example.name : folder;
  const intro = steps.some(({command}) => command !== undefined)
    ? [paragraph('Unpack the archive, and give the commands in its folder.'), fence('sh', `unzip ${example.name}.zip\ncd ${place}`)]
    : [];
  return [
    heading(2, ['Use it'], 'use'),
    ...intro,
    ...steps.flatMap(({does, command}) => [paragraph(...prose(does)), ...(command === undefined ? [] : [fence('sh', command)])]),
  ];
}

function quoted(pages: readonly QuotingPage[]): RootContent[] {
  if (pages.length === 0) return [];
  return [
    heading(2, ['Where it is explained'], 'pages'),
    paragraph('These pages quote the example and say why its code is as it is.'),
    list(pages.map(({route, title}) => [paragraph(link(route, title))])),
  ];
}

function fileSection({file, path, text}: ExampleFile, name: string): RootContent[] {
  const language = languageOf(file);
  if (language === undefined)
    throw new ReferenceSourceError(`${file}:1: no language is known for its kind of file. Add it to src/reference/examples/language.ts.`);
  const raw = paragraph(link(rawRoute(name, path), 'The file as text'));
  const title = heading(3, inline([path]), fileAnchor(path));
  if (text.trim() === '') return [title, paragraph('The file is empty.')];
  return [title, fence(language, '', `file="${file}" title="${path}" anchor="${fileAnchor(path)}"`), raw];
}

/**
 * The page of an example.
 *
 * @throws {ReferenceSourceError} for a file of a kind that no example had so far
 */
export function examplePage(example: Example, examples: readonly Example[], pages: readonly QuotingPage[]): ReferencePage {
  const files = example.files.filter(isShown);
  return {
    id: exampleRoute(example.name).slice(1),
    title: titleOf(example),
    description: describe(titleOf(example), example.summary),
    words: summariesFile(example.shelf),
    keywords: [...new Set([example.name.replace(/[_-]/g, ' '), placeOf(files[0]?.file ?? '')?.name ?? example.name])],
    body: [
      ...download(example, examples),
      ...stepsSection(example, examples),
      ...quoted(pages),
      heading(2, ['Files'], 'files'),
      fileTree(files),
      heading(2, ['Code'], 'code'),
      ...files.flatMap((file) => fileSection(file, example.name)),
    ],
  };
}

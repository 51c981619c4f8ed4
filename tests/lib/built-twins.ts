import {existsSync} from 'node:fs';
import path from 'node:path';
import {builtRoute} from '../../src/lib/built-route';
import {twinFile} from '../../src/twins/twin-file';
import {anchorsOf, index, read} from './built-index';
import {buildDir, htmlFiles} from './built-site';
import {twinProblems, type TwinTargets} from './twin-problems';

/** Pages that Markdown has nothing of: a form with its results, and what is shown in place of a page. */
export const withoutTwin = ['404.html', 'search.html'];

export const pages = htmlFiles()
  .map((file) => path.relative(buildDir, file))
  .filter((file) => !withoutTwin.includes(file));
/** Each page with its twin. */
export const twins = pages.map((file) => [file, twinFile(builtRoute(file))] as const);

export const pageFile = (place: string): string => (place === '' ? 'index.html' : `${place}.html`);

export const targets: TwinTargets = {
  address: index.address,
  answers: (place) => existsSync(path.join(buildDir, pageFile(place))) || (place !== '' && existsSync(path.join(buildDir, place))),
  anchors: (place) => (existsSync(path.join(buildDir, pageFile(place))) ? anchorsOf(pageFile(place)) : new Set()),
};

/** What is wrong with some twins of the site, one line each. */
export const problemsOfTwins = (files: readonly string[]): string[] =>
  files.flatMap((twin) => twinProblems(read(twin), targets).map((problem) => `${twin}: ${problem}`));

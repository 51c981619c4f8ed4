import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {entryLists} from '@site/src/reference/errors/entries';
import type {ErrorPage} from '@site/src/reference/errors/model';
import {topicsOf} from '@site/src/reference/errors/topics';

/**
 * A package whose error classes have a page, and its classes without an entry, each with the
 * reason.
 */
interface Package {
  name: string;
  page: ErrorPage;
  least: number;
  withoutEntry: Readonly<Record<string, string>>;
}

const packages: readonly Package[] = [
  {
    name: '@mysten/seal',
    page: 'sdk/seal',
    least: 30,
    withoutEntry: {
      SealError: 'the base of all others, which nothing throws itself',
      SealAPIError: 'the base of what key servers answer, which nothing throws itself',
      InvalidGetObjectError: 'nothing throws it in 1.4.12',
      UnsupportedNetworkError: 'nothing throws it in 1.4.12',
      TooManyFailedFetchKeyRequestsError: 'the reason for aborting requests, which no caller gets',
    },
  },
  {
    name: '@mysten/walrus',
    page: 'sdk/walrus',
    least: 26,
    withoutEntry: {RetryableWalrusClientError: 'the base of those that are worth another attempt, which nothing throws itself'},
  },
];

const distOf = ({name}: Package): string => `node_modules/${name}/dist`;

/** Names of classes that the package's types export and that are called errors. */
function exportedErrors(owner: Package): string[] {
  const file = `${distOf(owner)}/index.d.mts`;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements
          .filter(({isTypeOnly}) => !isTypeOnly)
          .map(({name}) => name.text)
          .filter((name) => name.endsWith('Error') && /^[A-Z]/.test(name))
      : [],
  );
}

const titlesOf = ({page}: Package): string[] =>
  entryLists.filter((list) => list.page === page).flatMap(({entries}) => entries.map(({title}) => title));

const hasEntry = (owner: Package, name: string): boolean => titlesOf(owner).some((title) => title.split(/\W+/).includes(name));

test.each(packages)('each error class that $name exports has an entry, or a reason for none', (owner) => {
  const classes = exportedErrors(owner);
  expect(classes.length).toBeGreaterThanOrEqual(owner.least);
  expect(classes.filter((name) => !hasEntry(owner, name) && !Object.hasOwn(owner.withoutEntry, name))).toEqual([]);
});

test.each(packages)('a class of $name with a reason is exported, has no entry, and is named on the page', (owner) => {
  const classes = exportedErrors(owner);
  const {intro = ''} = topicsOf('sdk').find(({page}) => page === owner.page) ?? {};
  for (const name of Object.keys(owner.withoutEntry)) {
    expect(classes).toContain(name);
    expect([name, hasEntry(owner, name)]).toEqual([name, false]);
    expect(intro).toContain(name);
  }
});

test.each(packages)('nothing in $name throws an error of a class that is said to be thrown by nothing', (owner) => {
  const code = ts.sys
    .readDirectory(distOf(owner), ['.mjs'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const silent = Object.entries(owner.withoutEntry).filter(([, reason]) => reason.includes('nothing throws'));
  expect(silent.filter(([name]) => new RegExp(`throw new ${name}\\b`).test(code))).toEqual([]);
});

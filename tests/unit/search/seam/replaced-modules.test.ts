import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {packageClient, packageSeams, replacedModules} from '@site/src/search/seam/replaced-modules';

const own = path.resolve('src/search/seam');
const read = (file: string): string => readFileSync(path.join(packageClient(), file), 'utf8');

test.each([['theme/searchByWorker.js', ['fetchIndexesByWorker', 'searchByWorker']]] as const)(
  '%s exports of old what its replacement exports',
  (theirs, names) => {
    const ours = readFileSync(path.join(own, replacedModules[theirs]), 'utf8');
    for (const name of names) {
      expect(read(theirs)).toContain(`function ${name}(`);
      expect(ours).toContain(`function ${name}(`);
    }
  },
);

test.each([
  ['theme/SearchBar/SuggestionTemplate.js', 'SuggestionTemplate'],
  ['theme/SearchBar/EmptyTemplate.js', 'EmptyTemplate'],
] as const)('%s exports of old the template %s, which is drawn no more', (theirs, name) => {
  expect(read(theirs)).toContain(`function ${name}(`);
  expect(readFileSync(path.join(own, replacedModules[theirs]), 'utf8')).toContain(`as ${name}`);
});

test('every alias leads from a module of the package to one of ours', () => {
  for (const theirs of Object.keys(replacedModules)) expect(existsSync(path.join(packageClient(), theirs))).toBe(true);
  for (const file of Object.values(packageSeams(own))) expect(existsSync(file)).toBe(true);
});

test('the search bar imports the replaced modules', () => {
  const bar = read('theme/SearchBar/SearchBar.jsx');
  expect(bar).toContain('"../searchByWorker"');
  expect(bar).toContain('import { searchResultLimits } from "../../utils/proxiedGeneratedConstants"');
  expect(bar).toContain('import("@easyops-cn/autocomplete.js")');
});

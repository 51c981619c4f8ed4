import {readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {filesBelow} from '../../src/lib/files-below';
import {builtTexts} from '../../src/site/built-texts';
import {browserModules} from './interface-texts/browser-modules';
import {contentFolders, exceptions} from './interface-texts/exceptions';
import {untranslated} from './interface-texts/untranslated';

const inComponent = (body: string): string[] => untranslated('a.tsx', body).map(({text}) => text);

test.each([
  ['text of an element', '<p>Nothing found</p>', ['Nothing found']],
  ['an attribute that is read out', '<button aria-label="Close" />', ['Close']],
  ['a placeholder', '<input placeholder={`Search ${what}`} />', ['Search …']],
  ['one of two texts', "<p>{isOpen ? 'less' : 'more'}</p>", ['less', 'more']],
  ['one of two attributes', "<a title={done ? 'Copied' : translate({id: 'a', message: 'Copy'})} />", ['Copied']],
  ['a text beside a value', '<p>Sui {version} in your browser</p>', ['Sui', 'in your browser']],
  ['an attribute of our own component', '<Fact name="Module" />', ['Module']],
  ['a sentence that a state gets', "setSaid('The link is in the clipboard.');", ['The link is in the clipboard.']],
  ['a sentence with a value', 'showNotice(`The ${name} could not be opened.`);', ['The … could not be opened.']],
  ['a text that a translation gets', "translate({id: 'a', message: '{x}'}, {x: 'Not this one'});", ['Not this one']],
])('%s has to be translated', (_what, body, found) => {
  expect(inComponent(body)).toEqual(found);
});

test.each([
  ['an element of Docusaurus', '<p><Translate id="a">Nothing found</Translate></p>'],
  ['a call', "<button aria-label={translate({id: 'a', message: 'Close it'})} />"],
  ['code and keys', '<p><code>sui move test</code> <kbd>Enter</kbd></p>'],
  ['what nobody sees', '<p className="markdown hero" data-what="some text" id="the-id">{format(x, "long")}</p>'],
  ['what is thrown', "throw new Error('There is no such page.'); console.info('No archive was made:', error);"],
  ['signs', '<p>· › {a}, {b}</p>'],
  ['names of the language of programs', "const state = {phase: 'idle'}; fetch('/search?q=x');"],
])('%s has not', (_what, body) => {
  expect(inComponent(body)).toEqual([]);
});

test('readers see no text that does not come from the translations', () => {
  const modules = browserModules().filter((file) => !contentFolders.some((folder) => file.startsWith(folder)));
  // The search bar, the panel that runs samples, the service worker's form: each is reached.
  expect(modules).toEqual(expect.arrayContaining(['src/search/panel/Panel.tsx', 'src/run/panel/state.ts', 'src/offline/copy/save.ts']));
  const found = modules.flatMap((file) => untranslated(file, readFileSync(file, 'utf8')).map((each) => ({file, ...each})));
  const isExcepted = ({file, text}: {file: string; text: string}): boolean =>
    exceptions.some((exception) => exception.file === file && exception.text === text);
  expect(found.filter((each) => !isExcepted(each)).map(({file, line, text}) => `${file}:${line}: ${text}`)).toEqual([]);
  const unused = exceptions.filter((exception) => !found.some(({file, text}) => exception.file === file && exception.text === text));
  expect(unused.map(({file, text}) => `${file}: ${text}`)).toEqual([]);
});

/** Texts that the theme has, too; its own translations are used. */
const ofTheme = 'theme.';

test('write-translations finds each text, by an id that begins with its room', async () => {
  const files = filesBelow('src')
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("from '@docusaurus/Translate'"));
  const extracted = await extractAllSourceCodeFileTranslations(
    files.map((file) => path.resolve(file)),
    getBabelOptions({isServer: true}),
  );
  expect(extracted.flatMap(({warnings}) => warnings)).toEqual([]);
  const texts = extracted.flatMap(({sourceCodeFilePath, translations}) =>
    Object.entries(translations).map(([id, {message}]) => ({
      file: path.relative('.', sourceCodeFilePath).replaceAll('\\', '/'),
      id,
      message,
    })),
  );
  expect(texts.length).toBeGreaterThan(200);
  const misnamed = texts.filter(({file, id}) => !id.startsWith(ofTheme) && !id.startsWith(`${file.split('/')[1] ?? ''}.`));
  expect(misnamed.map(({file, id}) => `${file}: ${id}`)).toEqual([]);
  const messages = new Map(texts.map(({id, message}) => [id, message]));
  expect(texts.filter(({id, message}) => messages.get(id) !== message)).toEqual([]);
  expect(Object.keys(builtTexts).filter((id) => messages.has(id))).toEqual([]);
});

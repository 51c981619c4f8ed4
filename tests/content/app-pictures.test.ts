import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {apps} from '../../src/app-pictures/apps';
import {fileOf, pictures, picturesFolder, type Picture} from '../../src/app-pictures/pictures';
import {appPictureProblems} from '../lib/app-picture-problems';
import {pages, type Page} from '../lib/pages';

test('every app has its pictures: none is missing, left over, too heavy, or older than the app', () => {
  expect(appPictureProblems('.', apps, pictures)).toEqual([]);
});

const attributeOf = ({attributes}: MdxJsxFlowElement, name: string): string => {
  const value = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
  return typeof value === 'string' ? value : '';
};

function shownOn(page: Page): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'AppPicture') found.push(node);
  });
  return found;
}

const shown = pages.filter((page) => readFileSync(page.file, 'utf8').includes('<AppPicture')).flatMap(shownOn);

test('every picture is on a page', () => {
  expect([...new Set(shown.map((element) => attributeOf(element, 'of')))].sort()).toEqual(Object.keys(apps).sort());
});

test('the words of a picture say more than its title', () => {
  const short = shown.filter((element) => attributeOf(element, 'alt').length <= attributeOf(element, 'title').length);
  expect(short.map((element) => attributeOf(element, 'title'))).toEqual([]);
});

describe('what is wrong with a picture is told with the command', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'app-pictures-'));
  const {turnstile} = apps;
  const {turnstile: picture} = pictures;
  const file = path.join(root, 'static', picturesFolder, fileOf('turnstile', 'dark'));
  const command = 'Run "npm run app-pictures", and look at the pictures.';
  const problems = (known: Readonly<Record<string, Picture | undefined>> = {turnstile: picture}): string[] =>
    appPictureProblems(root, {turnstile}, known);

  beforeEach(() => {
    rmSync(root, {recursive: true, force: true});
    for (const place of ['examples/apps/e2e-counter', 'examples/apps/wallet-standard/src/wallet'])
      cpSync(place, path.join(root, place), {recursive: true});
    for (const mode of ['light', 'dark'] as const)
      cpSync(
        path.join('static', picturesFolder, fileOf('turnstile', mode)),
        path.join(root, 'static', picturesFolder, fileOf('turnstile', mode)),
      );
  });
  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  test('a sound one', () => {
    expect(problems()).toEqual([]);
  });

  test.each(['examples/apps/e2e-counter/src/TurnstilePanel.tsx', 'examples/apps/wallet-standard/src/wallet/dialog.ts'])(
    'one that is older than %s',
    (source) => {
      writeFileSync(path.join(root, source), '// changed\n');
      expect(problems()).toEqual([`examples/apps/e2e-counter has changed since the picture "turnstile" was taken. ${command}`]);
    },
  );

  test('one that is missing, or of another size', () => {
    rmSync(file);
    expect(problems()).toEqual([`turnstile-dark.png does not exist. ${command}`]);
    writeFileSync(file, 'no picture');
    expect(problems()).toEqual([expect.stringMatching(/^turnstile-dark\.png is no PNG of 720 × \d+ pixels\. Run /) as string]);
  });

  test('one that is too heavy', () => {
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(40_000)]));
    expect(problems()).toEqual([expect.stringMatching(/^turnstile-dark\.png has \d+ bytes, more than 40000\. /) as string]);
  });

  test('one of no app, and an app without one', () => {
    writeFileSync(path.join(path.dirname(file), 'lamp-light.png'), 'left over');
    expect(problems({lamp: {width: 480, height: 300, modes: [], sources: ''}})).toEqual([
      `examples/apps/e2e-counter has no picture "turnstile". ${command}`,
      `the picture "lamp" is of no app. ${command}`,
      ...['lamp-light.png', 'turnstile-dark.png', 'turnstile-light.png'].map(
        (left) => `static/img/apps/${left} is no picture of an app. ${command}`,
      ),
    ]);
  });
});

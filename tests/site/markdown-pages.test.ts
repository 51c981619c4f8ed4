import {createHash} from 'node:crypto';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {visit} from 'unist-util-visit';
import {oldAddresses} from '../../src/old-addresses/addresses';
import {parseMarkdown} from '../../src/lib/markdown';
import {builtRoute} from '../../src/lib/built-route';
import {mostBytes} from '../../src/markdown-pages/lists/full';
import {packageManagers} from '../../src/tabs/package-managers';
import {buildDir, htmlFiles} from '../lib/built-site';
import {anchorsOf, index, read} from '../lib/built-index';
import {markdownFiles, pageFile, pages, problemsOfMarkdown, targets, withoutMarkdown} from '../lib/built-markdown';
import {ofEachKind} from '../lib/kinds-of-pages';
import {markdownProblems} from '../lib/markdown-problems';

test('every page has a Markdown version, and says so in its head', () => {
  expect(pages.length).toBeGreaterThan(500);
  const base = new URL(index.address).pathname;
  const without = markdownFiles.filter(
    ([page, file]) =>
      !existsSync(path.join(buildDir, file)) || !read(page).includes(`<link rel="alternate" type="text/markdown" href="${base}${file}">`),
  );
  expect(without).toEqual([]);
});

test('the pages without a Markdown version are still there', () => {
  expect(
    withoutMarkdown.filter((file) => !existsSync(path.join(buildDir, file)) || existsSync(path.join(buildDir, file.replace('html', 'md')))),
  ).toEqual([]);
});

// Of each kind of page some; markdown-pages-all.test.ts looks at all of them.
test('Markdown versions are Markdown without left-overs, and their links lead somewhere', () => {
  const kinds = new Set(ofEachKind(htmlFiles()).map((file) => path.relative(buildDir, file)));
  const some = markdownFiles.filter(([page]) => kinds.has(page)).map(([, file]) => file);
  expect(some.length).toBeGreaterThan(100);
  expect(problemsOfMarkdown(some).slice(0, 20)).toEqual([]);
});

const head = '---\ntitle: A\ndescription: B.\nurl: http://x\nsui_version: "1"\n---\n\n';

test.each([
  ['no head', '# A\n', 'the head has no title'],
  ['no title', `${head}Text.\n`, 'it does not begin with its title'],
  ['HTML', `${head}# A\n\n<div>x</div>\n`, 'HTML: <div>x</div>'],
  ['an element', `${head}# A\n\n\\<Tabs groupId="os">\n`, 'left over'],
  ['an import', `${head}# A\n\nimport A from 'b';\n`, 'left over'],
  ['an object', `${head}# A\n\n\\[object Object]\n`, 'left over'],
  ['an admonition', `${head}# A\n\n:::note\n`, 'left over'],
  ['a comment', `${head}# A\n\nA {/* b */}\n`, 'left over'],
  ['a link that is not absolute', `${head}# A\n\n[b](/guides)\n`, 'the link /guides is not absolute'],
  ['a link to no page', `${head}# A\n\n[b](${index.address}no-such-page)\n`, 'leads to nothing'],
  ['a link to no anchor', `${head}# A\n\n[b](${index.address}guides#no-such-anchor)\n`, 'the page has no such anchor'],
])('%s is seen', (_name, text, problem) => {
  expect(markdownProblems(text, targets)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

/**
 * Words alone: spaces differ, a Markdown version has a colon between the parts of a card, and an
 * exponent has a sign.
 */
const squeezed = (text: string): string => text.replace(/[\s\u200b:^]+/g, '');

/** All words of a Markdown version, code included. */
function wordsOf(markdownPage: string): string {
  let words = '';
  visit(parseMarkdown('page.md', markdownPage), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') words += node.value;
  });
  return squeezed(words);
}

/** Paragraphs, items of lists and cells of a page that its Markdown version lacks. */
function missingWords(html: string, markdownPage: string): string[] {
  const $ = load(html);
  const words = wordsOf(markdownPage);
  const article = $('main article .markdown, main[class*="home"]').first();
  const pictures = article.find('svg[role="img"] > title, svg[role="img"] > desc').toArray();
  const described = pictures.map((element) => squeezed($(element).text()));
  // What Markdown cannot have: pictures, fields with what stands around them, and what only a
  // browser without scripts shows; and names of package managers above their commands, where the
  // Markdown version has those of npm.
  article.find('svg, noscript, button, nav, .hash-link, form, summary, [class*="legend"], :has(> textarea)').remove();
  const managers = new Set<string>(packageManagers);
  const said = article
    .find('p, li, td, th, h2, h3, h4, figcaption')
    .toArray()
    .filter((element) => $(element).find('p, li, td, ul, ol, pre, br').length === 0)
    .map((element) => squeezed($(element).text()));
  return [...described, ...said].filter((text) => text !== '' && !managers.has(text) && !words.includes(text));
}

/**
 * One page in so many is compared word by word, and the home page, whose Markdown version is
 * written by hand.
 */
const step = 12;

test('a Markdown version says what its page says', () => {
  const missing = markdownFiles
    .filter(([page], number) => number % step === 0 || page === 'index.html')
    .flatMap(([page, file]) => missingWords(read(page), read(file)).map((text) => `${page}: ${text}`));
  expect(missing.slice(0, 20)).toEqual([]);
});

test('what a Markdown version lacks is seen', () => {
  const html = '<main><article><div class="markdown"><p>One <code>two</code>.</p><ul><li>Three</li></ul></div></article></main>';
  expect(missingWords(html, 'One `two`.')).toEqual(['Three']);
  const picture = '<main><article><div class="markdown"><svg role="img"><title>A</title><desc>B c.</desc></svg></div></article></main>';
  expect(missingWords(picture, 'A')).toEqual(['Bc.']);
});

test('the index has every listed page with its anchors and the hash of its Markdown version', () => {
  const listed = pages.filter((file) => !file.startsWith('snippets/')).map((file) => builtRoute(file));
  expect(index.pages.map(({route}) => route).sort()).toEqual(listed.sort());
  const wrong = index.pages.filter(({route, markdown, headings, hash}) => {
    const anchors = anchorsOf(pageFile(route.slice(1)));
    const text = read(markdown.slice(1));
    return hash !== createHash('sha256').update(text).digest('hex') || headings.some(({anchor}) => !anchors.has(anchor) && route !== '/');
  });
  expect(wrong.map(({route}) => route)).toEqual([]);
});

test('llms.txt names every listed page once, and the files with whole texts', () => {
  const addresses = [...read('llms.txt').matchAll(/\]\((\S+)\): /g)].map(([, address = '']) => address.slice(index.address.length));
  const full = readdirSync(buildDir).filter((file) => /^llms-full-.*\.txt$/.test(file));
  expect(addresses.sort()).toEqual([...index.pages.map(({markdown}) => markdown.slice(1)), ...full].sort());
  expect(full.filter((file) => statSync(path.join(buildDir, file)).size > mostBytes)).toEqual([]);
  const inFull = full
    .flatMap((file) => [...read(file).matchAll(/^url: (\S+)$/gm)].map(([, url = '']) => url))
    // A page shows the head of a Markdown version as a sample, with another host.
    .filter((url) => url.startsWith(index.address));
  expect(inFull.length).toBeGreaterThanOrEqual(index.pages.length);
  expect(new Set(inFull).size).toBe(index.pages.length);
});

test('longer files have compressed copies', () => {
  const without = [...markdownFiles.map(([, file]) => file), 'llms.txt', 'index.json']
    .filter((file) => statSync(path.join(buildDir, file)).size >= 1024)
    .filter((file) => !['.br', '.gz'].every((extension) => existsSync(path.join(buildDir, file + extension))));
  expect(without).toEqual([]);
});

test('no Markdown version has an address that hosts lead to another page', () => {
  const taken = markdownFiles.filter(([, file]) => `/${file.replace(/\.md$/, '')}` in oldAddresses);
  expect(taken).toEqual([]);
});

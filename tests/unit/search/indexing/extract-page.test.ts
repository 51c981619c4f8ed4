import {extractPage} from '@site/src/search/indexing/extract-page';

const html = (
  article: string,
  head = '',
): string => `<!doctype html><html><head><meta name="description" content="What it is."><meta name="keywords" content="a,b">${head}</head><body>
<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a href="/"></a></li><li class="breadcrumbs__item"><a href="/references">References</a></li>
<li class="breadcrumbs__item"><span>Sui RPC</span></li>
<li class="breadcrumbs__item breadcrumbs__item--active"><span>Page</span></li></ul></nav>
<div class="theme-doc-markdown markdown">${article}</div><footer>Never indexed</footer></body></html>`;

test('a page is cut at its headings', () => {
  const page = extractPage(
    html(
      '<header><h1>A page</h1></header><p>Intro <b>te</b>xt.</p><h2 id="one">One<a class="hash-link" href="#one">​</a></h2><p>First.</p><p>Second.</p>',
    ),
  );
  expect(page).toEqual({
    title: 'A page',
    description: 'What it is.',
    keywords: 'a,b',
    trail: ['Sui RPC'],
    passages: [
      {anchor: '', heading: '', opens: true, rows: [], text: 'Intro text.', code: '', output: '', aborts: [], messages: ''},
      {anchor: 'one', heading: 'One', opens: true, rows: [], text: 'First. Second.', code: '', output: '', aborts: [], messages: ''},
    ],
  });
});

test('what a command printed stands apart; names of files and what checked a sample are left out', () => {
  const sample = '<div class="theme-code-block"><div class="sample-title x">a.sh</div><pre><code>sui move test</code></pre></div>';
  const output = '<div class="theme-code-block sample-output"><pre><code>1 passed</code></pre></div>';
  const page = extractPage(html(`<p>Run it.</p>${sample}<div><p class="sample-note">Checked by a tool</p></div>${output}`));
  expect(page?.passages).toMatchObject([{text: 'Run it.', code: 'sui move test', output: '1 passed'}]);
});

test('a table with headings is left out, with the headings; other tables are read', () => {
  const table = (name: string): string =>
    `<table class="${name}"><tbody><tr><td><h4 id="kiosk">kiosk</h4></td></tr><tr><td>2</td><td><code>ENotEmpty</code></td></tr></tbody></table>`;
  expect(extractPage(html(`<p>All codes.</p>${table('grouped-table stacked-table')}`))?.passages).toMatchObject([{text: 'All codes.'}]);
  expect(extractPage(html(table('stacked-table')))?.passages).toMatchObject([{}, {anchor: 'kiosk', text: '2 ENotEmpty'}]);
});

test('code stands apart, its lines with a space between them', () => {
  const page = extractPage(html('<pre><code><span>let a</span><br><span>let b</span><br></code></pre><button>Copy</button>'));
  expect(page?.passages).toMatchObject([{text: '', code: 'let a let b'}]);
});

test('a first cell that is one name says what its row is about', () => {
  const row = (cell: string): string => `<table><tbody><tr><td>${cell}</td><td><code>other</code></td></tr></tbody></table>`;
  const rows = (cell: string): string[] => extractPage(html(row(cell)))?.passages[0]?.rows ?? [];
  expect(rows('<code>--gas-budget</code>')).toEqual(['--gas-budget']);
  expect(rows('<code>Coin&lt;T&gt;</code>')).toEqual(['Coin']);
  expect(rows('<code>sui client faucet</code>')).toEqual([]);
  expect(rows('plain')).toEqual([]);
});

test('a table of constants gives their codes, with the module that its heading or its page names', () => {
  const table = '<table><tr><th>Code</th><th>Constant</th></tr><tr><td><code>2</code></td><td><code>ENotEnough</code></td></tr></table>';
  const aborts = (article: string): unknown => extractPage(html(article))?.passages.at(-1)?.aborts;
  expect(aborts(`<h1>sui::kiosk</h1><h2 id="errors">Errors</h2>${table}`)).toEqual([{module: 'kiosk', code: '2'}]);
  expect(aborts(`<h1>Codes</h1><h3 id="coin">sui::coin error codes</h3>${table}`)).toEqual([{module: 'coin', code: '2'}]);
  expect(aborts(table.replace('Constant', 'Other'))).toEqual([]);
});

test('a table of the error reference gives its messages', () => {
  const table = '<table><tr><th>Shown by</th><th>Message</th></tr><tr><td>CLI</td><td><code>No gas</code></td></tr></table>';
  expect(extractPage(html(table))?.passages).toMatchObject([{messages: 'No gas'}]);
});

test('a picture is read as its label, once; the words in it are searched and not shown', () => {
  const picture = '<svg aria-label="The app asks a node."><text>App</text><text>node</text></svg>';
  expect(extractPage(html(`<p>So.</p>${picture}${picture}`))?.passages).toMatchObject([
    {text: 'So. The app asks a node.', output: 'App node'},
  ]);
});

test('a long passage goes on in another under the same heading', () => {
  const passages = extractPage(html(`<h2 id="long">Long</h2>${'<p>Some words of a paragraph.</p>'.repeat(200)}`))?.passages ?? [];
  expect(passages.length).toBeGreaterThan(2);
  expect(passages.slice(1).map(({anchor, opens}) => [anchor, opens])).toEqual([
    ['long', true],
    ...passages.slice(2).map(() => ['long', false]),
  ]);
});

test('what asks not to be indexed, or has no article, is not', () => {
  expect(extractPage(html('<p>Text.</p>', '<meta name="robots" content="noindex, nofollow">'))).toBeNull();
  expect(extractPage('<html><body><main>Home</main></body></html>')).toBeNull();
});

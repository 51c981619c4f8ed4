import {SearchEngine} from '@site/src/search/engine/engine';
import {placeOfPassage} from '@site/src/search/engine/hit';
import {UnreachableError, type ReadFile} from '@site/src/search/engine/index-files';
import {entryFile, formatVersion} from '@site/src/search/engine/index-format';
import {buildIndex, type PageToIndex} from '@site/src/search/indexing/build-index';
import {pageToIndex as page} from '../pages';

const pages = [
  page('/faucet', 'Get coins', 'Ask the faucet for coins of a test network.'),
  page('/publish', 'Publish a package', 'A package is published once.'),
  page('/coin', 'sui::coin', 'TreasuryCap mints.', {section: 'References', isGenerated: true}),
];

/** An index in memory; `spoil` answers in the place of a file. */
function serve(
  contents = buildIndex(pages),
  directory = 'one',
  spoil: (file: string) => unknown = () => undefined,
): {read: ReadFile; asked: string[]} {
  const asked: string[] = [];
  const read: ReadFile = (file) => {
    asked.push(file);
    const spoilt = spoil(file);
    if (spoilt instanceof Error) return Promise.reject(spoilt);
    if (spoilt !== undefined) return Promise.resolve(spoilt);
    if (file === entryFile) return Promise.resolve({version: formatVersion, directory});
    const text = file.startsWith(`${directory}/`) ? contents.get(file.slice(directory.length + 1)) : undefined;
    return text === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(JSON.parse(text));
  };
  return {read, asked};
}

const search = (read: ReadFile, query: string, options = {}): ReturnType<SearchEngine['search']> =>
  new SearchEngine(read).search(query, {limit: 5, ...options});

test('a hit has all that is shown of it', async () => {
  const {hits, total} = await search(serve().read, 'faucet');
  expect(total).toBe(1);
  expect(hits).toEqual([
    {
      id: 3,
      route: '/faucet',
      anchor: '#part',
      title: {text: 'Get coins', marks: []},
      heading: {text: 'Part', marks: []},
      trail: ['Guides', 'Trail'],
      excerpt: {text: 'Ask the faucet for coins of a test network.', marks: [[8, 14]]},
    },
  ]);
});

test.each([
  ['publishing', '/publish'],
  ['pub', '/publish'],
  ['pu', '/publish'],
  ['pubilsh', '/publish'],
  ['treasury cap', '/coin'],
  ['sui::coin', '/coin'],
])('%s finds %s', async (query, route) => {
  expect((await search(serve().read, query)).hits[0]?.route).toBe(route);
});

describe('values and names in another spelling', () => {
  const id = '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7';
  const part = {anchor: 'part', heading: 'Part', opens: true, text: '', code: '', output: '', messages: ''};
  const named = (route: string, rows: string[], aborts: {module: string; code: string}[] = []): PageToIndex =>
    page(route, 'Names', '', {passages: [{...part, rows, aborts}]});
  const {read} = serve(
    buildIndex([
      page('/framework', 'Framework', 'The package at 0x2.'),
      page('/usdc', 'Stablecoins', `The type ${id}::usdc::USDC.`),
      page('/chain', 'Chains', 'Mainnet is 35834a8a.'),
      named('/camel', ['gasUsed']),
      named('/snake', ['gas_used']),
      named('/kiosk', [], [{module: 'kiosk', code: '2'}]),
      page('/aborts', 'MoveAbort', 'A call stopped.'),
    ]),
  );

  test.each([
    [`0x${'0'.repeat(63)}2`, '/framework'],
    ['0x2', '/framework'],
    [id, '/usdc'],
    [id.slice(0, 12), '/usdc'],
    [`${id.slice(0, 10)} `, '/usdc'],
    ['4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S', '/chain'],
    ['gas_used', '/snake'],
    ["aborted within function '0x2::kiosk::take' at instruction 3 with code 2", '/kiosk'],
    ["aborted within function '0x5::shop::take' at instruction 3 with code 9", '/aborts'],
  ])('%s finds %s', async (query, route) => {
    expect((await search(read, query)).hits[0]?.route).toBe(route);
  });

  test.each(['123456789', 'q', 'how to', '0xffff1234'])('that the index has no %s says nothing of the pages', async (query) => {
    expect((await search(read, query)).missing).toEqual([]);
  });
});

test('a path of fields that are on several pages leads to the last one', async () => {
  const apart = [page('/status', 'One', 'status'), page('/effects', 'Two', 'effects'), page('/transaction', 'Three', 'transaction')];
  const {read} = serve(buildIndex(apart));
  expect((await search(read, 'transaction.effects.status ')).hits.map(({route}) => route)).toEqual(['/status']);
});

test('a word that is found as it stands has no typos', async () => {
  const both = [...pages, page('/joins', 'Joins', 'It joins two things.')];
  const {hits} = await search(serve(buildIndex(both)).read, 'coins ');
  expect(hits.map(({route}) => route)).not.toContain('/joins');
});

test('only files that the query needs are read, each once', async () => {
  const {read, asked} = serve();
  const engine = new SearchEngine(read);
  await engine.search('faucet', {limit: 5});
  await engine.search('faucet', {limit: 5});
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.filter((file) => file.includes('corrections'))).toEqual([]);
});

describe('how much a query asks for', () => {
  const filler = 'Each of these sentences is here to fill a file of texts. '.repeat(120);
  const words = Array.from({length: 2000}, (_, index) => `word${index}aaaaaaaaaaaaaaa`).join(' ');
  const many = Array.from({length: 30}, (_, index) => page(`/p${index}`, `Page ${index}`, `faucet ${filler}`));
  const large = buildIndex([...many, page('/words', 'Words', words)]);

  test('a query reads at most ten files, and shows the best hits with what it read', async () => {
    const {read, asked} = serve(large);
    const {hits} = await search(read, 'faucet word0aaaaaaaaaaaaaaa word300aaaaaaaaaaaaaaa page sentences texts fill', {limit: 16});
    expect(asked.filter((file) => /terms|text/.test(file)).length).toBeLessThanOrEqual(10);
    const {hits: shown} = await search(serve(large).read, 'faucet ', {limit: 16});
    expect(hits.length).toBeGreaterThan(0);
    expect(shown.slice(0, 4).every(({excerpt}) => excerpt.text !== '')).toBe(true);
    expect(shown.at(-1)).toMatchObject({excerpt: {text: ''}, title: {text: expect.stringContaining('Page') as string}});
  });

  test('files that an earlier query read cost nothing', async () => {
    const {read, asked} = serve(large);
    const engine = new SearchEngine(read);
    for (const query of ['faucet ', 'faucet ', 'faucet ', 'faucet ']) await engine.search(query, {limit: 16});
    expect((await engine.search('faucet ', {limit: 16})).hits.every(({excerpt}) => excerpt.text !== '')).toBe(true);
    expect(asked).toEqual([...new Set(asked)]);
  });

  test('where all hits have excerpts, all are read', async () => {
    const {read} = serve(large);
    const {hits} = await search(read, 'fauc', {limit: 16, texts: 'all'});
    expect(hits).toHaveLength(16);
    expect(hits.every(({excerpt}) => excerpt.text !== '')).toBe(true);
  });

  test('while the reader is typing, no texts are read, and those that were read before are shown', async () => {
    const {read, asked} = serve(large);
    const engine = new SearchEngine(read);
    const typed = await engine.search('fauc', {limit: 16, texts: 'known'});
    expect(asked.filter((file) => file.includes('text-'))).toEqual([]);
    expect(typed).toMatchObject({isWhole: false, total: 30});
    await engine.search('fa', {limit: 16, texts: 'first'});
    expect(asked.filter((file) => file.includes('text-'))).toEqual([]);
    const paused = await engine.search('fauc', {limit: 16, texts: 'first'});
    expect(paused).toMatchObject({isWhole: true});
    expect(asked.filter((file) => file.includes('text-'))).toHaveLength(1);
    const stopped = await engine.search('fauc', {limit: 16});
    expect(stopped.isWhole).toBe(true);
    expect(stopped.hits.map(({id}) => id)).toEqual(typed.hits.map(({id}) => id));
    const again = await engine.search('fauce', {limit: 16, texts: 'known'});
    expect(again.hits.filter(({excerpt}) => excerpt.text !== '')).toHaveLength(5);
  });

  test('a query that is asked again for its texts reads no further terms, so that its hits stay', async () => {
    const {read, asked} = serve(large);
    const engine = new SearchEngine(read);
    const query = 'faucet word0aaaaaaaaaaaaaaa word300aaaaaaaaaaaaaaa page sentences texts fill each here';
    await engine.search(query, {limit: 16, texts: 'known'});
    const before = asked.length;
    await engine.search(query, {limit: 16});
    expect(asked.slice(before).filter((file) => file.includes('terms'))).toEqual([]);
  });

  test('one letter reads no terms, and finds titles', async () => {
    const {read, asked} = serve();
    expect((await search(read, 'p')).hits.map(({route}) => route)).toEqual(['/publish']);
    expect(asked.filter((file) => file.includes('terms'))).toEqual([]);
  });
});

test('a section narrows the search down; an unknown one has no pages', async () => {
  expect((await search(serve().read, 'coin', {section: 'References'})).hits.map(({route}) => route)).toEqual(['/coin']);
  expect((await search(serve().read, 'coin', {section: 'Elsewhere'})).total).toBe(0);
});

test.each([
  ['entry.json', {version: 99, directory: 'one'}],
  ['one/pages.json', {}],
  ['one/terms-0.json', []],
  ['one/text-0.json', {}],
])('a damaged %s is an error', async (file, damage) => {
  await expect(search(serve(undefined, 'one', (asked) => (asked === file ? damage : undefined)).read, 'faucet')).rejects.toThrow(
    'is not a file of this search index',
  );
});

test('after a failure the next query tries again', async () => {
  let isBroken = true;
  const engine = new SearchEngine(serve(undefined, 'one', () => (isBroken ? new Error('down') : undefined)).read);
  await expect(engine.search('faucet', {limit: 5})).rejects.toThrow('down');
  isBroken = false;
  expect((await engine.search('faucet', {limit: 5})).total).toBe(1);
});

test('a new index that replaced the one in use is picked up', async () => {
  const old = serve(undefined, 'one');
  const next = serve(undefined, 'two');
  let isReplaced = false;
  const engine = new SearchEngine((file, options) => (isReplaced ? next : old).read(file, options));
  await engine.open();
  isReplaced = true;
  expect((await engine.search('faucet', {limit: 5})).total).toBe(1);
  expect(next.asked).toContain('two/pages.json');
});

test('without a network titles are searched, and the result says so', async () => {
  let isOffline = false;
  const engine = new SearchEngine(serve(undefined, 'one', () => (isOffline ? new UnreachableError('offline') : undefined)).read);
  await engine.open();
  isOffline = true;
  const {hits, isOffline: said} = await engine.search('publ', {limit: 5});
  expect(said).toBe(true);
  expect(hits).toMatchObject([{route: '/publish', title: {text: 'Publish a package'}, excerpt: {text: ''}}]);
});

test('a passage is in the file that its number falls into', () => {
  expect(placeOfPassage([2, 3], 0)).toEqual({file: 0, offset: 0});
  expect(placeOfPassage([2, 3], 4)).toEqual({file: 1, offset: 2});
  expect(() => placeOfPassage([2, 3], 5)).toThrow('there is no passage 5');
});

describe('what a face of search needs besides', () => {
  const declared = page('/sui/coin', 'sui::coin', 'Splits.', {
    section: 'References',
    isGenerated: true,
    passages: [
      {
        anchor: 'fun-split',
        heading: 'split',
        opens: true,
        rows: [],
        text: 'Takes it apart.',
        code: 'public fun split<T>(self: &mut Coin<T>)',
        output: '',
        aborts: [],
        messages: '',
      },
    ],
  });
  const {read} = serve(buildIndex([...pages, declared, page('/guide', 'split', 'How to split.')]));

  test('how many pages match in each section, whichever is searched', async () => {
    const all = await search(read, 'split');
    expect(all.sections).toEqual({Guides: 1, References: 1});
    const one = await search(read, 'split', {section: 'Guides'});
    expect(one.sections).toEqual(all.sections);
    expect({total: one.total, routes: one.hits.map(({route}) => route)}).toEqual({total: 1, routes: ['/guide']});
  });

  test('the declaration of what a generated heading names, and of nothing else', async () => {
    const {hits} = await search(read, 'split');
    const signatures = new Map(hits.map(({route, signature}) => [route, signature]));
    expect(signatures.get('/sui/coin')).toEqual({text: 'public fun split<T>(self: &mut Coin<T>)', marks: [[11, 16]]});
    expect(signatures.get('/guide')).toBeUndefined();
  });

  test('the terms that were found, and the words that no page has', async () => {
    const {terms, missing} = await search(read, 'split qzxvkj');
    expect(terms).toContain('split');
    expect(missing).toEqual(['qzxvkj']);
    expect((await search(read, 'split')).missing).toEqual([]);
  });
});

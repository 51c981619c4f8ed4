import {findMarks, marksInSection} from '@site/src/search/marks/find-marks';

const page = `
  <h1>Coins</h1>
  <nav>coin</nav>
  <p>A <b>coin</b> and two coins.</p>
  <h2 id="split">Split<a class="hash-link">coin</a></h2>
  <p>Take a coin apart with <code>coin::split</code>.</p>
  <h3 id="deep">Deeper</h3>
  <p hidden="until-found">Another coin.</p>
  <h2 id="join">Join</h2>
  <button>coin</button>
  <p>Coinage is no match.</p>`;

let article: Element;
const texts = (ranges: readonly Range[]): string[] => ranges.map((range) => range.toString());

beforeEach(() => {
  document.body.innerHTML = `<article>${page}</article>`;
  article = document.querySelector('article') ?? document.body;
});

test('finds whole words as the engine reads them, and nothing in buttons and navigation', () => {
  expect(texts(findMarks(article, new Set(['coin', 'coins'])))).toEqual(['Coins', 'coin', 'coins', 'coin', 'coin', 'coin']);
  expect(findMarks(article, new Set(['nowhere']))).toEqual([]);
  expect(findMarks(article, new Set())).toEqual([]);
});

test.each([
  ['', 6],
  ['#split', 3],
  ['#deep', 1],
  ['#join', 0],
  ['#s%70lit', 3],
  ['#none', 0],
])('the section of %j has %i marks', (hash, count) => {
  const ranges = findMarks(article, new Set(['coin', 'coins']));
  expect(marksInSection(ranges, article, hash)).toHaveLength(count);
});

test('a mark in the heading of the anchor belongs to its section', () => {
  const ranges = findMarks(article, new Set(['split']));
  expect(texts(marksInSection(ranges, article, '#split'))).toEqual(['Split', 'split']);
});

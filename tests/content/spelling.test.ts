import {pages, pageWith} from '../lib/pages';
import {createSpeller, isEnglish, listedWords, wordLines, wordsFile} from './contracts/spelling';

const speller = createSpeller();

test.each(pages.map((page) => [page.file, page] as const))('%s', (_file, page) => {
  expect(speller.problemsOf(page)).toEqual([]);
});

describe(`the list in ${wordsFile}`, () => {
  const order = (a: string, b: string): number => {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    if (x === y) return a < b ? -1 : 1;
    return x < y ? -1 : 1;
  };

  test('is sorted, without regard to case, and has each word once', () => {
    expect(wordLines).toEqual([...listedWords].sort(order));
  });

  test('has no word that the dictionary knows', () => {
    expect(wordLines.filter(isEnglish)).toEqual([]);
  });

  test('has no word that no page uses', () => {
    const fresh = createSpeller();
    pages.forEach(fresh.problemsOf);
    expect(wordLines.filter((word) => !fresh.used.has(word))).toEqual([]);
  });
});

describe('what is read', () => {
  const problemsIn = (body: string): string[] => createSpeller(new Set(['zkLogin', 'validator'])).problemsOf(pageWith(body));

  test('a misspelling is named with its line and with what may be meant', () => {
    expect(problemsIn('Right.\n\nWe\nrecieve it.')).toEqual([
      `docs/fixture.mdx:9: "recieve" is misspelled, or a name that ${wordsFile} lacks; did you mean "receive", "relieve"?`,
    ]);
  });

  test.each([
    ['British spelling', 'The colour.', '"colour"'],
    ['British spelling that the dictionary has', 'Move towards it.', '"towards"'],
    ['a heading', '## Recieve it', '"Recieve"'],
    ['a cell', '| A |\n| --- |\n| recieve |', '"recieve"'],
    ['an item', '- recieve', '"recieve"'],
    ['the text of a link', '[recieve](/guides)', '"recieve"'],
    ["a diagram's title", '```dot title="Recieve" alt="It."\ndigraph {}\n```', '"Recieve"'],
    ["a diagram's alt", '```dot title="It" alt="It recieves."\ndigraph {}\n```', '"recieves"'],
    ['a label of a graph', '```dot title="It" alt="It."\ndigraph {\n  a [label="on\\nrecieve"];\n}\n```', ':8: "recieve"'],
    ['a message of a sequence', '```sequence title="It" alt="It."\na -> b: recieve\n```', ':7: "recieve"'],
    ["a tab's label", '<Tab label="Recieve">\n\nIt.\n\n</Tab>', '"Recieve"'],
    ['a name in another form than the list has', 'Use zklogin.', '"zklogin"'],
  ])('%s', (_name, body, expected) => {
    expect(problemsIn(body).join('\n')).toContain(expected);
  });

  test('the front matter', () => {
    const page = pageWith('Text.');
    const {problemsOf} = createSpeller(new Set());
    expect(problemsOf({...page, frontMatter: {...page.frontMatter, title: 'Recieve it'}}).join()).toContain(
      'docs/fixture.mdx:2: "Recieve"',
    );
  });

  test.each([
    ['code', 'Run `recieve`, <code>recieve</code>.\n\n```sh\nrecieve\n```'],
    ['addresses', '[It](https://recieve.example/recieve) is at https://recieve.example.'],
    ['components', '<Recieve ids={["recieve"]} />\n\n{recieve.recieve}'],
    ['names of commands as headings', '## recieve-it {/* #recieve-it */}'],
    ['names of code in a diagram', '```dot title="The TresuryCap" alt="It is a TresuryCap."\ndigraph {}\n```'],
    ['numbers with letters', 'The 0xabc of 10Mbps and `k`-th.'],
    ['forms of a listed word', "Validators, a validator's and all validators' zkLogin; the `k`-th PDF."],
  ])('%s: nothing', (_name, body) => {
    expect(problemsIn(body)).toEqual([]);
  });
});

import {load} from 'cheerio';
import {highlight, isKnownLanguage} from '@site/src/code/highlight/highlight';

const codes: [string, string][] = [
  ['move', 'module a::b;\n\n/// <T> & more\npublic fun f<T: drop>(x: u64): u64 { x << 2 }\n'],
  ['ts', "const a: Map<string, number> = new Map([['&', 1]]);"],
  ['tsx', 'const a = <b className="c">d &amp; e</b>;'],
  ['sh', 'sui client call --gas-budget 1000 # <note>'],
  ['json', '{"a": "<b>", "c": [1, true, null]}'],
  ['graphql', 'query Q($id: ID!) { object(address: $id) { version } }'],
  ['text', 'plain <text> & nothing else'],
];

test.each(codes)('the text of %s is the code', (language, code) => {
  const text = load(`<pre>${highlight(code, language)}</pre>`)('pre').text();
  expect(text.trimEnd()).toBe(code.trimEnd());
});

test('each line is one span with its line break', () => {
  const $ = load(`<pre>${highlight('let a = 1;\n\nlet b = 2;', 'ts')}</pre>`);
  expect(
    $('.token-line')
      .toArray()
      .map((line) => $(line).text()),
  ).toEqual(['let a = 1;\n', '\n', 'let b = 2;\n']);
});

test('pieces have the class of their colour and no style', () => {
  const html = highlight('module a::b;', 'move');
  expect(html).toContain('<span class="token keyword">module </span>');
  expect(html).not.toContain('style');
});

test('options of commands are told from their words, also those with hyphens in them', () => {
  const $ = load(`<pre>${highlight('sui client publish --gas-budget 10 --verify-deps -y --json=x well-known', 'sh')}</pre>`);
  const options = $('.attribute').toArray();
  expect(options.map((option) => $(option).text().trim())).toEqual(['--gas-budget', '--verify-deps -y --json']);
});

test('marks the lines that it is told to', () => {
  const $ = load(`<pre>${highlight('a\nb\nc', 'text', {marked: [2]})}</pre>`);
  expect($('.theme-code-block-highlighted-line').text()).toBe('b\n');
});

test('added and removed lines are ins and del, and no sign is in the text', () => {
  const $ = load(`<pre>${highlight('a\nb\nc', 'text', {added: [3], removed: [1]})}</pre>`);
  expect($('ins.token-line').text()).toBe('c\n');
  expect($('del.token-line').text()).toBe('a\n');
  expect($('pre').text()).toBe('a\nb\nc\n');
});

test('a prompt in front of a command stands apart, and a dollar sign elsewhere does not', () => {
  const prompts = (code: string, language: string): number => load(highlight(code, language))('.code-prompt').length;
  expect(prompts('$ sui client gas\nnothing\n$ ls', 'text')).toBe(2);
  expect(prompts('$ sui client gas', 'sh')).toBe(1);
  expect(prompts('echo $HOME $ x', 'sh')).toBe(0);
  expect(prompts('$HOME/bin', 'sh')).toBe(0);
  expect(prompts('$ = 1;', 'js')).toBe(0);
});

const links = new Map([
  ['Coin', '/coin'],
  ['coin::Coin', '/qualified?a=1&b="2"'],
]);

test('links the names that it is given, those with a module as one, and leaves the text as it was', () => {
  const code = 'public fun f(a: &Coin<T>, coin: coin::Coin, CoinX: u8)';
  const $ = load(`<pre>${highlight(code, 'move', {}, links)}</pre>`);
  const found = $('a')
    .toArray()
    .map((link) => [$(link).attr('href'), $(link).text()]);
  expect(found.filter(([href]) => href === '/coin')).toEqual([['/coin', 'Coin']]);
  expect(
    found
      .filter(([href]) => href !== '/coin')
      .map(([, text]) => text)
      .join(''),
  ).toBe('coin::Coin');
  expect(found.at(-1)?.[0]).toBe('/qualified?a=1&b="2"');
  expect($('pre').text().trimEnd()).toBe(code);
});

test('a name in a comment or a text is no link', () => {
  expect(highlight('f(); // Coin', 'move', {}, links)).not.toContain('<a ');
  expect(highlight('a: String @deprecated(reason: "Use Coin")', 'graphql', {}, links)).not.toContain('<a ');
});

test('a language without a grammar is refused', () => {
  expect(isKnownLanguage('brainfuck')).toBe(false);
  expect(() => highlight('a', 'brainfuck')).toThrow(RangeError);
});

import {withoutUnused} from '@site/src/unused-css/purge';

const without = (css: string, ...texts: string[]): Promise<string> => withoutUnused(css, {texts, files: []});

test('rules of classes that a text names stay, others go', async () => {
  const css = '.menu__link--active{color:red}.avatar{color:blue}.menu__link:hover,.badge{top:0}';
  expect(await without(css, `clsx('menu__link', isActive && 'menu__link--active')`)).toBe(
    '.menu__link--active{color:red}.menu__link:hover{top:0}',
  );
});

test('a rule goes where one of its classes is not used', async () => {
  expect(await without('.navbar .avatar{top:0}.navbar.dark{top:0}', 'navbar')).toBe('');
});

test('rules of classes go that scripts name and no page has', async () => {
  const css = '.hitTree_a1B2{top:0}.bar_c3D4 .suggestion_e5F6:hover{top:0}.badge{top:0}.hits_g7H8{top:0}.hitTree{top:0}';
  const text = 'hitTree_a1B2 bar_c3D4 suggestion_e5F6 badge hits_g7H8 hitTree';
  expect(await without(css, text)).toBe('.hits_g7H8{top:0}.hitTree{top:0}');
});

test.each([
  'table tr:nth-child(2n){top:0}',
  '[data-theme=dark] p{top:0}',
  '#nprogress{top:0}',
  ':focus-visible{top:0}',
  '::-webkit-scrollbar{top:0}',
  '*{top:0}',
  'marquee[data-odd]{top:0}',
])('a rule without classes stays: %s', async (css) => {
  expect(await without(css)).toBe(css);
});

test.each([
  ['a rule', ':root{--a:var(--b);--b:red;--c:blue}p{color:var(--a)}', ':root{--a:var(--b);--b:red}p{color:var(--a)}', ''],
  ['a rule on a line of its own', ':root{--a:red}p{color:var(\n  --a\n)}', ':root{--a:red}p{color:var(--a)}', ''],
  ['a script', ':root{--a:var(--b);--b:red;--c:blue}p{top:0}', ':root{--a:var(--b);--b:red}p{top:0}', `jsx('path', {stroke: 'var(--a)'})`],
])('custom properties stay that %s asks for, through others too', async (_what, css, expected, text) => {
  expect(await without(css, text)).toBe(expected);
});

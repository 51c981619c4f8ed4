import {KeptNamesError, withoutUnused} from '@site/src/unused-css/purge';

const none = {texts: [], files: []};
const uses = (...texts: string[]) => ({texts, files: []});

test('rules of classes that a text names stay, others go', async () => {
  const css = '.menu__link--active{color:red}.avatar{color:blue}.menu__link:hover,.badge{top:0}';
  expect(await withoutUnused(css, uses(`clsx('menu__link', isActive && 'menu__link--active')`))).toBe(
    '.menu__link--active{color:red}.menu__link:hover{top:0}',
  );
});

test('a rule goes where one of its classes is not used', async () => {
  expect(await withoutUnused('.navbar .avatar{top:0}.navbar.dark{top:0}', uses('navbar'))).toBe('');
});

test('rules go whose class a script names, but whose part the site replaces', async () => {
  const css = '.hitTree_a1B2{top:0}.bar_c3D4 .suggestion_e5F6:hover{top:0}.hits_g7H8{top:0}.hitTree{top:0}';
  const texts = uses('hitTree_a1B2 bar_c3D4 suggestion_e5F6 hits_g7H8 hitTree');
  expect(await withoutUnused(css, texts)).toBe('.hits_g7H8{top:0}.hitTree{top:0}');
});

test.each([
  'table tr:nth-child(2n){top:0}',
  '[data-theme=dark] p{top:0}',
  ':focus-visible{top:0}',
  '::-webkit-scrollbar{top:0}',
  '*{top:0}',
])('a rule without classes stays: %s', async (css) => {
  expect(await withoutUnused(css, none)).toBe(css);
});

test('custom properties stay that a rule asks for, through others too', async () => {
  const css = ':root{--a:var(--b);--b:red;--c:blue}p{color:var(--a)}';
  expect(await withoutUnused(css, none)).toBe(':root{--a:var(--b);--b:red}p{color:var(--a)}');
});

test('a custom property stays whose use is on a line of its own', async () => {
  expect(await withoutUnused(':root{--a:red}p{color:var(\n  --a\n)}', none)).toBe(':root{--a:red}p{color:var(--a)}');
});

test('custom properties stay that a script asks for, through others too', async () => {
  const css = ':root{--a:var(--b);--b:red;--c:blue}p{top:0}';
  expect(await withoutUnused(css, uses(`jsx('path', {stroke: 'var(--a)'})`))).toBe(':root{--a:var(--b);--b:red}p{top:0}');
});

test.each(['marquee{top:0}', '[data-odd]{top:0}'])('a rule without classes that the lists do not know is an error: %s', async (css) => {
  const purging = withoutUnused(css, none);
  await expect(purging).rejects.toThrow(KeptNamesError);
  await expect(purging).rejects.toThrow('add its element or attribute to src/unused-css/kept.ts');
});

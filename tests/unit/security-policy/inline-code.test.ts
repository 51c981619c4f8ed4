import {readInlineCode} from '../../../src/security-policy/inline-code';

const page = (head: string, body = ''): string =>
  `<!DOCTYPE html>\n<html>\n<head><meta charset="UTF-8">${head}</head>\n<body>\n${body}</body></html>`;
const refused = (body: string): string[] => readInlineCode(page('', body)).refused.map(({line, what}) => `${line}: ${what}`);

test('scripts and styles are read as they stand, and data is passed over', () => {
  const {scripts, styles} = readInlineCode(
    page(
      '<style>a &gt; b {}</style><script type="application/ld+json">{"a": 1}</script>',
      '<script>if (1 &lt; 2 && "</p>") {}</script><script type="module">import "/a.js";</script><script src="/a.js"></script>',
    ),
  );
  expect(scripts).toEqual(['if (1 &lt; 2 && "</p>") {}', 'import "/a.js";']);
  expect(styles).toEqual(['a &gt; b {}']);
});

test.each([
  ['<p style="color: red">', 'a style attribute on <p>'],
  ['<p onclick="run()">', 'the attribute onclick on <p>, which is a script'],
  ['<a href=" javascript:run()">', 'a "javascript:" address on <a>'],
  ['<script src="https://cdn.example/a.js"></script>', '<script> from another host, https://cdn.example/a.js'],
  ['<script src="//cdn.example/a.js"></script>', '<script> from another host, //cdn.example/a.js'],
  ['<img src="\\\\cdn.example/a.png">', '<img> from another host, \\\\cdn.example/a.png'],
  ['<link rel="stylesheet" href="https://cdn.example/a.css">', '<link> from another host, https://cdn.example/a.css'],
  ['<iframe src="https://other.example"></iframe>', '<iframe> from another host, https://other.example'],
  ['<form action="https://other.example"></form>', '<form> from another host, https://other.example'],
  ['<object data="/a.pdf"></object>', '<object>'],
  ['<base href="/docs/">', '<base>'],
  ['<script type="importmap">{}</script>', 'a script of the type "importmap"'],
])('%s is refused, with its line', (html, what) => {
  expect(refused(html)).toEqual([`5: ${what}`]);
});

test.each([
  '<a href="https://other.example">Link</a>',
  '<link rel="canonical" href="https://docs.example.org/guides">',
  '<img src="/img/a.png"><script src="/assets/a.js" defer></script>',
  '<pre>&lt;script src="https://cdn.example"&gt;</pre><!-- <script src="https://cdn.example"></script> -->',
])('%s is not', (html) => {
  expect(refused(html)).toEqual([]);
});

test('a page without a head cannot carry a policy', () => {
  expect(() => readInlineCode('<p>Text</p>')).toThrow('the page has no <head>.');
});

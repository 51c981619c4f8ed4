import {checkFrontMatter, FrontMatterError} from '@site/src/page-contract/front-matter';

const description = 'Says in one full sentence what the reader of this page will have at the end.';
const page = (...fields: string[]): string => ['---', ...fields, '---', '', 'Text.'].join('\n');
const check = (text: string) => checkFrontMatter(`${process.cwd()}/docs/a/b.mdx`, text);

function messageOf(text: string): string {
  try {
    check(text);
  } catch (error) {
    if (error instanceof FrontMatterError) return error.message;
    throw error;
  }
  throw new Error('expected a FrontMatterError');
}

test('takes a page with title and description, and fills in its status', () => {
  expect(check(page('title: Install Sui', `description: ${description}`))).toEqual({title: 'Install Sui', description, status: 'current'});
});

test('takes every field of the contract', () => {
  const fields = [
    'title: Old way',
    `description: ${description}`,
    'sidebar_label: Old',
    'slug: /old',
    'keywords: [a, b]',
    'unlisted: true',
  ];
  expect(check(page(...fields, 'status: removed', 'since: 2026-07-27', 'use: "[gRPC](/concepts/grpc-overview), always."'))).toMatchObject({
    status: 'removed',
    use: [{text: 'gRPC', href: '/concepts/grpc-overview'}, ', always.'],
  });
});

test.each([
  ['no front matter', 'Text only.', 'docs/a/b.mdx:1: there is no front matter. Start the page'],
  ['no closing line', '---\ntitle: A\n', 'docs/a/b.mdx:1: the front matter never ends. Write a line of three hyphens'],
  ['broken YAML', page('title: "A', `description: ${description}`), 'is not valid YAML'],
  ['no title', page(`description: ${description}`), 'docs/a/b.mdx:1: front matter "title"'],
  ['no description', page('title: Install Sui'), 'docs/a/b.mdx:1: front matter "description"'],
  [
    'a short description',
    page('title: Install Sui', 'description: Too short.'),
    'docs/a/b.mdx:3: front matter "description": must be a full sentence of 50 to 160 characters; it is shorter',
  ],
  ['a long description', page('title: Install Sui', `description: ${description.repeat(3)}`), 'it is longer'],
  ['a description without a period', page('title: Install Sui', `description: ${description.slice(0, -1)}`), 'ends with a period'],
  [
    'an unknown field',
    page('title: Install Sui', `description: ${description}`, 'sidebar_position: 3'),
    'docs/a/b.mdx:4: front matter "sidebar_position"',
  ],
  [
    'a field that only generated pages have',
    page('title: Install Sui', `description: ${description}`, 'words: src/reference/a.ts'),
    'docs/a/b.mdx:4: front matter "words": only generated pages have it. Remove the field.',
  ],
  [
    'a relative slug',
    page('title: Install Sui', `description: ${description}`, 'slug: old'),
    'docs/a/b.mdx:4: front matter "slug": must start with a slash',
  ],
  [
    'a replacement with other markup than links',
    page('title: Install Sui', `description: ${description}`, 'status: removed', 'since: July 2026', 'use: "`sui client`"'),
    'docs/a/b.mdx:6: front matter "use": must be plain text and links',
  ],
  ['an unknown status', page('title: Install Sui', `description: ${description}`, 'status: old'), 'docs/a/b.mdx:4: front matter "status"'],
  [
    'deprecated without since',
    page('title: Install Sui', `description: ${description}`, 'status: deprecated', 'use: gRPC'),
    '"since": is required on a page with status "deprecated"',
  ],
  [
    'since on a current page',
    page('title: Install Sui', `description: ${description}`, 'since: 2026-07-27'),
    'docs/a/b.mdx:4: front matter "since": belongs only on a page whose status is not "current"',
  ],
])('rejects %s, naming file, line and field', (_name, text, expected) => {
  expect(messageOf(text)).toContain(expected);
});

import path from 'node:path';
import {readdirSync, readFileSync} from 'node:fs';
import ptbPictures from '@site/src/ptb-picture/remark';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

async function elementsOf(source: string): Promise<Root['children']> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(ptbPictures);
  return (await processor.run(processor.parse(source), new VFile({path: 'docs/a.mdx', value: source}))).children;
}

test('puts a figure behind the sample, with its words for readers and for the Markdown version', async () => {
  const [code, figure] = await elementsOf(
    '```sh picture="A split"\nsui client ptb --split-coins gas "[1]" --assign a --merge-coins gas "[a]"\n```',
  );
  expect(code?.type).toBe('code');
  const {name, attributes, data} = figure as MdxJsxFlowElement;
  expect(name).toBe('Diagram');
  expect(attributes[0]).toMatchObject({name: 'title', value: 'A split'});
  expect(attributes[1]).toMatchObject({
    value: expect.stringMatching(/^<svg role="img" aria-label="Command 0, SplitCoins, takes /) as string,
  });
  expect(data?.transaction).toMatchObject({title: 'A split', commands: [expect.any(String), expect.any(String)]});
});

test('leaves other samples alone', async () => {
  expect(await elementsOf('```sh\nsui client ptb --publish a\n```')).toHaveLength(1);
});

test.each([
  ['a picture without a caption', '```sh picture\nsui client ptb --publish a\n```', 'picture needs a value'],
  ['another language', '```json picture="x"\n{}\n```', 'a picture is drawn of a sample in ts or sh'],
  ['a sample that cannot be run', '```ts picture="x"\nfoo();\n```', 'a picture needs a sample that can be run'],
  [
    'a command with a mistake',
    '```sh picture="x"\nsui client ptb --nothing\n```',
    'picture="x": sui client ptb has no command or flag --nothing',
  ],
])('stops at %s, in one line', async (_name, source, problem) => {
  const failure = elementsOf(`Text.\n\n${source}`);
  await expect(failure).rejects.toThrow(problem);
  await expect(failure).rejects.toMatchObject({line: 3, message: expect.not.stringContaining('\n') as string});
});

test('every transaction that is made for a quoted sample is asked for by a page', () => {
  const folder = 'src/ptb-picture/run/pictures';
  const made = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ {2}'(examples\/[^']+)': \{/gm)].map(([, key]) => key ?? ''),
  );
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join('docs', file), 'utf8'));
  const asked = new Set(
    pages.flatMap((page) =>
      [...page.matchAll(/^```ts (.*\bpicture=.*)$/gm)].flatMap(([, meta = '']) => {
        const file = /\bfile="([^"]+)"/.exec(meta)?.[1];
        const region = /\bregion="([^"]+)"/.exec(meta)?.[1];
        return file === undefined ? [] : [region === undefined ? file : `${file}#${region}`];
      }),
    ),
  );
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((key) => !asked.has(key))).toEqual([]);
});

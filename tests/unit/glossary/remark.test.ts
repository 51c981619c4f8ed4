import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Paragraph} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import glossaryTerms from '@site/src/glossary/remark';
import {failureOf} from '../../lib/failure-of';

const folder = mkdtempSync(path.join(tmpdir(), 'glossary-'));
const file = path.join(folder, 'glossary.mdx');
writeFileSync(file, '### Epoch {/* #epoch */}\n\nA period.\n');

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function run(markdown: string): Paragraph {
  const page = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(glossaryTerms, {file});
  return processor.runSync(processor.parse(page), page).children[0] as Paragraph;
}

test.each([
  ['an element', '<Term id="epoch">epochs</Term> end'],
  ['a link to the glossary', '[epochs](/sui-glossary#epoch) end'],
])('%s becomes a term with its definition', (_, markdown) => {
  const [term] = run(markdown).children;
  expect(term).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [
      {name: 'id', value: 'epoch'},
      {name: 'definition', value: 'A period.'},
    ],
    children: [{type: 'text', value: 'epochs'}],
  } satisfies Partial<Record<keyof MdxJsxTextElement, unknown>>);
});

test('a definition that has changed since the last page is read again', () => {
  const changing = path.join(folder, 'changing.mdx');
  const processor = unified().use(remarkParse).use(remarkMdx).use(glossaryTerms, {file: changing});
  const definition = (text: string): unknown => {
    writeFileSync(changing, `### Epoch {/* #epoch */}\n\n${text}\n`);
    const [paragraph] = processor.runSync(processor.parse('[epochs](/sui-glossary#epoch) end')).children as Paragraph[];
    return (paragraph?.children[0] as MdxJsxTextElement | undefined)?.attributes;
  };
  expect(definition('A period.')).toContainEqual(expect.objectContaining({name: 'definition', value: 'A period.'}));
  expect(definition('About a day.')).toContainEqual(expect.objectContaining({name: 'definition', value: 'About a day.'}));
});

test('other links stay links', () => {
  expect(run('[glossary](/sui-glossary) and [more](/concepts#epoch)').children.map(({type}) => type)).toEqual(['link', 'text', 'link']);
});

test.each([
  ['a term that is not there', 'Text\n[x](/sui-glossary#epochs)', 'the glossary has no term "epochs". Did you mean "epoch"?'],
  ['an element without an id', 'a <Term>x</Term>', 'a Term has one attribute'],
  ['an element with more than an id', 'a <Term id="epoch" definition="mine">x</Term>', 'a Term has one attribute'],
  ['an element outside a sentence', '<Term id="epoch">\nx\n</Term>', 'a Term stands in a sentence'],
])('%s stops the build', (_, markdown, reason) => {
  expect(failureOf(() => run(markdown)).reason).toContain(reason);
});

import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import sampleNotes, {type SampleNotesOptions} from '@site/src/code/remark/sample-notes';
import {failureKey} from '@site/src/samples/failure-messages';
import {resultKey} from '@site/src/samples/results/key';
import {failureOf} from '../../../lib/failure-of';
import {afterSteps} from '../../../lib/markdown-steps';

const run = (markdown: string, options: SampleNotesOptions = {failureMessages: {}}): Root => afterSteps(markdown, [sampleNotes, options]);

/** The attributes of the note at a place among the page's children. */
function note(tree: Root, at = 1): Record<string, unknown> {
  const {attributes} = tree.children[at] as unknown as MdxJsxFlowElement;
  return Object.fromEntries(attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value] as const] : [])));
}

test('puts a note under a checked block, with its file', () => {
  const tree = run('```move file="examples/a.move"\nmodule a::b;\n```\n\nText.', {
    failureMessages: {},
    repositoryUrl: 'https://example.org/repo',
  });
  expect(tree.children.map(({type}) => type)).toEqual(['code', 'mdxJsxFlowElement', 'paragraph']);
  expect(note(tree)).toMatchObject({
    label: 'Not checked yet',
    file: 'examples/a.move',
    href: 'https://example.org/repo/blob/main/examples/a.move',
  });
});

const compiled = {label: 'Compiled with Sui Move 9', tests: 4};
const codeOfB = 'module a::b;';

test('says what the check found', () => {
  const key = resultKey({language: 'move', code: codeOfB, meta: {fragment: false, output: false}});
  const options = {failureMessages: {}, resultsFor: (owner: string) => (owner === 'docs/page.mdx' ? {[key]: compiled} : {})};
  expect(note(run(`\`\`\`move\n${codeOfB}\n\`\`\``, options))).toEqual({label: compiled.label, tests: '4'});
});

test('says that a sample is not checked where its text has changed since', () => {
  const key = resultKey({language: 'move', code: 'module a::old;', meta: {fragment: false, output: false}});
  const options = {failureMessages: {}, resultsFor: () => ({[key]: compiled})};
  expect(note(run(`\`\`\`move\n${codeOfB}\n\`\`\``, options))).toEqual({label: 'Not checked yet'});
});

test('has no link where the repository is not known', () => {
  expect(note(run('```move file="examples/a.move"\nmodule a::b;\n```'))).not.toHaveProperty('href');
});

test('says nothing under output, and marks and titles it', () => {
  const tree = run('```text output\ndone\n```');
  const code = tree.children[0] as Code;
  expect(tree.children).toHaveLength(1);
  expect(code.meta).toContain('title="Output"');
  expect(code.data?.hProperties).toEqual({className: ['language-text', 'sample-output']});
});

test('shows the message of a block that must fail', () => {
  const code = 'module a::b;';
  const tree = run(`\`\`\`move fails="E04023"\n${code}\n\`\`\``, {
    failureMessages: {[failureKey('move', code, 'E04023')]: 'invalid method call'},
  });
  expect(note(tree)).toEqual({code: 'E04023', message: 'invalid method call'});
});

test('stops the build where that message is not on file', () => {
  const {line, reason} = failureOf(() => run('Text.\n\n```move fails="E04023"\nmodule a::b;\n```'));
  expect(line).toBe(3);
  expect(reason).toContain('run "npm run samples -- --update"');
});

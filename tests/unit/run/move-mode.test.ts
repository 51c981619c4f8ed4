import {EditorState, Text} from '@codemirror/state';
import {ensureSyntaxTree, getIndentation} from '@codemirror/language';
import {highlightTree, tagHighlighter, tags} from '@lezer/highlight';
import {move} from '@site/src/run/editor/move-mode';
import {rangeOf} from '@site/src/run/editor/range-of';

const kinds = tagHighlighter([
  {tag: tags.comment, class: 'comment'},
  {tag: tags.keyword, class: 'keyword'},
  {tag: tags.typeName, class: 'type'},
  {tag: tags.function(tags.variableName), class: 'function'},
  {tag: tags.string, class: 'string'},
  {tag: tags.number, class: 'number'},
  {tag: tags.constant(tags.name), class: 'constant'},
  {tag: tags.meta, class: 'attribute'},
]);

/** The colored pieces of a text, `kind:piece`. */
function pieces(text: string): string[] {
  const state = EditorState.create({doc: text, extensions: [move]});
  const tree = ensureSyntaxTree(state, text.length, 10_000);
  const found: string[] = [];
  if (tree) highlightTree(tree, kinds, (from, to, kind) => found.push(`${kind}:${text.slice(from, to)}`));
  return found;
}

test.each([
  ['public fun open(seeds: u64)', ['keyword:public', 'keyword:fun', 'function:open', 'type:u64']],
  ['public struct Jar has key, store {', ['keyword:public', 'keyword:struct', 'type:Jar', 'keyword:has', 'type:key', 'type:store']],
  ['const ETooMany: u8 = 0xff_u8;', ['keyword:const', 'constant:ETooMany', 'type:u8', 'number:0xff_u8']],
  ['// all of it', ['comment:// all of it']],
  ['a /* b\nc */ true', ['comment:/* b', 'comment:c */']],
  ['#[test, expected_failure(abort_code = EFull)] fun', ['attribute:#[test, expected_failure(abort_code = EFull)]', 'keyword:fun']],
  ['let a = b"a \\" b";', ['keyword:let', 'string:b"a \\" b"']],
  ['v.do!(|x| x)', ['function:do']],
])('%j', (text, expected) => {
  expect(pieces(text)).toEqual(expect.arrayContaining(expected));
  expect(pieces(text).filter((piece) => /^(?:keyword|comment|attribute|string)/.test(piece))).toEqual(
    expected.filter((piece) => /^(?:keyword|comment|attribute|string)/.test(piece)),
  );
});

test('lines are indented by the brackets that are open', () => {
  const doc = 'module a::b;\nfun c() {\nif (true) {\n}\n}';
  const state = EditorState.create({doc, extensions: [move, EditorState.tabSize.of(4)]});
  const at = [1, 2, 3, 4, 5].map((line) => getIndentation(state, state.doc.line(line).from));
  expect(at.map((indentation) => (indentation ?? 0) > 0)).toEqual([false, false, true, true, false]);
});

test('a diagnostic is underlined to the end of its word, and never beyond the text', () => {
  const text = Text.of(['module a::b;', 'fun open() {']);
  expect(rangeOf(text, {line: 2, column: 5})).toEqual({from: 17, to: 21});
  expect(rangeOf(text, {line: 2, column: 9})).toEqual({from: 21, to: 22});
  expect(rangeOf(text, {line: 9, column: 99})).toEqual({from: 25, to: 25});
});

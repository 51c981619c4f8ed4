import {LinkedTextError, parseLinkedText} from '@site/src/page-contract/linked-text';

test.each([
  ['sui client', ['sui client']],
  ['[sui client](/references/cli/client)', [{text: 'sui client', href: '/references/cli/client'}]],
  ['[gRPC](/a) or [GraphQL](/b#c), both', [{text: 'gRPC', href: '/a'}, ' or ', {text: 'GraphQL', href: '/b#c'}, ', both']],
  ['the package @deepbook/core and some_name', ['the package @deepbook/core and some_name']],
])('reads %s', (markdown, expected) => {
  expect(parseLinkedText(markdown)).toEqual(expected);
});

test.each([
  ['emphasis', 'the *new* way', 'a node of the type "emphasis"'],
  ['code in a link', '[`sui`](/a)', 'a node of the type "inlineCode"'],
  ['two paragraphs', 'one\n\ntwo', 'must be one line of text'],
  ['a list', '- one', 'must be one line of text'],
])('refuses %s', (_name, markdown, message) => {
  expect(() => parseLinkedText(markdown)).toThrow(LinkedTextError);
  expect(() => parseLinkedText(markdown)).toThrow(message);
});

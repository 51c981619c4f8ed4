import {signatureOf} from '@site/src/reference/json-rpc/signature';
import type {Method, Parameter} from '@site/src/reference/json-rpc/model';

const parameter = (name: string, type: string, optional = false): Parameter => ({
  name,
  optional,
  type: {kind: 'reference', name: type},
  comment: '',
});

const method = (parameters: readonly Parameter[], result: Method['result']): Method => ({
  name: 'suix_get',
  comment: '',
  parameters,
  result,
  inClient: true,
});

test('a short signature is one line', () => {
  const parameters = [parameter('owner', 'Address'), parameter('limit', 'Limit', true)];
  expect(signatureOf(method(parameters, {kind: 'reference', name: 'Page'}))).toBe('suix_get(owner: Address, limit?: Limit): Page');
});

test('a long one has a line for each parameter', () => {
  const parameters = [parameter('transactionBlock', 'SomeVeryLongNameOfAType'), parameter('signature', 'AnotherVeryLongNameOfAType')];
  expect(signatureOf(method(parameters, {kind: 'keyword', name: 'string'}))).toBe(
    'suix_get(\n  transactionBlock: SomeVeryLongNameOfAType,\n  signature: AnotherVeryLongNameOfAType,\n): string',
  );
});

test('a result without a name of its own has a line for each field', () => {
  const result = {kind: 'object', fields: [{name: 'a', optional: true, type: {kind: 'keyword', name: 'string'}, comment: ''}]} as const;
  expect(signatureOf(method([], result))).toBe('suix_get(): {\n  a?: string;\n}');
});

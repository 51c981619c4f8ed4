import {documents, UnknownDocumentError} from '@site/src/light-docs/browser/documents';

test('asking for a document says what to use instead', () => {
  expect(() => documents.guides).toThrow(UnknownDocumentError);
  expect(() => documents['guides/a']).toThrow('useDocById("guides/a"): use <PageCard>, or usePage of src/registry.');
});

test('what React and the console ask of any object is not a document', () => {
  expect(Reflect.get(documents, Symbol.toStringTag)).toBeUndefined();
  expect(Object.keys(documents)).toEqual([]);
});

import {createDecoder} from '@site/src/error-decoder/decode/decode';
import {decoderData} from '@site/src/reference/errors/decoder-data';
import {entryLists} from '@site/src/reference/errors/entries';
import type {ErrorEntry} from '@site/src/reference/errors/model';
import {entryRoute} from '@site/src/reference/errors/routes';
import {withoutSample} from '@site/src/reference/errors/without-sample';

const decode = createDecoder(decoderData());
const lists = entryLists.filter(({page}) => page.startsWith('execution/'));
const entries = lists.flatMap((list) => list.entries);

/** Ids of entries that have neither a sample nor a reason. */
const lacking = (all: readonly ErrorEntry[]): string[] =>
  all.filter(({id, samples = []}) => samples.length === 0 && !Object.hasOwn(withoutSample, id)).map(({id}) => id);

/**
 * Readers look these up by what is around the message; the message itself is that of another entry.
 */
const toldApartByContext = ['insufficient-gas-references', 'insufficient-gas-gasless', 'unknown-execution-error'];

test('every execution failure has a whole message as an example', () => {
  expect(entries.filter(({example}) => example === undefined || example.text.includes('…')).map(({id}) => id)).toEqual([]);
});

test('every execution failure has a sample, or a reason for none', () => {
  expect(lacking(entries)).toEqual([]);
  expect(lacking(entries.slice(0, 1).map((entry) => ({...entry, id: 'neither', samples: []})))).toEqual(['neither']);
});

test('an entry with a reason is there and has no sample', () => {
  const without = entries.filter(({samples = []}) => samples.length === 0).map(({id}) => id);
  expect(Object.keys(withoutSample).filter((id) => !without.includes(id))).toEqual([]);
});

test.each(lists.flatMap((list) => list.entries.map((entry) => [entry.id, list.page, entry] as const)))(
  'the decoder leads the example of %s to it',
  (id, page, entry) => {
    if (toldApartByContext.includes(id)) return;
    const routes = decode(entry.example?.text ?? '')?.entries.map(({item}) => item.route);
    expect(routes).toContain(entryRoute(page, entry));
  },
);

import {withoutWords} from '@site/src/search/hits/without-words';

test.each([
  ['coin qzxv', ['qzxv'], 'coin', ['qzxv']],
  ['Qzxv,  coin', ['qzxv'], 'coin', ['Qzxv,']],
  ['coin::Nowhere mint', ['nowhere'], 'mint', ['coin::Nowhere']],
  ['sui --no-such-flag', ['--nosuchflag'], 'sui', ['--no-such-flag']],
  ['qzxv', ['qzxv'], '', ['qzxv']],
  ['coins', ['coin'], 'coins', []],
  ['coin', [], 'coin', []],
])('%s without %j', (query, missing, rest, left) => {
  expect(withoutWords(query, missing)).toEqual({rest, left});
});

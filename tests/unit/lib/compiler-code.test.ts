import {codeKey, olderCode, readCompilerCode} from '@site/src/lib/compiler-code';

const older = (text: string): string | undefined => {
  const read = readCompilerCode(text);
  return read && olderCode(read);
};

test.each([
  ['EC04007', 'E04007'],
  ['WC09001', 'W09001'],
  ['ESC02007', 'Sui E02007'],
  ['WL02006', 'Lint W02006'],
  ['EUC01007', 'Compatibility E01007'],
  ['ICEC12003', 'ICE12003'],
])('%s is the newer form of %s', (newer, code) => {
  expect(older(newer)).toBe(code);
  expect(older(code)).toBe(code);
});

test.each([
  ['WSL02001', 'Lint W99000'],
  ['WSL05007', 'Lint W99006'],
  ['WSL99006', 'Lint W99006'],
  ['WSL02013', 'Lint W99012'],
])('%s is the lint of Sui that was %s', (newer, code) => {
  expect(older(newer)).toBe(code);
});

test('a lint of Sui and one of Move with the same number are two', () => {
  const keys = ['WSL02013', 'WL02013', 'Lint W99012', 'Lint W02013'].map((text) => {
    const read = readCompilerCode(text);
    return read && codeKey(read);
  });
  expect(keys).toEqual(['SL99012', 'L02013', 'SL99012', 'L02013']);
});

test('a warning that was raised to an error has the key of the warning', () => {
  const [warning, error] = [readCompilerCode('WSL02001'), readCompilerCode('ESL02001')];
  expect(warning && codeKey(warning)).toBe('SL99000');
  expect(error && codeKey(error)).toBe('SL99000');
});

test.each(['', 'E0277', 'EX04007', 'Sui EC04007', 'EC4007', 'E04007 ', 'ECDSA'])('"%s" is no code of the compiler', (text) => {
  expect(readCompilerCode(text)).toBeUndefined();
});

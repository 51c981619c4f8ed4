import {olderCode, readCompilerCode} from '@site/src/lib/compiler-code';
import {addedLater, compilerTitle, earlierTitles, newestTitles} from '@site/src/reference/errors/compiler-titles';
import {entryLists} from '@site/src/reference/errors/entries';
import {printed} from '@site/src/reference/errors/forms';
import {failureKey, readFailureMessages} from '@site/src/samples/failure-messages';

const textsOf = (code: string): string[] => printed(code).map(({text}) => text);

test('every code of the list has one in the older form, and no two have the same', () => {
  const codes = Object.keys(newestTitles).map((newest) => {
    const read = readCompilerCode(newest);
    return read && olderCode(read);
  });
  expect(codes).not.toContain(undefined);
  expect(new Set(codes).size).toBe(codes.length);
});

test('what has changed or was added is in the list', () => {
  expect([...Object.keys(earlierTitles), ...Object.keys(addedLater)].filter((code) => !(code in newestTitles))).toEqual([]);
  expect(Object.entries(earlierTitles).filter(([code, {title}]) => newestTitles[code] === title)).toEqual([]);
});

test('the first line of a message comes in the form of each release, the newest one first', () => {
  expect(textsOf('E04007')).toEqual(['error[EC04007]: incompatible types', 'error[E04007]: incompatible types']);
  expect(textsOf('E07005')).toEqual([
    'error[EC07005]: invalid reference transfer',
    'error[E07005]: invalid reference transfer',
    'error[E07005]: invalid transfer of references',
  ]);
  expect(textsOf('Lint W99006')).toEqual([
    "warning[WSL05007]: risky use of 'sui::random'",
    "warning[Lint W99006]: Risky use of 'sui::random'",
  ]);
  expect(textsOf('W08002')).toEqual(['warning[WC08002]: operation always errors']);
  expect(textsOf('ICE12003')[0]).toBe('bug[ICEC12003]: INTERNAL COMPILER ERROR');
});

test('a code that the list lacks stops the run and says what to do', () => {
  expect(() => printed('E04099')).toThrow('compiler-titles.ts has no code E04099; correct the code, or add it there');
});

const onFile = readFailureMessages();

/**
 * Samples that fail with the code that their entry is named by, and what the compiler of the
 * samples said of them.
 */
const proven = entryLists.flatMap(({entries}) =>
  entries.flatMap(({title, samples = []}) => {
    const [, code = '', number = ''] = /^((?:Sui |Lint )?([EW]\d{5})): /.exec(title) ?? [];
    return samples.flatMap((sample) => {
      const message = onFile[failureKey(sample.language, sample.code, sample.fails ?? '')];
      return sample.fails === number && message !== undefined ? [{code, message}] : [];
    });
  }),
);

test('the compiler of the samples prints the last of the titles of a code', () => {
  expect(proven.length).toBeGreaterThan(90);
  const wrong = proven.filter(({code, message}) => {
    const title = compilerTitle(code)
      ?.lines.at(-1)
      ?.replace(/^\w+\[[^\]]+\]: /, '');
    return title === undefined || !message.startsWith(title);
  });
  expect(wrong).toEqual([]);
});

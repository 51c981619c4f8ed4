import {checkSamples} from '@site/src/samples/check';
import type {Checker, Sample} from '@site/src/samples/sample';
import {sampleOf} from '../../lib/sample-fixtures';

/** Reports each line that reads `bad CODE`. */
const lines: Checker = {
  name: 'lines',
  languages: ['line'],
  tool: 'lines 1.0',
  check: async (samples) =>
    samples.flatMap((sample) =>
      sample.code.split('\n').flatMap((text, index) => {
        const [word, code] = text.split(' ');
        return word === 'bad'
          ? [
              {
                page: sample.page,
                line: sample.line + index,
                checker: 'lines',
                ...(code === undefined ? {} : {code}),
                message: `bad ${code ?? ''}`,
              },
            ]
          : [];
      }),
    ),
};

const check = (...samples: Sample[]) => checkSamples(samples, [lines]);

test('a right sample gives no problem', async () => {
  const report = await check(sampleOf('line', 'good'));
  expect(report.problems).toEqual([]);
  expect(report.coverage).toBe(1);
});

test('a wrong sample is reported with page and line', async () => {
  const {problems} = await check(sampleOf('line', 'good\nbad E1'));
  expect(problems).toEqual([{page: 'docs/fixture.mdx', line: 2, checker: 'lines', code: 'E1', message: 'bad E1'}]);
});

test('a problem below removed lines is reported at the line that the page has', async () => {
  const {problems} = await check({...sampleOf('line', 'good\nbad E1'), removed: [1, 2]});
  expect(problems).toMatchObject([{line: 4, code: 'E1'}]);
});

test('output and unchecked samples never reach a checker; unchecked ones lower the coverage', async () => {
  const report = await check(
    sampleOf('line', 'bad E1', {output: true}),
    sampleOf('line', 'bad E1', {unchecked: 'why'}),
    sampleOf('line', 'good'),
  );
  expect(report.problems).toEqual([]);
  expect(report.coverage).toBe(0.5);
  expect(report.counts).toEqual([{language: 'line', tool: 'lines 1.0', checked: 1, failing: 0, unchecked: 1, output: 1}]);
});

test('a language without an owner, and a fence without a language, are problems', async () => {
  const {problems, coverage} = await check(sampleOf('cobol', 'x'), sampleOf('', 'x'));
  expect(problems.map(({message}) => message)).toEqual([
    'no checker owns the language "cobol"; use one of line, or mark what a command printed with "output"',
    'the fence has no language; output is written ```text output',
  ]);
  expect(coverage).toBe(0);
});

test('two owners of one language are an error', async () => {
  await expect(checkSamples([], [lines, lines])).rejects.toThrow('two checkers own the language "line"');
});

describe('a sample that must fail', () => {
  test('passes when it fails with its code, and hands on the message', async () => {
    const report = await check(sampleOf('line', 'good\nbad E1', {fails: 'E1'}));
    expect(report.problems).toEqual([]);
    expect(report.declared.map(({message}) => message)).toEqual(['bad E1']);
  });

  test.each([
    ['does not fail', 'good', ['the sample must fail with E1 and does not']],
    ['fails with another code', 'bad E2', ['bad E2', 'the sample must fail with E1 and does not']],
    ['fails with more than its code', 'bad E1\nbad E2', ['bad E2']],
  ])('is a problem when it %s', async (_name, code, expected) => {
    const {problems} = await check(sampleOf('line', code, {fails: 'E1'}));
    expect(problems.map(({message}) => message.split(':')[0])).toEqual(expected);
  });
});

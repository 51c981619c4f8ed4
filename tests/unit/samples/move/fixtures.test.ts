import {checkInline} from '@site/src/samples/move/check-samples';
import {makeTools, type MoveTools} from '@site/src/samples/move/tools';
import type {Problem} from '@site/src/samples/sample';
import {fixtureFiles, noCache, sample, stopCompiler} from './support';

let tools: MoveTools;

beforeAll(async () => {
  tools = await makeTools('.', noCache());
});

afterAll(stopCompiler);

describe('right modules', () => {
  const good = fixtureFiles('good');
  let problems: Problem[];

  beforeAll(async () => {
    problems = await checkInline({whole: good.map(({text, page}) => sample(text.trimEnd(), {}, page)), fragments: []}, tools);
  });

  it('are many', () => {
    expect(good.length).toBeGreaterThanOrEqual(35);
  });

  it.each(good)('$name compiles without a warning and its tests pass', ({page}) => {
    expect(problems.filter((problem) => problem.page === page)).toEqual([]);
  });
});

describe('wrong modules', () => {
  // The first line of a fixture names the code that it must give.
  const bad = fixtureFiles('bad').map((file) => ({...file, code: /^\/\/ (\S+)\n/.exec(file.text)?.[1] ?? 'no code in the first line'}));
  let problems: Problem[];

  beforeAll(async () => {
    const whole = bad.map(({text, page, code}) => sample(text.trimEnd(), {fails: code}, page));
    problems = await checkInline({whole, fragments: []}, tools);
  });

  it('are many', () => {
    expect(bad.length).toBeGreaterThanOrEqual(20);
  });

  it.each(bad)('$name gives $code', ({page, code}) => {
    const codes = problems.filter((problem) => problem.page === page).map((problem) => problem.code);
    expect([...new Set(codes)]).toEqual([code]);
  });
});

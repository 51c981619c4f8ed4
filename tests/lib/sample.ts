import type {Sample, SampleMeta} from '../../src/samples/sample';

/** An inline sample of a page that does not exist, for tests of checkers. Its first line of code is line 10. */
export const sampleOf = (language: string, code: string, meta: Partial<SampleMeta> = {}): Sample => ({
  language,
  code,
  page: 'docs/fixture.mdx',
  line: 10,
  meta: {fragment: false, output: false, ...meta},
});

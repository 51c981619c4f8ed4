import {readFileSync} from 'node:fs';

/** What `npm run samples -- --report FILE` writes. */
export interface SampleReport {
  counts: {language: string; checked: number; failing: number; unchecked: number}[];
  /** Checked samples among all that could be, from 0 to 1. */
  coverage: number;
}

export const readSampleReport = (file: string): SampleReport => JSON.parse(readFileSync(file, 'utf8')) as SampleReport;

/** Number of samples that were checked, and their share of all that could be. */
export function describeSamples({counts, coverage}: SampleReport): string {
  const checked = counts.reduce((sum, count) => sum + count.checked, 0);
  return `${checked} samples, ${(coverage * 100).toFixed(1)} % of those that a tool can check`;
}

/** Number of checked samples by language, the most frequent first. */
export const samplesByLanguage = ({counts}: SampleReport): string =>
  counts
    .filter(({checked}) => checked > 0)
    .sort((one, other) => other.checked - one.checked)
    .map(({language, checked}) => `${language} ${checked}`)
    .join(', ');

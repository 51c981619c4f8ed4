import {toProblems} from '../lib/report';
import type {Checker, Sample} from '../sample';
import {checkUnit} from '../systemd/check-unit';

const name = 'systemd';

/** A drop-in adds to a unit, so that it need not be one. */
const isPartial = ({meta: {fragment, region, title, file}}: Sample): boolean =>
  fragment || region !== undefined || (title ?? file ?? '').endsWith('.conf');

/** Checks systemd units: sections, directives, and the values that have a rule. */
export const systemdChecker: Checker = {
  name,
  languages: ['ini'],
  tool: 'the directives of systemd 257',
  check: async (samples) => samples.flatMap((sample) => toProblems(name, sample, checkUnit(sample.code, isPartial(sample)))),
};

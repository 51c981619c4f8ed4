import type {Origin, Source} from '../../facts/provenance/types';
import {longDate} from '../../lib/long-date';
import {code, link, type Inline} from '../../reference/build';

const listed = (parts: readonly Inline[][]): Inline[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [index === parts.length - 1 ? ' and ' : ', ', ...part]));

function describeSource(source: Source): Inline[] {
  if ('page' in source) return [source.page.startsWith('https://') ? link(source.page, source.page) : source.page];
  if ('package' in source) return [code(source.package), ` ${source.version}`];
  const {repository, commit, paths, copyOf} = source;
  const at = [repository, ' at ', code(commit), ...(copyOf === undefined ? [] : [` (a public copy of ${copyOf})`])];
  return paths.length === 0 ? at : [...listed(paths.map((path) => [code(path)])), ' of ', ...at];
}

/** "Checked against … for protocol 135; read on November 22, 2026." */
export const describeOrigin = ({source, holds, read}: Origin): Inline[] => [
  'Checked against ',
  ...describeSource(source),
  ` for ${holds}; read on ${longDate(read)}.`,
];

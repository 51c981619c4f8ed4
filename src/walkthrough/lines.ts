import {cutRegion, withoutRegionMarks} from '../lib/regions';

/** Lines of a file as readers see it, without region marks; the first line is 1. */
export interface Lines {
  from: number;
  to: number;
}

const isBlank = (line: string | undefined): boolean => line?.trim() === '';

/**
 * Where a region stands in a file, without the empty lines around it.
 *
 * @throws {RegionError} where there is no such region, or it is empty
 */
export function linesOfRegion(text: string, region: string): Lines {
  const count = cutRegion(text, region).split('\n').length;
  const unmarked = withoutRegionMarks(text);
  const lines = unmarked.text.split('\n');
  const above = lines.findIndex((line) => !isBlank(line));
  let first = unmarked.regions[region] ?? 1;
  while (isBlank(lines[first - 1])) first += 1;
  return {from: first - above, to: first - above + count - 1};
}

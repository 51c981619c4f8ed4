import {cutWithPlaces} from '../lib/regions';

/** Lines of a file as readers see it, without region marks; the first line is 1. */
export interface Lines {
  from: number;
  to: number;
}

/**
 * Where a region stands in a file, without the empty lines around it.
 *
 * @throws {RegionError} where there is no such region, or it is empty
 */
export function linesOfRegion(text: string, region: string): Lines {
  const {lines} = cutWithPlaces(text, region);
  const from = cutWithPlaces(text).lines.indexOf(lines[0] ?? 0) + 1;
  return {from, to: from + lines.length - 1};
}

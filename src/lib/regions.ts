/**
 * A region mark: a whole-line comment `// #region name` or `# #region name`, and the same with
 * `#endregion`.
 */
const mark = /^\s*(?:\/\/|#|--)\s*#(region|endregion)\s+([\w-]+)\s*$/;

/** A line of a file, and its number there, 1-based. */
interface Line {
  text: string;
  number: number;
}

interface Region {
  name: string;
  /** Line of the opening mark, 1-based. */
  start: number;
  lines: Line[];
}

/** A sample file's regions are wrong. The message has the line. */
export class RegionError extends Error {
  override name = 'RegionError';
}

function checkNames(regions: readonly Region[]): void {
  for (const region of regions) {
    const twin = regions.find((other) => other !== region && other.name.startsWith(region.name));
    if (twin)
      throw new RegionError(
        `line ${region.start}: region "${region.name}" is a prefix of region "${twin.name}" (line ${twin.start}); rename one, so that neither is taken for the other`,
      );
  }
}

function readRegions(text: string): Region[] {
  const done: Region[] = [];
  let open: Region[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const [, kind, name] = mark.exec(line) ?? [];
    if (kind === 'region' && name !== undefined) {
      open.push({name, start: index + 1, lines: []});
    } else if (kind === 'endregion') {
      const region = open.find((candidate) => candidate.name === name);
      if (!region) throw new RegionError(`line ${index + 1}: "#endregion ${name}" closes a region that is not open`);
      open = open.filter((candidate) => candidate !== region);
      done.push(region);
    } else {
      for (const region of open) region.lines.push({text: line, number: index + 1});
    }
  });
  const unclosed = open[0];
  if (unclosed) throw new RegionError(`line ${unclosed.start}: region "${unclosed.name}" has no "#endregion ${unclosed.name}"`);
  checkNames(done);
  return done;
}

/** What the reader sees of a sample file, and where that stands in the file. */
export interface Cut {
  text: string;
  /** The number that each line has in the file, 1-based. */
  lines: readonly number[];
  /** Characters that were taken off the front of each line. */
  indent: number;
}

/** Removes the indentation that all lines share, and blank lines at both ends. */
function trimBlock(lines: readonly Line[]): Cut {
  const indents = lines.filter(({text}) => text.trim() !== '').map(({text}) => text.length - text.trimStart().length);
  const indent = Math.min(...indents);
  const cut = lines.map(({text, number}) => ({text: text.slice(indent), number}));
  const from = Math.max(
    cut.findIndex(({text}) => text !== ''),
    0,
  );
  const text = cut
    .slice(from)
    .map((line) => line.text)
    .join('\n')
    .trimEnd();
  return {text, lines: cut.slice(from, from + text.split('\n').length).map(({number}) => number), indent};
}

/**
 * What the reader sees of a sample file, one region or the whole file, always without region marks,
 * and where its lines are.
 *
 * @throws {RegionError} where the region is missing or empty, or any mark in the file is wrong
 */
export function cutWithPlaces(text: string, name?: string): Cut {
  const regions = readRegions(text);
  if (name === undefined) {
    const lines = text.split(/\r?\n/).map((line, index) => ({text: line, number: index + 1}));
    return trimBlock(lines.filter((line) => !mark.test(line.text)));
  }
  const region = regions.find((candidate) => candidate.name === name);
  if (!region) {
    const names = regions.map((candidate) => `"${candidate.name}"`).join(', ') || 'none';
    throw new RegionError(`there is no region "${name}"; the file has: ${names}`);
  }
  if (region.lines.every((line) => line.text.trim() === '')) throw new RegionError(`line ${region.start}: region "${name}" is empty`);
  return trimBlock(region.lines);
}

/**
 * What the reader sees of a sample file: one region, or the whole file, always without region
 * marks.
 *
 * @throws {RegionError} where the region is missing or empty, or any mark in the file is wrong
 */
export const cutRegion = (text: string, name?: string): string => cutWithPlaces(text, name).text;

/**
 * A sample file as somebody works on it: without region marks, and with the line on which each
 * region begins.
 */
export interface UnmarkedFile {
  text: string;
  /** Region → line of the text (1-based) that its first line stands on. */
  regions: Readonly<Record<string, number>>;
}

/** Takes the region marks out of a file. */
export function withoutRegionMarks(text: string): UnmarkedFile {
  const lines: string[] = [];
  const regions: Record<string, number> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, kind, name] = mark.exec(line) ?? [];
    if (kind === undefined) lines.push(line);
    else if (kind === 'region' && name !== undefined) regions[name] = lines.length + 1;
  }
  return {text: lines.join('\n'), regions};
}

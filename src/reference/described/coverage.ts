import type {DescribedPlace, Exception, Part, Uncounted} from './model';

/** Exceptions stay below this share of a reference's places. */
export const mostExceptions = 0.02;

/** A row of the table. */
export interface Row extends Pick<Part, 'reference' | 'what'> {
  all: number;
  described: number;
  excepted: number;
}

export interface Coverage {
  rows: readonly Row[];
  /** A sentence for each place without words, each exception that does not hold, and each reference with too many. */
  problems: readonly string[];
}

/** Whether a text has a word in it; a dash or a dot alone says nothing. */
const hasWords = ({text}: DescribedPlace): boolean => /\p{L}{2}/u.test(text);

const keyOf = ({reference, what}: Pick<Part, 'reference' | 'what'>, name: string): string => `${reference}, ${what}: ${name}`;

function exceptionProblems(parts: readonly Part[], exceptions: readonly Exception[]): string[] {
  const places = new Map(parts.flatMap((part) => part.places.map((place): [string, DescribedPlace] => [keyOf(part, place.name), place])));
  return exceptions.flatMap((exception) => {
    const key = keyOf(exception, exception.name);
    const place = places.get(key);
    return [
      ...(exception.reason.trim() === '' ? [`${key}: an exception without a reason`] : []),
      ...(place === undefined ? [`${key}: an exception for a place that is not there; remove it`] : []),
      ...(place !== undefined && hasWords(place) ? [`${key}: an exception for a place that has words; remove it`] : []),
    ];
  });
}

/** Entries on what is not counted that have no reason, or of which something is counted. */
const uncountedProblems = (parts: readonly Part[], uncounted: readonly Uncounted[]): string[] =>
  uncounted.flatMap(({name, reason, has}) => {
    const counted = parts.flatMap((part) => part.places.filter((place) => has(part, place.name)).map((place) => keyOf(part, place.name)));
    return [
      ...(reason.trim() === '' ? [`${name}: not counted, without a reason`] : []),
      ...counted.map((key) => `${key}: counted, although "${name}" is not; correct one of them`),
    ];
  });

/** References of which exceptions are too large a part. */
function excess(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({reference}) => reference))].flatMap((reference) => {
    const own = rows.filter((row) => row.reference === reference);
    const all = own.reduce((sum, row) => sum + row.all, 0);
    const excepted = own.reduce((sum, row) => sum + row.excepted, 0);
    return excepted < mostExceptions * all || excepted === 0
      ? []
      : [`${reference}: ${excepted} exceptions for ${all} places; stay under ${mostExceptions * 100} %`];
  });
}

/** Counts the places that have words, and says what is wrong: nothing, where every one has words or is an exception that holds. */
export function coverageOf(parts: readonly Part[], exceptions: readonly Exception[], uncounted: readonly Uncounted[] = []): Coverage {
  const excepted = new Set(exceptions.map((exception) => keyOf(exception, exception.name)));
  const counted = parts.map((part) => {
    const silent = part.places.filter((place) => !hasWords(place));
    const missing = silent.filter(({name}) => !excepted.has(keyOf(part, name)));
    const {reference, what, places} = part;
    const row: Row = {
      reference,
      what,
      all: places.length,
      described: places.length - silent.length,
      excepted: silent.length - missing.length,
    };
    // A source that is read wrongly has no places, and nothing without words either.
    const nothing = places.length === 0 ? [`${reference}: the count found no ${what}`] : [];
    return {row, problems: [...nothing, ...missing.map(({name}) => `${keyOf(part, name)}: no words`)]};
  });
  const rows = counted.map(({row}) => row);
  const problems = [
    ...counted.flatMap((part) => part.problems),
    ...exceptionProblems(parts, exceptions),
    ...uncountedProblems(parts, uncounted),
    ...excess(rows),
  ];
  return {rows, problems};
}

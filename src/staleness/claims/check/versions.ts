/** Claims about versions of the protocol: since when a feature is on, and what is not on yet. */
import {finding, unasked, type Finding, type State} from '../../finding';
import {placesShowing, findLines} from '../../pages/find';
import type {Page} from '../../pages/read';
import {sinceOf, sinceText, snapshotFolder} from '../../source/snapshots';
import type {FigureClaim, NeedsClaim, SinceClaim, SinceFigureClaim} from '../types';
import {area, missing, valueOf, type Context} from './context';

/**
 * Compares versions that are given for a feature, each with its places, with the first snapshot
 * that has the flag.
 */
function sinceRows(
  subject: string,
  {chain, flag}: Pick<SinceClaim, 'chain' | 'flag'>,
  given: ReadonlyMap<string, readonly string[]>,
  context: Context,
): Finding[] {
  const snapshots = context.snapshots[chain];
  const since = sinceOf(snapshots, flag);
  return [...given].map(([version, places]) => {
    const row = (state: State, found: string, source = snapshotFolder): Finding =>
      finding(area, subject, state, {stated: `since protocol ${version}`, found, source, places});
    if (snapshots.length === 0) return row('unasked', missing(context, snapshotFolder));
    if (since === undefined) return row('stale', `${flag} is in no snapshot of ${chain}`);
    const holds = Number(version) > since.after && Number(version) <= since.first;
    return row(holds ? 'fresh' : 'stale', `${flag} on ${chain} since ${sinceText(since)}`, since.file);
  });
}

/** A row for each version that pages give, and one where no page gives any. */
export function checkSince(claim: SinceClaim, context: Context): Finding[] {
  const {subject, says} = claim;
  const given = new Map<string, string[]>();
  for (const {caught, line} of says.flatMap((pattern) => findLines(context.pages, pattern)))
    given.set(caught, [...new Set([...(given.get(caught) ?? []), line.place])]);
  if (given.size === 0) return [finding(area, subject, 'note', {found: 'no page says since when; drop the claim or mend its pattern'})];
  return sinceRows(subject, claim, given, context);
}

export const checkSinceFigure = (claim: SinceFigureClaim, context: Context): Finding[] =>
  sinceRows(claim.figure, claim, new Map([[String(valueOf(context, claim.figure)), placesShowing(context.pages, claim.figure)]]), context);

const saysVersion = (version: number): RegExp => new RegExp(String.raw`\b${version}\b`);

/** True where a page names the version that is needed, or shows a figure that does. */
const tells = ({lines, figures}: Page, version: number, toldBy: readonly string[]): boolean =>
  figures.some((figure) => toldBy.includes(figure)) ||
  lines.some(({text}) => saysVersion(version).test(text) && /protocol|Mainnet|CLI/.test(text));

/** What the documented version lacks, and pages name without the version that has it. */
export function checkNeeds({subject, chain, flag, names, toldBy = []}: NeedsClaim, context: Context): Finding[] {
  const snapshots = context.snapshots[chain];
  const since = sinceOf(snapshots, flag);
  if (since === undefined) return snapshots.length === 0 ? [unasked(area, subject, missing(context, snapshotFolder))] : [];
  if (since.first <= context.protocol)
    return [finding(area, subject, 'fresh', {found: `on since ${sinceText(since)}`, source: since.file})];
  if (since.after < context.protocol)
    return [unasked(area, subject, `since ${sinceText(since)}: the checkout lacks the snapshots between`)];
  const silent = context.pages
    .filter((page) => !tells(page, since.first, toldBy))
    .flatMap((page) => findLines([page], names).map(({line}) => line.place));
  return [
    finding(area, subject, silent.length === 0 ? 'fresh' : 'stale', {
      stated: silent.length === 0 ? 'with its version' : `without a version, at protocol ${context.protocol}`,
      found: `${flag} on ${chain} since ${sinceText(since)}`,
      source: since.file,
      places: [...new Set(silent)],
    }),
  ];
}

/**
 * A figure that the protocol's configuration has, compared at the documented version; a later
 * change is listed for people.
 */
export function checkFigure({figure, chain, key, from = (value) => value}: FigureClaim, context: Context): Finding[] {
  const places = placesShowing(context.pages, figure);
  const at = (version: number): number | undefined => {
    const snapshot = context.snapshots[chain].find((candidate) => candidate.version === version);
    const value = snapshot?.values[key] ?? snapshot?.flags[key];
    return typeof value === 'number' ? from(value) : undefined;
  };
  const value = valueOf(context, figure);
  const found = at(context.protocol);
  const newest = context.snapshots[chain].at(-1)?.version;
  const next = newest === undefined ? undefined : at(newest);
  const stated = String(value);
  const source = `${snapshotFolder}, ${chain} ${context.protocol}: ${key}`;
  if (found === undefined)
    return [finding(area, figure, 'unasked', {stated, found: missing(context, `${key} of ${chain} ${context.protocol}`), source, places})];
  const change =
    newest !== undefined && next !== undefined && next !== found
      ? [finding(area, figure, 'note', {stated, found: `${next} by protocol ${newest}`, source, places})]
      : [];
  return [finding(area, figure, value === found ? 'fresh' : 'stale', {stated, found: String(found), source, places}), ...change];
}

/** A version of the protocol that the sources have and the site does not document yet. */
export function newestProtocol({snapshots, protocol}: Context): Finding[] {
  const newest = snapshots.Mainnet.at(-1);
  if (newest === undefined || newest.version <= protocol) return [];
  return [
    finding(area, 'protocol.version', 'note', {stated: String(protocol), found: `the sources have ${newest.version}`, source: newest.file}),
  ];
}

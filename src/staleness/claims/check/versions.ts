/** Claims about versions of the protocol: since when a feature is on, and what is not on yet. */
import {finding, type Finding} from '../../finding';
import {placesShowing, findLines} from '../../pages/find';
import type {Page} from '../../pages/read';
import {sinceOf, sinceText, snapshotFolder} from '../../source/snapshots';
import type {FigureClaim, NeedsClaim, SinceClaim, SinceFigureClaim} from '../types';
import {area, missing, valueOf, type Context} from './context';

/** A row for each version that pages give, and one where no page gives any. */
export function checkSince({subject, chain, flag, says}: SinceClaim, context: Context): Finding[] {
  const matches = says.flatMap((pattern) => findLines(context.pages, pattern));
  if (matches.length === 0) return [finding(area, subject, 'note', {found: 'no page says since when; drop the claim or mend its pattern'})];
  const since = sinceOf(context.snapshots[chain], flag);
  if (since === undefined)
    return [
      finding(area, subject, context.snapshots[chain].length === 0 ? 'unasked' : 'stale', {
        stated: `since ${[...new Set(matches.map(({caught}) => caught))].join(', ')}`,
        found: context.snapshots[chain].length === 0 ? missing(context, snapshotFolder) : `${flag} is in no snapshot of ${chain}`,
        source: snapshotFolder,
        places: matches.map(({line}) => line.place),
      }),
    ];
  const stated = new Map<string, string[]>();
  for (const {caught, line} of matches) stated.set(caught, [...new Set([...(stated.get(caught) ?? []), line.place])]);
  return [...stated].map(([version, places]) => {
    const holds = Number(version) > since.after && Number(version) <= since.first;
    return finding(area, subject, holds ? 'fresh' : 'stale', {
      stated: `since protocol ${version}`,
      found: `${flag} on ${chain} since ${sinceText(since)}`,
      source: since.file,
      places,
    });
  });
}

export function checkSinceFigure({figure, chain, flag}: SinceFigureClaim, context: Context): Finding[] {
  const snapshots = context.snapshots[chain];
  const stated = Number(valueOf(context, figure));
  const places = placesShowing(context.pages, figure);
  const since = sinceOf(snapshots, flag);
  const row = (state: Finding['state'], found: string, source = snapshotFolder): Finding[] => [
    finding(area, figure, state, {stated: `since protocol ${stated}`, found, source, places}),
  ];
  if (snapshots.length === 0) return row('unasked', missing(context, snapshotFolder));
  if (since === undefined) return row('stale', `${flag} is in no snapshot of ${chain}`);
  const holds = stated > since.after && stated <= since.first;
  return row(holds ? 'fresh' : 'stale', `${flag} on ${chain} since ${sinceText(since)}`, since.file);
}

const saysVersion = (version: number): RegExp => new RegExp(String.raw`\b${version}\b`);

/** True where a page names the version that is needed, or shows a figure that does. */
const tells = ({lines, figures}: Page, version: number, toldBy: readonly string[]): boolean =>
  figures.some((figure) => toldBy.includes(figure)) ||
  lines.some(({text}) => saysVersion(version).test(text) && /protocol|Mainnet|CLI/.test(text));

/** What the documented version lacks, and pages name without the version that has it. */
export function checkNeeds({subject, chain, flag, names, toldBy = []}: NeedsClaim, context: Context): Finding[] {
  const snapshots = context.snapshots[chain];
  const since = sinceOf(snapshots, flag);
  if (since === undefined)
    return snapshots.length === 0 ? [finding(area, subject, 'unasked', {found: missing(context, snapshotFolder)})] : [];
  if (since.first <= context.protocol)
    return [finding(area, subject, 'fresh', {found: `on since ${sinceText(since)}`, source: since.file})];
  if (since.after < context.protocol)
    return [finding(area, subject, 'unasked', {found: `since ${sinceText(since)}: the checkout lacks the snapshots between`})];
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

/** A figure that the protocol's configuration has, compared at the documented version; a later change is listed for people. */
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

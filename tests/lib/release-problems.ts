import {readText} from '../../src/releases/read-text';
import type {Change, Release} from '../../src/releases/types';

/** What the check has to know of the site and of today. */
export interface ReleaseContext {
  /** The anchors of a page, or undefined where there is none. */
  anchorsOf: (id: string) => ReadonlySet<string> | undefined;
  /** The day on which the list was checked: no release is younger. */
  checkedOn: string;
}

const numbers = (version: string): number[] => version.split('.').map(Number);

/** True where a version is lower than another one, part by part. */
function isLower(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  const first = b.findIndex((part, index) => part !== a[index]);
  return first !== -1 && (a[first] ?? 0) < (b[first] ?? 0);
}

/** True for a day that exists: of another one, `Date` makes the next month, or nothing. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function linkProblems({links}: Change, {anchorsOf}: ReleaseContext): string[] {
  return links.flatMap((target) => {
    const [id = '', anchor] = target.split('#');
    const anchors = anchorsOf(id);
    if (!anchors) return [`there is no page "${id}"`];
    return anchor !== undefined && !anchors.has(anchor) ? [`the page "${id}" has no heading with the anchor "${anchor}"`] : [];
  });
}

function textProblems(change: Change): string[] {
  try {
    readText(change);
    return change.text.endsWith('.') ? [] : ['a text ends with a period'];
  } catch (error) {
    return [(error as Error).message];
  }
}

function changeProblems(change: Change, context: ReleaseContext): string[] {
  const linked = change.links.map((target) => target.split('#')[0] ?? '');
  return [
    ...(change.links.length === 0 ? ['a change leads to at least one page'] : []),
    ...textProblems(change),
    ...linkProblems(change, context),
    ...(change.changed ?? []).filter((id) => !linked.includes(id)).map((id) => `"${id}" is said to have changed, and no link leads there`),
  ];
}

const isEvidence = (source: string): boolean => /^https:\/\/\S+$/.test(source) || /^[\w-]+\/[\w-]+ \S+@[0-9a-f]{8,40}$/.test(source);

function dateProblems({version, date: {day, tag}}: Release, checkedOn: string): string[] {
  return [
    ...(isDay(day) ? [] : [`"${day}" is no day`]),
    ...(day <= checkedOn ? [] : [`"${day}" is after the day of the check, ${checkedOn}`]),
    ...(tag === undefined || tag.includes(`-v${version}.`) ? [] : [`the day is that of "${tag}", which is no tag of ${version}`]),
  ];
}

function ownProblems(release: Release, {checkedOn}: ReleaseContext): string[] {
  const {version, tag, stage, evidence, changes, title} = release;
  const network = stage === 'mainnet-tag' ? 'mainnet' : stage;
  const tagNetwork = /^(mainnet|testnet|devnet)-v/.exec(tag)?.[1];
  return [
    ...(tag.includes(`-v${version}.`) ? [] : [`the tag "${tag}" is not one of ${version}`]),
    ...(tagNetwork === network ? [] : [`the tag "${tag}" does not fit the stage "${stage}"`]),
    ...dateProblems(release, checkedOn),
    ...(evidence.length === 0 ? ['there is no evidence'] : []),
    ...evidence.filter(({source}) => !isEvidence(source)).map(({source}) => `"${source}" is neither an address nor a file at a commit`),
    ...(changes.length === 0 ? ['nothing changed; leave it out, with a reason'] : []),
    ...(title === '' || title.endsWith('.') ? ['a title is a few words without a period'] : []),
  ];
}

/**
 * Releases that are not in their order: versions fall, and with them protocol versions and dates do
 * not rise. The day of another tag is left out, for networks get a release on different days.
 */
function orderProblems(releases: readonly Release[]): string[] {
  return releases.flatMap((release, index) => {
    const above = releases.slice(0, index);
    const newer = above.at(-1);
    if (!newer) return [];
    const {version, protocol, date} = release;
    const newerDay = above.flatMap((one) => (one.date.tag === undefined ? one.date.day : [])).at(-1);
    return [
      ...(isLower(version, newer.version) ? [] : [`${version}: stands below ${newer.version}; the newest comes first`]),
      ...(protocol <= newer.protocol ? [] : [`${version}: protocol ${protocol} is above that of a newer release`]),
      ...(date.tag === undefined && newerDay !== undefined && date.day > newerDay
        ? [`${version}: is younger than a release above it`]
        : []),
    ];
  });
}

/** What is wrong with a list of releases, each with the release's version in front. */
export const releaseProblems = (releases: readonly Release[], context: ReleaseContext): string[] => [
  ...orderProblems(releases),
  ...releases.flatMap((release) => [
    ...ownProblems(release, context).map((problem) => `${release.version}: ${problem}`),
    ...release.changes.flatMap((change) => changeProblems(change, context)).map((problem) => `${release.version}: ${problem}`),
  ]),
];

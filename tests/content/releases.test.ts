import {unified} from 'unified';
import {VFile} from 'vfile';
import releaseNotes from '../../src/releases/release-notes/remark';
import {checkedOn, releases, skippedReleases} from '../../src/releases/releases';
import {ownRoutes} from '../../src/releases/route-of';
import type {Change, Release} from '../../src/releases/types';
import {anchorsIn, anchorsOf} from '../lib/page-anchors';
import {pages, type Page} from '../lib/pages';
import {releaseProblems, type ReleaseContext} from '../lib/release-problems';
import {headingProblems} from './contracts/headings';
import {linkProblems} from './contracts/links';
import {createSpeller} from './contracts/spelling';
import {wordProblems} from './contracts/words';

const context: ReleaseContext = {anchorsOf, checkedOn};
const changes = releases.flatMap((release) => release.changes);
const targets = changes.flatMap(({links}) => links);

describe('the list of releases', () => {
  test('has links that lead somewhere, evidence, and an order', () => {
    expect(releaseProblems(releases, context)).toEqual([]);
  });

  test('goes back to 1.60 without a gap', () => {
    const newest = Number(releases[0]?.version.split('.')[1]);
    const listed = [...releases, ...skippedReleases].map(({version}) => version).sort();
    expect(listed).toEqual(Array.from({length: newest - 59}, (_value, index) => `1.${60 + index}`));
  });

  test('leads to many pages, and often to a heading', () => {
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => target.includes('#')).length).toBeGreaterThan(40);
  });

  test('is for everybody: each audience has changes', () => {
    expect([...new Set(changes.map(({audience}) => audience))].sort()).toEqual(['apps', 'integrators', 'operators']);
  });

  test('knows the routes of pages that have one of their own', () => {
    const linked = new Set(targets.map((target) => target.split('#')[0]));
    const own = pages.filter(({id, frontMatter}) => linked.has(id) && frontMatter.slug !== undefined);
    expect(ownRoutes).toEqual(Object.fromEntries(own.map(({id, frontMatter}) => [id, frontMatter.slug])));
  });
});

/** The page with the list in place of its element, as the contracts read pages. */
function filledPage(): Page {
  const source = pages.find(({id}) => id === 'references/whats-new');
  if (!source) throw new Error('docs/references/whats-new.mdx is gone');
  const tree = unified()
    .use(releaseNotes)
    .runSync(structuredClone(source.tree), new VFile({path: source.file}));
  return {...source, tree};
}

describe("the page What's new", () => {
  const page = filledPage();
  const speller = createSpeller();

  test.each([
    ['words', wordProblems],
    ['headings', headingProblems],
    ['links', linkProblems],
    ['spelling', speller.problemsOf],
  ] as const)('keeps the contract of %s with its list', (_name, problemsOf) => {
    expect(problemsOf(page)).toEqual([]);
  });
});

describe('the check of a list', () => {
  const change: Change = {audience: 'apps', text: 'See [a page].', links: ['a#there']};
  const release: Release = {
    version: '1.61',
    tag: 'mainnet-v1.61.2',
    protocol: 103,
    date: {kind: 'released', day: '2025-11-20'},
    stage: 'mainnet',
    title: 'a change',
    evidence: [{source: 'https://example.com/notes', shows: 'all of it'}],
    changes: [change],
  };
  const small: ReleaseContext = {anchorsOf: (id) => (id === 'a' ? new Set(['there']) : undefined), checkedOn: '2026-01-01'};
  const problemsOf = (...list: Release[]): string[] => releaseProblems(list, small);
  const with_ = (fields: Partial<Release>): Release => ({...release, ...fields});
  const changing = (fields: Partial<Change>): Release => with_({changes: [{...change, ...fields}]});

  test('finds nothing in a good one', () => {
    expect(problemsOf(release, with_({version: '1.60', tag: 'mainnet-v1.60.1', protocol: 101}))).toEqual([]);
    expect(problemsOf(with_({evidence: [{source: 'MystenLabs/sui Cargo.toml@58386edc', shows: 'it'}]}))).toEqual([]);
    const onDevnet = with_({version: '1.62', tag: 'mainnet-v1.62.1', date: {kind: 'released', day: '2025-11-19', tag: 'devnet-v1.62.0'}});
    expect(problemsOf(onDevnet, release)).toEqual([]);
  });

  test.each([
    ['a page that is gone', changing({links: ['b']}), 'there is no page "b"'],
    ['an anchor that is gone', changing({links: ['a#gone']}), 'the page "a" has no heading with the anchor "gone"'],
    ['a change without a link', changing({links: [], text: 'It.'}), 'a change leads to at least one page'],
    ['a text without the link', changing({text: 'It.'}), 'the address "a#there" has no text in brackets (It.)'],
    ['a text with one link more', changing({text: '[A] and [b].'}), '"[b]" has no address: the change has 1 ([A] and [b].)'],
    ['a text that does not end', changing({text: 'See [a page]'}), 'a text ends with a period'],
    ['a changed page without a link', changing({changed: ['c']}), '"c" is said to have changed, and no link leads there'],
    ['a tag of another release', with_({tag: 'mainnet-v1.62.1'}), 'the tag "mainnet-v1.62.1" is not one of 1.61'],
    ['a tag of another network', with_({stage: 'testnet'}), 'the tag "mainnet-v1.61.2" does not fit the stage "testnet"'],
    ['a day that does not exist', with_({date: {kind: 'released', day: '2025-02-30'}}), '"2025-02-30" is no day'],
    ['a day in words', with_({date: {kind: 'seen', day: 'May 1'}}), '"May 1" is no day'],
    ['a day after the check', with_({date: {kind: 'seen', day: '2026-01-02'}}), '"2026-01-02" is after the day of the check, 2026-01-01'],
    [
      'the day of another release',
      with_({date: {kind: 'released', day: '2025-11-20', tag: 'devnet-v1.62.0'}}),
      'the day is that of "devnet-v1.62.0", which is no tag of 1.61',
    ],
    ['a tag of Testnet for Mainnet', with_({tag: 'testnet-v1.61.2'}), 'the tag "testnet-v1.61.2" does not fit the stage "mainnet"'],
    ['no evidence', with_({evidence: []}), 'there is no evidence'],
    ['hearsay', with_({evidence: [{source: 'a friend', shows: 'all'}]}), '"a friend" is neither an address nor a file at a commit'],
    ['an empty release', with_({changes: []}), 'nothing changed; leave it out, with a reason'],
    ['a title with a period', with_({title: 'A change.'}), 'a title is a few words without a period'],
  ])('finds %s', (_name, wrong, problem) => {
    expect(problemsOf(wrong)).toContain(`1.61: ${problem}`);
  });

  test.each([
    ['a release in the wrong place', {version: '1.62', tag: 'mainnet-v1.62.1'}, '1.62: stands below 1.61; the newest comes first'],
    ['one that stands twice', {}, '1.61: stands below 1.61; the newest comes first'],
    [
      'versions that are compared as texts',
      {version: '1.100', tag: 'mainnet-v1.100.1'},
      '1.100: stands below 1.61; the newest comes first',
    ],
    [
      'a protocol that falls',
      {version: '1.60', tag: 'mainnet-v1.60.1', protocol: 104},
      '1.60: protocol 104 is above that of a newer release',
    ],
    [
      'dates that fall',
      {version: '1.60', tag: 'mainnet-v1.60.1', date: {kind: 'released' as const, day: '2025-12-24'}},
      '1.60: is younger than a release above it',
    ],
  ])('finds %s', (_name, fields, problem) => {
    expect(problemsOf(release, with_(fields))).toContain(problem);
  });
});

test('anchors are read as Docusaurus makes them', () => {
  const mdx = '## Run a `node`\n\n## Run {/* #run */}\n\n### Run a node';
  expect([...anchorsIn('a.mdx', mdx)]).toEqual(['run-a-node', 'run', 'run-a-node-1']);
  expect([...anchorsIn('a.md', '### `exists` <!-- #fun-exists -->')]).toEqual(['fun-exists']);
});

import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {paragraph} from '../../reference/build';
import {longDate} from '../../lib/long-date';
import {replaceElements, type PageElement} from '../../lib/replace-elements';
import {didYouMean} from '../../lib/suggest';
import {newestOnMainnet} from '../describe';
import {checkedOn, releases as allReleases, skippedReleases} from '../releases';
import type {Release, SkippedRelease} from '../types';
import {headedRelease, releaseBlocks} from './release-blocks';

const elementName = 'ReleaseNotes';

/** The data; tests give other data. */
export interface ReleaseNotesData {
  releases: readonly Release[];
  skipped: readonly SkippedRelease[];
}

function allBlocks({releases, skipped}: ReleaseNotesData): RootContent[] {
  const {version, protocol} = newestOnMainnet(releases);
  const known = `${version}, with protocol ${protocol}`;
  return [
    paragraph(`The newest release that Mainnet is known to run is ${known}. Checked on ${longDate(checkedOn)}.`),
    ...releases.flatMap((release) => headedRelease(release)),
    ...skipped.map((one) => paragraph(`Release ${one.version} is not on the list. ${one.reason}`)),
  ];
}

/** The content for one element, or why there is none. */
function contentFor({attributes, children}: PageElement, data: ReleaseNotesData): RootContent[] | string {
  const [attribute] = attributes;
  if (children.length > 0 || attributes.length > 1) return `a ${elementName} has no content, and no attribute but release`;
  if (attribute === undefined) return allBlocks(data);
  if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'release' || typeof attribute.value !== 'string')
    return `a ${elementName} has no attribute but a release in quotes: release="1.78"`;
  const wanted = attribute.value;
  const found = data.releases.find(({version}) => version === wanted);
  const versions = data.releases.map(({version}) => version);
  return found ? releaseBlocks(found) : `src/releases/ has no release "${wanted}".${didYouMean(wanted, versions)} Name one of its entries.`;
}

/**
 * Replaces `<ReleaseNotes />` by every release with what it changed: for each a heading of the
 * second level, what it is, and a list with links. `release="1.78"` makes one release without a
 * heading. Anything else stops the build with page and line.
 */
const releaseNotes: Plugin<[ReleaseNotesData?], Root> = (data = {releases: allReleases, skipped: skippedReleases}) => {
  return (tree, page) => {
    replaceElements(tree, page, elementName, (element) => contentFor(element, data));
  };
};

export default releaseNotes;

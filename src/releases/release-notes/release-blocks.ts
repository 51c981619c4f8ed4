import type {List, Paragraph, RootContent} from 'mdast';
import {code, heading, inline, link, paragraph, type Inline} from '../../reference/build';
import {longDate} from '../../lib/long-date';
import {anchorOf, audienceNames, headingOf, notesOf, stageText} from '../describe';
import {readText, type TextPart} from '../read-text';
import {routeOf} from '../route-of';
import type {Change, Release, ReleaseDate} from '../types';

const inlineOf = (part: TextPart): Inline => {
  if (part.kind === 'link') return link(routeOf(part.to), ...part.parts.map(inlineOf));
  return part.kind === 'code' ? code(part.value) : part.value;
};

const strong = (value: string): Inline => ({type: 'strong', children: inline([value])});

const orderOf = ({audience}: Change): number => Object.keys(audienceNames).indexOf(audience);

function changeList(changes: readonly Change[]): List {
  const sorted = [...changes].sort((a, b) => orderOf(a) - orderOf(b));
  return {
    type: 'list',
    spread: false,
    children: sorted.map((change) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(strong(`${audienceNames[change.audience]}:`), ' ', ...readText(change).map(inlineOf))],
    })),
  };
}

/** A day, with the tag that it belongs to where that is another one than the release's. */
function whenOf({kind, day, tag}: ReleaseDate): Inline[] {
  const on = longDate(day);
  if (tag !== undefined) return [' Tag ', code(tag), kind === 'released' ? ` was released on ${on}.` : ` was in use by ${on}.`];
  return [kind === 'released' ? ` Released on ${on}.` : ` In use by ${on}.`];
}

/** When a release came, under which tag and with which protocol, and how far it got. */
function aboutRelease(release: Release): Paragraph {
  const {tag, protocol, date, stage} = release;
  return paragraph(
    'Tag ',
    link(notesOf(release), code(tag)),
    `, protocol ${protocol}.`,
    ...whenOf(date),
    stage === 'mainnet' ? '' : ` ${stageText[stage]}`,
  );
}

/** A release without a heading: what it is, and what it changes for whom. */
export const releaseBlocks = (release: Release): RootContent[] => [aboutRelease(release), changeList(release.changes)];

/** A release under a heading of its own. */
export const headedRelease = (release: Release): RootContent[] => [
  heading(2, [headingOf(release)], anchorOf(release.version)),
  ...releaseBlocks(release),
];

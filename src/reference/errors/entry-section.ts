import type {List, ListItem, RootContent} from 'mdast';
import {fence, heading, link, paragraph, table, type Inline} from '../build';
import {inlineProse, prose} from '../move/prose';
import {messageCode} from './message-code';
import type {ErrorEntry, ErrorMessage, ErrorSample} from './model';
import type {SitePages} from './site-pages';

const strong = (text: string): Inline => ({type: 'strong', children: [{type: 'text', value: text}]});

const item = (children: ListItem['children']): ListItem => ({type: 'listItem', spread: false, children});

const list = (items: readonly ListItem[]): List => ({type: 'list', ordered: false, spread: false, children: [...items]});

/** What shows a message, and until when. */
const shownBy = ({from, until}: ErrorMessage): string => (until === undefined ? from : `${from}, until ${until}`);

/** What tools print: one message is a line, several are a table of what shows which. */
function messageBlocks({messages}: ErrorEntry): RootContent[] {
  const [only, ...others] = messages;
  if (only !== undefined && others.length === 0) return [paragraph(strong(`Message (${shownBy(only)}):`), ' ', ...messageCode(only.text))];
  return [
    table(
      ['Shown by', 'Message'],
      messages.map((message) => [[shownBy(message)], messageCode(message.text)]),
    ),
  ];
}

/**
 * A whole message, with a line that says whether it was seen or made by the format of the source.
 */
function exampleBlocks({example}: ErrorEntry): RootContent[] {
  if (example === undefined) return [];
  const {from, text, seenIn} = example;
  const origin = seenIn === undefined ? 'as the source formats it, with values made up:' : `seen in ${seenIn}:`;
  return [paragraph(strong(`Example (${from}),`), ` ${origin}`), fence('text', text, 'output')];
}

/** A labeled text of one paragraph or more. */
function labeled(label: string, markdown: string): RootContent[] {
  const [first, ...rest] = prose(markdown);
  if (first?.type !== 'paragraph') return [paragraph(strong(label)), ...prose(markdown)];
  return [paragraph(strong(label), ' ', ...first.children), ...rest];
}

function causeBlocks({causes}: ErrorEntry): RootContent[] {
  const [only, ...others] = causes;
  if (only !== undefined && others.length === 0) return labeled('Cause.', only);
  return [paragraph(strong('Causes, the likeliest first:')), list(causes.map((cause) => item([paragraph(...inlineProse(cause))])))];
}

/** The words after a fence's language. */
function metaOf({title, fails, prelude, fragment}: ErrorSample): string | undefined {
  const valued = Object.entries({title, fails, prelude}).flatMap(([word, value]) => (value === undefined ? [] : [`${word}="${value}"`]));
  const words = [...valued, ...(fragment ? ['fragment'] : [])];
  return words.length === 0 ? undefined : words.join(' ');
}

/**
 * Samples, each failing one with a line that says so; the tool's own message follows it on the
 * page.
 */
function sampleBlocks({samples = []}: ErrorEntry): RootContent[] {
  const hasFailing = samples.some(({fails}) => fails !== undefined);
  return samples.flatMap((sample, index): RootContent[] => {
    const before = samples[index - 1];
    const lead =
      sample.fails !== undefined
        ? 'This fails:'
        : hasFailing && before?.fails !== undefined
          ? 'This compiles:'
          : index === 0
            ? 'For example:'
            : 'Or:';
    return [paragraph(lead), fence(sample.language, sample.code, metaOf(sample))];
  });
}

function seeAlso({seeAlso: routes}: ErrorEntry, pages: SitePages): RootContent {
  const links = routes.flatMap((route, index): Inline[] => [...(index === 0 ? [] : [', ']), link(route, pages.nameOf(route))]);
  return paragraph(strong('See also:'), ' ', ...links, '.');
}

/** The part of a group's page about one error. */
export function entrySection(entry: ErrorEntry, pages: SitePages): RootContent[] {
  return [
    heading(2, inlineProse(entry.title), entry.id),
    ...prose(entry.meaning),
    ...messageBlocks(entry),
    ...exampleBlocks(entry),
    ...causeBlocks(entry),
    ...(entry.find === undefined ? [] : labeled('Find it.', entry.find)),
    ...labeled('Cure.', entry.cure),
    ...sampleBlocks(entry),
    seeAlso(entry, pages),
  ];
}

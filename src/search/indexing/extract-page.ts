import {load, type CheerioAPI} from 'cheerio';
import {isTag, isText, type Element, type ParentNode} from 'domhandler';

/**
 * A part of a page that a hit can lead to: the text under one heading, or a piece of it where that
 * is long.
 */
export interface Passage {
  /** Id of the heading; empty for the text above the first one. */
  anchor: string;
  heading: string;
  /**
   * Whether the heading itself is indexed here; of several passages under one heading, only the
   * first has it.
   */
  opens: boolean;
  /** The names of code that the rows of its tables describe. */
  rows: string[];
  /** The codes of constants that its tables explain, with their modules. */
  aborts: {module: string; code: string}[];
  text: string;
  code: string;
  /** On the pages of the error reference: the messages of an entry. */
  messages: string;
  /** What commands printed, and words in pictures: they are searched, and not shown. */
  output: string;
}

/** What the index holds of a page. */
export interface ExtractedPage {
  title: string;
  description: string;
  keywords: string;
  /** Labels of the categories above the page. */
  trail: string[];
  passages: Passage[];
}

/**
 * In characters, about one screen of text: long enough to make sense, short enough to have one
 * subject.
 */
const passageLength = 2400;

/**
 * What is no text of the page, nor says anything of its subject, as the lines on releases that
 * changed it and on parts of a tutorial, names of files, what checked a sample, whole files of
 * examples, whose parts are indexed where pages explain them, and tables with headings, which put
 * together what other pages say: a hit leads to those, where the words are.
 */
const ignored =
  'button, script, style, .hash-link, .changed-in, .tutorial-progress, .sample-title, .sample-note, .example-file, .grouped-table';
const blocks = new Set(
  'address article blockquote br dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const headings = new Set(['h2', 'h3', 'h4']);

const clean = (text: string): string =>
  text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * True for an identifier and nothing else: a heading or a table's first cell of this form defines
 * what it names.
 */
const isName = (text: string): boolean => /^-{0,2}[\p{L}_$][\p{L}\p{N}_$]*(?:(?:::|[.-])[\p{L}\p{N}_$]+)*(?:[<(].*)?$/u.test(text);

/** The name without what follows it: `Coin<T>` defines `Coin`. */
const bareName = (text: string): string => text.replace(/[<(].*$/, '');

/** Reads an article into passages, block by block. */
class PassageReader {
  readonly #$: CheerioAPI;
  readonly passages: Passage[] = [];
  #current: Passage = {anchor: '', heading: '', opens: true, rows: [], aborts: [], text: '', code: '', messages: '', output: ''};

  constructor($: CheerioAPI) {
    this.#$ = $;
    this.passages.push(this.#current);
  }

  read(node: ParentNode): void {
    for (const child of node.children) {
      if (isText(child)) this.#current.text += child.data;
      else if (isTag(child)) this.#element(child);
    }
  }

  #element(element: Element): void {
    if (element.name === 'h1') return;
    if (headings.has(element.name) && element.attribs.id !== undefined) {
      this.#open(element);
      return;
    }
    if (element.name === 'pre') {
      this.#code(element);
      return;
    }
    if (element.name === 'svg') {
      this.#picture(element);
      return;
    }
    if (element.name === 'td') {
      this.#define(element);
      this.#note(element);
    }
    const isBlock = blocks.has(element.name);
    if (isBlock) this.#current.text += ' ';
    if (isBlock && this.#current.text.length + this.#current.code.length + this.#current.output.length > passageLength) this.#goOn();
    this.read(element);
    if (isBlock) this.#current.text += ' ';
  }

  /**
   * The words in a picture stand apart and make no sentence; its label does, which a picture for
   * small screens has once more.
   */
  #picture(element: Element): void {
    const label = element.attribs['aria-label'] ?? '';
    if (this.#current.text.includes(label)) return;
    this.#current.text += ` ${label} `;
    for (const text of this.#$(element).find('text').toArray()) this.#current.output += ` ${this.#$(text).text()} `;
  }

  #open(element: Element): void {
    const heading = clean(this.#$(element).text());
    this.#start({anchor: element.attribs.id ?? '', heading, opens: true, rows: [], aborts: []});
  }

  #goOn(): void {
    const {anchor, heading} = this.#current;
    this.#start({anchor, heading, opens: false, rows: [], aborts: []});
  }

  #start(passage: Omit<Passage, 'text' | 'code' | 'messages' | 'output'>): void {
    this.#current = {...passage, text: '', code: '', messages: '', output: ''};
    this.passages.push(this.#current);
  }

  #code(element: Element): void {
    const $lines = this.#$(element).find('br');
    $lines.replaceWith('\n');
    const field = this.#$(element).closest('.sample-output').length > 0 ? 'output' : 'code';
    this.#current[field] += ` ${this.#$(element).text()} `;
  }

  /** A constant is found by its module and its number together. */
  #constant(code: string): void {
    const module = /::(\w+)/.exec(this.#current.heading)?.[1] ?? this.#$('h1').first().text().split('::').at(-1) ?? '';
    if (/^\d+$/.test(code)) this.#current.aborts.push({module, code});
  }

  /** A table of the error reference says which tool shows which message. */
  #note(cell: Element): void {
    const $cell = this.#$(cell);
    if ($cell.index() !== 1 || $cell.closest('table').find('th').first().text() !== 'Shown by') return;
    this.#current.messages += ` ${$cell.text()} `;
  }

  /**
   * A first cell that is one piece of code names what its row is about, such as an option, a field
   * or an error code.
   */
  #define(cell: Element): void {
    const $cell = this.#$(cell);
    if ($cell.index() !== 0 || $cell.find('code').length === 0) return;
    const name = clean($cell.find('code').first().text());
    if ($cell.closest('table').find('th').eq(1).text() === 'Constant') this.#constant(name);
    if (isName(name)) this.#current.rows.push(bareName(name));
  }
}

/**
 * Reads a built page.
 *
 * @returns null for a page without an article, or one that asks not to be indexed
 */
export function extractPage(html: string): ExtractedPage | null {
  const $ = load(html, {xml: {xmlMode: false}});
  const [article] = $('.theme-doc-markdown').get();
  if (article === undefined || $('meta[name="robots"]').attr('content')?.includes('noindex') === true) return null;
  $(article).find(ignored).remove();
  const reader = new PassageReader($);
  reader.read(article);
  return {
    title: clean($(article).find('h1').first().text()),
    description: $('meta[name="description"]').attr('content') ?? '',
    keywords: $('meta[name="keywords"]').attr('content') ?? '',
    trail: $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
      .toArray()
      .map((item) => clean($(item).text()))
      .filter((label) => label !== '')
      // The first is the section, which the registry knows.
      .slice(1),
    passages: reader.passages.map((passage) => ({
      ...passage,
      text: clean(passage.text),
      code: clean(passage.code),
      messages: clean(passage.messages),
      output: clean(passage.output),
    })),
  };
}

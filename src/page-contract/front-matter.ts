import {isAlias, isMap, isNode, LineCounter, parseDocument, visit, type Document} from 'yaml';
import * as z from 'zod';
import {relativePath} from '../lib/files-below';
import {SourceError, type SourceProblem} from '../lib/source-error';
import {didYouMean} from '../lib/suggest';
import {LinkedTextError, parseLinkedText, type LinkedText} from './linked-text';

const status = z.enum(['current', 'deprecated', 'removed']);

/** A day or a month as numbers; anything else is words, such as a release. */
const date = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/;

/** False for what looks like a date and is none, such as 2026-13-45. */
function isPossible(since: string): boolean {
  const [, year, month, day = '1'] = date.exec(since) ?? [];
  if (year === undefined || month === undefined) return !/^\d{4}[-/.]\d/.test(since);
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(day) && Number(year) >= 2019;
}

function linkedText(markdown: string, context: z.RefinementCtx): LinkedText {
  try {
    return parseLinkedText(markdown);
  } catch (error) {
    if (!(error instanceof LinkedTextError)) throw error;
    context.addIssue({code: 'custom', message: error.message});
    return z.NEVER;
  }
}

/**
 * What an author may write at the head of a page under docs/. Unknown fields are errors: they are
 * usually misspelt.
 */
export const frontMatterSchema = z
  .strictObject({
    title: z.string().trim().min(2),
    description: z
      .string()
      .trim()
      .min(50, 'must be a full sentence of 50 to 160 characters; it is shorter')
      .max(160, 'must be a full sentence of 50 to 160 characters; it is longer')
      .regex(/[.?]$/, 'must be a full sentence that ends with a period'),
    sidebar_label: z.string().trim().min(2).optional(),
    displayed_sidebar: z.enum(['guidesSidebar', 'conceptsSidebar', 'standardsSidebar', 'referencesSidebar']).optional(),
    slug: z.string().startsWith('/', 'must start with a slash').optional(),
    keywords: z.array(z.string().trim().min(1)).min(1).optional(),
    unlisted: z.boolean().optional(),
    words: z.string().optional(),
    toc_max_heading_level: z.literal(2).optional(),
    status: status.default('current'),
    since: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().trim().min(2).refine(isPossible, 'is no date. Write a day that there was, such as 2026-07-27, or a release'))
      .optional(),
    use: z.string().trim().min(2).transform(linkedText).optional(),
  })
  .superRefine((page, context) => {
    for (const field of ['since', 'use'] as const) {
      if (page.status !== 'current' && page[field] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `is required on a page with status "${page.status}": say ${field === 'since' ? 'since when' : 'what to use instead'}`,
        });
      }
      if (page.status === 'current' && page[field] !== undefined) {
        context.addIssue({code: 'custom', path: [field], message: 'belongs only on a page whose status is not "current"'});
      }
    }
  });

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * A page's front matter broke the contract. The message names file, line, field and what was
 * expected.
 */
export class FrontMatterError extends SourceError {
  override name = 'FrontMatterError';
}

const fence = '---';
const start = 'Start the page with a block between two "---" lines that has at least title and description.';

/** Why a page has no readable block of front matter. */
function missingBlock(lines: readonly string[]): {line: number; message: string} {
  const first = lines[0] ?? '';
  const [at, opening] = [...lines.entries()].find(([, line]) => line.trim() !== '') ?? [0, ''];
  if (opening === '') return {line: 1, message: `the page is empty. ${start}`};
  if (/^\+{3}/.test(opening)) return {line: at + 1, message: `the front matter is TOML. Write YAML between two "---" lines.`};
  if (opening.trim() === fence && at > 0)
    return {line: 1, message: 'the front matter is not in the first line. Remove the empty lines above "---".'};
  if (/^\s+---\s*$/.test(first))
    return {line: 1, message: 'the "---" above the front matter is indented. Remove the spaces in front of it.'};
  if (/^-{2,}/.test(first) && first !== fence)
    return {line: 1, message: `"${first}" opens no front matter. Write three hyphens and nothing else.`};
  return {line: 1, message: `there is no front matter. ${start}`};
}

/** The YAML between the two `---` lines, or why there is none. */
function yamlBlock(fileContent: string): string | {line: number; message: string} {
  const lines = fileContent.split(/\r?\n/);
  if (lines[0] !== fence) return missingBlock(lines);
  const end = lines.indexOf(fence, 1);
  if (end !== -1) return lines.slice(1, end).join('\n');
  const near = lines.findIndex((line, index) => index > 0 && /^\s*(?:-{2,}|\.{3})\s*$/.test(line));
  if (near > 0)
    return {line: near + 1, message: `"${lines[near] ?? ''}" does not end the front matter. Write three hyphens and nothing else.`};
  return {line: 1, message: 'the front matter never ends. Write a line of three hyphens below the last field.'};
}

/** Line in the page (1-based) of a top-level field; 1 where the field is absent. */
function lineOf(field: PropertyKey | undefined, document: Document, counter: LineCounter): number {
  if (!isMap(document.contents)) return 1;
  const pair = document.contents.items.find((item) => String(item.key) === field);
  const offset = (pair?.key as {range?: [number, number, number]} | undefined)?.range?.[0];
  return offset === undefined ? 1 : counter.linePos(offset).line + 1;
}

/**
 * What YAML can do and front matter does not need: names for parts that stand elsewhere, which can
 * grow without end, and types.
 */
function needless(document: Document, counter: LineCounter): {line: number; message: string} | undefined {
  let found: {line: number; message: string} | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node)) return undefined;
    const sign = isAlias(node) ? `*${node.source}` : 'anchor' in node && node.anchor !== undefined ? `&${node.anchor}` : node.tag;
    if (sign === undefined) return undefined;
    found = {
      line: counter.linePos(node.range?.[0] ?? 0).line + 1,
      message: `the front matter has "${sign}", a feature of YAML that pages do not use. Write the value out, in quotes if it begins with that sign.`,
    };
    return visit.BREAK;
  });
  return found;
}

/**
 * The line in which YAML stops being readable, and why, without the excerpt that the parser adds.
 */
function syntaxProblem({errors}: Document): {line: number; message: string} | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const [reason = ''] = error.message.split(/ at line \d+|\n/);
  return {
    line: (error.linePos?.[0].line ?? 0) + 1,
    message: `the front matter is not valid YAML: ${reason.replace(/[.:]$/, '')}. Put quotes around a value that has a colon or a quote in it, and write each field once.`,
  };
}

const fieldNames = Object.keys(frontMatterSchema.shape);
const listed = `A page may have ${fieldNames.join(', ')}.`;

const cures: Readonly<Record<string, string>> = {
  title: 'Write title: and the title in sentence case.',
  description: 'Write one sentence of 50 to 160 characters that ends with a period.',
  sidebar_label: 'Write a name of two characters or more, or remove the field.',
  displayed_sidebar: 'Name one of the four sidebars, or remove the field.',
  slug: 'Write an address such as /style-guide, or remove the field.',
  keywords: 'Write a list of words, [one, two], or remove the field.',
  unlisted: 'Write true on a snippet, and remove the field elsewhere.',
  toc_max_heading_level: 'Write 2, or remove the field.',
  status: 'Write deprecated or removed, or remove the field.',
  since: 'Write a day such as 2026-07-27, or a release.',
  use: 'Write what to use instead, as text and links.',
};

/** A problem of the schema as sentences. */
function describe(issue: z.core.$ZodIssue): {field: string; message: string} {
  if (issue.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    return {field, message: `no page has such a field.${didYouMean(field, fieldNames)} Remove it.`};
  }
  const field = String(issue.path[0] ?? '');
  const cure = cures[field] ?? listed;
  return {field, message: `${issue.message.replace(/\.$/, '')}. ${cure}`};
}

/**
 * Checks the front matter of one page.
 *
 * @param filePath the page, for messages
 * @param fileContent its whole text
 * @param siteDir the repository's top
 * @returns the checked fields, with `status` filled in
 * @throws {FrontMatterError} naming file, line, field, expectation
 */
export function checkFrontMatter(filePath: string, fileContent: string, siteDir = process.cwd()): FrontMatter {
  const file = relativePath(siteDir, filePath);
  const refuse = (...problems: Omit<SourceProblem, 'file'>[]): never => {
    throw new FrontMatterError(
      problems.map((problem) => ({file, ...problem})),
      listed,
    );
  };
  const yaml = yamlBlock(fileContent);
  if (typeof yaml !== 'string') return refuse(yaml);
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const broken = syntaxProblem(document) ?? needless(document, counter);
  if (broken) return refuse(broken);
  if (document.contents === null) return refuse({line: 1, message: `the front matter is empty. ${start}`});
  if (!isMap(document.contents))
    return refuse({line: 2, message: 'the front matter has no fields. Write each as name: value, on a line of its own.'});
  const result = frontMatterSchema.safeParse(document.toJS());
  if (result.success && (result.data.words === undefined || file.endsWith('.md'))) return result.data;
  if (result.success)
    return refuse({
      line: lineOf('words', document, counter),
      message: 'front matter "words": only generated pages have it. Remove the field.',
    });
  const problems = result.error.issues.map((issue) => {
    const {field, message} = describe(issue);
    return {line: lineOf(field, document, counter), message: `front matter "${field}": ${message}`};
  });
  return refuse(...problems);
}

/** The line of a field of a page that passed `checkFrontMatter`. */
export function lineOfField(fileContent: string, field: string): number {
  const index = fileContent.split(/\r?\n/).findIndex((line) => line.startsWith(`${field}:`));
  return index + 1 || 1;
}

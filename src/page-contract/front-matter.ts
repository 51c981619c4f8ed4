import path from 'node:path';
import {parseDocument, LineCounter, isMap, type Document} from 'yaml';
import * as z from 'zod';
import {LinkedTextError, parseLinkedText, type LinkedText} from './linked-text';

const status = z.enum(['current', 'deprecated', 'removed']);

function linkedText(markdown: string, context: z.RefinementCtx): LinkedText {
  try {
    return parseLinkedText(markdown);
  } catch (error) {
    if (!(error instanceof LinkedTextError)) throw error;
    context.addIssue({code: 'custom', message: error.message});
    return z.NEVER;
  }
}

/** What an author may write at the head of a page under docs/. Unknown fields are errors: they are usually misspelt. */
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
    slug: z.string().startsWith('/', 'must start with a slash').optional(),
    keywords: z.array(z.string().trim().min(1)).min(1).optional(),
    unlisted: z.boolean().optional(),
    toc_max_heading_level: z.literal(2).optional(),
    status: status.default('current'),
    since: z.coerce.string().trim().min(2).optional(),
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

/** A page's front matter broke the contract. The message names file, line, field and what was expected. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

const opening = '---';

/** The YAML between the two `---` lines, or undefined where the page has none. */
function yamlBlock(fileContent: string): string | undefined {
  const lines = fileContent.split(/\r?\n/);
  if (lines[0]?.trim() !== opening) return undefined;
  const end = lines.indexOf(opening, 1);
  return end === -1 ? undefined : lines.slice(1, end).join('\n');
}

/** Line in the page (1-based) of a top-level field; 1 where the field is absent. */
function lineOf(field: PropertyKey | undefined, document: Document, counter: LineCounter): number {
  if (!isMap(document.contents)) return 1;
  const pair = document.contents.items.find((item) => String(item.key) === field);
  const offset = (pair?.key as {range?: [number, number, number]} | undefined)?.range?.[0];
  return offset === undefined ? 1 : counter.linePos(offset).line + 1;
}

/**
 * Checks the front matter of one page.
 *
 * @param filePath the page, for messages
 * @param fileContent its whole text
 * @returns the checked fields, with `status` filled in
 * @throws {FrontMatterError} naming file, line, field, expectation
 */
export function checkFrontMatter(filePath: string, fileContent: string): FrontMatter {
  const file = path.relative(process.cwd(), filePath);
  const yaml = yamlBlock(fileContent);
  if (yaml === undefined) {
    throw new FrontMatterError(
      `${file}:1: no front matter. Start the page with a block between two "---" lines that has at least title and description.`,
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const syntax = document.errors[0];
  if (syntax) {
    throw new FrontMatterError(
      `${file}:${syntax.linePos ? syntax.linePos[0].line + 1 : 1}: the front matter is not valid YAML: ${syntax.message}`,
    );
  }
  const result = frontMatterSchema.safeParse(document.toJS());
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
    return `${file}:${lineOf(field, document, counter)}: front matter "${String(field ?? '')}": ${issue.message}`;
  });
  throw new FrontMatterError(`${problems.join('\n')}\nThe fields a page may have are listed in CONTRIBUTING.md, "Add a page".`);
}

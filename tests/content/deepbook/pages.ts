import type {InlineCode, Nodes, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import type {MoveInterface} from './interface';

/** Abort codes by `module::NAME`. */
export type Codes = Readonly<Record<string, number>>;

function codesIn(node: Nodes): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', ({value}: InlineCode) => {
    found.push(value);
  });
  return found;
}

function textIn(node: Nodes): string {
  let text = '';
  visit(node, (each) => {
    if (each.type === 'text' || each.type === 'inlineCode') text += each.value;
  });
  return text;
}

const headOf = (row: TableRow | undefined): string => (row?.children[0] ? textIn(row.children[0]) : '');

function eventProblems(row: TableRow, {structs}: MoveInterface): string[] {
  const [first, second] = row.children;
  const [name = ''] = first ? codesIn(first) : [];
  const struct = structs.get(name);
  if (!struct) return [`${name} is no event of the interface`];
  const fields = second ? codesIn(second) : [];
  const wanted = struct.fields.map((field) => field.name);
  return fields.join() === wanted.join() ? [] : [`${name} has the fields ${wanted.join(', ')}`];
}

function errorProblems(row: TableRow, codes: Codes): string[] {
  const [first, second] = row.children;
  const [name = ''] = first ? codesIn(first) : [];
  const code = second ? textIn(second) : '';
  if (!(name in codes)) return [`${name} is no error of the package`];
  return String(codes[name]) === code ? [] : [`${name} has the code ${codes[name]}`];
}

function functionProblems(row: TableRow, {functions}: MoveInterface): string[] {
  const names = row.children[0] ? codesIn(row.children[0]) : [];
  return names.filter((name) => !functions.has(name)).map((name) => `${name} is no function of the interface`);
}

function tableProblems(table: Table, found: MoveInterface, codes: Codes): string[] {
  const [head, ...rows] = table.children;
  const kind = headOf(head);
  if (kind === 'Event') return rows.flatMap((row) => eventProblems(row, found));
  if (kind === 'Error') return rows.flatMap((row) => errorProblems(row, codes));
  return kind === 'Function' ? rows.flatMap((row) => functionProblems(row, found)) : [];
}

/**
 * Names of DeepBook in a page that DeepBook does not have: rows of tables that begin with the
 * column "Function", "Event" or "Error", and `module::name` anywhere.
 *
 * @param unpublished names that pages mention because they are in the repository and in no
 *   published package yet
 */
export function nameProblems(page: Page, found: MoveInterface, codes: Codes, unpublished: readonly string[] = []): string[] {
  const problems: string[] = [];
  visit(page.tree, 'table', (table) => {
    problems.push(...tableProblems(table, found, codes));
  });
  visit(page.tree, 'inlineCode', ({value}: InlineCode) => {
    const [, module = '', name = ''] = /^(\w+)::(\w+)$/.exec(value) ?? [];
    if (!found.modules.has(module) || unpublished.includes(value)) return;
    const known = found.functions.has(value) || found.structs.has(value) || value in codes;
    if (!known) problems.push(`${module} has no ${name}`);
  });
  return [...new Set(problems)].map((problem) => `${page.file}: ${problem}`);
}

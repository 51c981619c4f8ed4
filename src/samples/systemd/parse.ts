import type {Finding} from '../lib/report';
import type {UnitErrorCode} from './codes';

/** One `Key=value` of a unit. Lines are 1-based. */
export interface Directive {
  key: string;
  /** With the lines that a backslash continues joined by a space. */
  value: string;
  line: number;
}

export interface Section {
  name: string;
  line: number;
  directives: Directive[];
}

/** What a unit file has, and the lines that are none of it. */
export interface Unit {
  sections: readonly Section[];
  mistakes: readonly Finding[];
}

export const finding = (code: UnitErrorCode, line: number, message: string): Finding => ({code, line, message});

const isComment = (text: string): boolean => /^\s*[#;]/.test(text);

interface LogicalLine {
  text: string;
  line: number;
}

/** Joins continued lines as systemd does: comments between them fall out. */
function logicalLines(source: string): readonly LogicalLine[] {
  const joined: LogicalLine[] = [];
  let open: LogicalLine | undefined;
  source.split('\n').forEach((text, index) => {
    if (isComment(text) || (open === undefined && text.trim() === '')) return;
    const continues = text.endsWith('\\');
    const part = continues ? text.slice(0, -1).trimEnd() : text;
    if (open === undefined) joined.push((open = {text: part, line: index + 1}));
    else open.text += ` ${part.trim()}`;
    if (!continues) open = undefined;
  });
  return joined;
}

/**
 * Reads a systemd unit. Source of the syntax: systemd.syntax(7).
 *
 * @returns sections in order; one name may be there more than once, which systemd reads as one
 *   section
 */
export function parseUnit(source: string): Unit {
  const sections: Section[] = [];
  const mistakes: Finding[] = [];
  for (const {text, line} of logicalLines(source)) {
    const name = /^\s*\[([^[\]]+)\]\s*$/.exec(text)?.[1];
    const [, key, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
    const section = sections.at(-1);
    if (name !== undefined) sections.push({name, line, directives: []});
    else if (key === undefined) mistakes.push(finding('UNIT_SYNTAX', line, `"${text.trim()}" is no [Section], Key=value or comment.`));
    else if (section === undefined) mistakes.push(finding('UNIT_SYNTAX', line, `"${key}" stands before the first section.`));
    else section.directives.push({key, value, line});
  }
  return {sections, mistakes};
}

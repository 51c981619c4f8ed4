import {existsSync} from 'node:fs';
import path from 'node:path';
import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/lib/markdown';

/** A path without placeholders such as `<id>` or `…`. */
const plainPath = /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/;

/** Folders of the repository whose names begin a path. */
const fromTheTop = /^(?:@site\/)?(?:src|tests|docs|examples|static|\.github)\//;

/** What a build writes: it need not be there. */
const generated = /^(?:build|build\.next|build-reports|\.docusaurus)\//;

const isModule = (name: string): boolean => /\.(?:[cm]?[jt]sx?|css|json)$/.test(name);

/** The texts in backticks of a Markdown file, with their lines. */
function codeSpans(text: string): {value: string; line: number}[] {
  const spans: {value: string; line: number}[] = [];
  visit(parseMarkdown('text.md', text), 'inlineCode', ({value, position}: InlineCode) => {
    spans.push({value, line: position?.start.line ?? 1});
  });
  return spans;
}

const missing = (text: string, isPath: (value: string) => boolean, folders: readonly string[]): string[] =>
  codeSpans(text)
    .filter(({value}) => plainPath.test(value) && isPath(value))
    .filter(({value}) => !folders.some((folder) => existsSync(path.join(folder, value.replace(/^@site\//, '')))))
    .map(({value, line}) => `${line}: ${value}`);

/**
 * The paths of a Markdown file that do not exist, of those that begin with a folder at the
 * repository's top.
 *
 * @returns line and path, such as `12: src/no-such-file.ts`
 */
export const missingPaths = (text: string): string[] => missing(text, (value) => fromTheTop.test(value), ['.']);

/**
 * The files and folders of a room's README that do not exist: paths from the repository's top, and
 * from the room.
 *
 * @param room folder of the README
 */
export const missingFiles = (text: string, room: string): string[] =>
  missing(text, (value) => !generated.test(value) && (fromTheTop.test(value) || isModule(value) || value.endsWith('/')), [room, '.']);

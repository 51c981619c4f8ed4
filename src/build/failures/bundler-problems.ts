import {existsSync, readFileSync} from 'node:fs';
import {escapeRegExp} from '../../lib/escape-reg-exp';
import {relativePath} from '../../lib/files-below';
import {inOneLine} from '../../lib/page-problems';
import type {SourceProblem} from '../../lib/source-error';

/** An error as the bundler's report has it; of what it says, this is used. */
export interface BundlerError {
  /** Of many lines, with a picture of the place. */
  message: string;
  /** The loaders of the module and then its file, with an exclamation mark between each two. */
  moduleIdentifier?: string | undefined;
}

/** Where a message says that something is, and what it says of it. */
interface Finding {
  file?: string | undefined;
  line?: number | undefined;
  message: string;
}

/** The first line of a text that has another one in it; 1 where there is none. */
function lineWith(text: string, part: RegExp): number {
  return Math.max(text.split('\n').findIndex((line) => part.test(line)) + 1, 1);
}

/**
 * The compiler of scripts: `x Expression expected`, then a frame with the place in its upper edge.
 */
function ofScript(message: string): Finding | undefined {
  const place = /,-\[([^\]\n]+):(\d+):\d+\]/.exec(message);
  const [, file, line] = place ?? [];
  const fault = [...message.slice(0, place?.index).matchAll(/ x (\S[^\n]*)/g)].at(-1)?.[1];
  return place === null || fault === undefined ? undefined : {file, line: Number(line), message: `${inOneLine(fault)} Correct it there.`};
}

/** The compiler of style sheets: `(127:1) /folder/file.css Unclosed block`. */
function ofStyle(message: string): Finding | undefined {
  const [, line, file, fault] = /\((\d+):\d+\) (\S+\.css) ([^\n]+)/.exec(message) ?? [];
  return fault === undefined ? undefined : {file, line: Number(line), message: `${inOneLine(fault)} Correct it there.`};
}

/**
 * An import that leads nowhere. Lines of the error are those of the compiled file, so the name is
 * looked for in the source.
 */
function ofImport(message: string, file: string): Finding | undefined {
  const [, name] = /(?:Can't resolve|Cannot find module|NotFound\()\s*['"]([^'"\n]+)/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const isPath = /^[./]|^@site\//.test(name);
  const cure = isPath ? 'Correct the path, or write the file.' : 'Correct the name, or install the package.';
  const line = existsSync(file) ? lineWith(readFileSync(file, 'utf8'), new RegExp(`['"(]${escapeRegExp(name)}['")]`)) : 1;
  return {line, message: `there is no ${isPath ? 'file' : 'package'} "${name}". ${cure}`};
}

/** Any other fault: the words in front of the frame, and the line that the frame begins with. */
function ofFrame(message: string): Finding {
  const [before = '', frame = ''] = message.split(/╭(?:─\[)?/);
  const fault = before.replace(/[×│├╰─▶]+/g, ' ').replace(/Module parse failed:/, '');
  return {line: Number.parseInt(frame) || 1, message: `${inOneLine(fault)} Correct it there.`};
}

const isNested = (message: string): boolean => message.split('Module build failed').length > 2;

/**
 * What the bundler says of the site's own modules, by file and line.
 *
 * @param errors those of one compilation
 */
export function bundlerProblems(errors: readonly BundlerError[], siteDir: string): SourceProblem[] {
  return errors.flatMap(({message, moduleIdentifier = ''}) => {
    const own = moduleIdentifier.replace(/^.*[!|]/s, '').replace(/\?.*$/, '');
    // An error of a loader in a loader comes once more without the other.
    if (own === '' || isNested(message)) return [];
    const imported = ofImport(message, own);
    // Pages have told by themselves of all but modules that are gone.
    if (imported === undefined && /\.mdx?$/.test(own)) return [];
    const {file = own, line = 1, message: fault} = imported ?? ofScript(message) ?? ofStyle(message) ?? ofFrame(message);
    return [{file: relativePath(siteDir, file), line, message: `the module cannot be compiled: ${fault}`}];
  });
}

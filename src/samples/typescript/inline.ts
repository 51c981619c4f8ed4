import path from 'node:path';
import {digest} from '../lib/digest';
import {toProblems, type Finding} from '../lib/report';
import type {Sample} from '../sample';
import {shownLine} from '../fence/line-marks';
import {typesKey} from '../types/key';
import type {View} from '../types/view';
import {augmentsOthers} from './names';
import {parse, withPrelude, type Prelude} from './preludes';
import {checkerName, sharedGroup, type Subject} from './subject';

/** A folder that is not on disk, beside the examples so that packages resolve as they do there. */
const inlineDir = 'examples/.inline';

/**
 * Codes of a name that is never read: a variable or import, all names of an import, a type, all
 * names of a pattern.
 */
const unusedCodes = new Set(['TS6133', 'TS6192', 'TS6196', 'TS6198']);

/**
 * Parameters in JavaScript cannot have a type, so that "implicitly any" (TS7000 to TS7099) means
 * nothing there.
 */
const isImplicitAny = (code: string): boolean => /^TS70\d\d$/.test(code);

/**
 * The group of a sample: its own or its prelude's, where one of them changes the types of other
 * modules.
 */
function groupOf(key: string, augments: boolean, prelude: Prelude | undefined): string {
  if (augments) return key;
  return prelude?.augments ? `prelude ${prelude.name}` : sharedGroup;
}

/** The sample as its page shows it, with the lines that the compiler does not see. */
function viewOf(sample: Sample): View {
  const {code, removed = [], page} = sample;
  const lines = code.split('\n').map((_text, index) => ({line: index + 1, shown: shownLine(index + 1, removed)}));
  return {owner: page, key: typesKey(sample), lines, indent: 0};
}

/**
 * An inline sample as a module of its own.
 *
 * @param prelude the context that the sample names, if any
 */
export function inlineSubject(root: string, sample: Sample, prelude: Prelude | undefined): Subject {
  const {code, language} = sample;
  const key = digest(language, code, prelude?.text ?? '');
  const file = path.join(root, inlineDir, `${key}.${language}`);
  const module = parse(file, code);
  const lines = code.split('\n').length;
  const concerns = (finding: Finding): boolean =>
    !(finding.line > lines && unusedCodes.has(finding.code)) && !(language.startsWith('js') && isImplicitAny(finding.code));
  return {
    key,
    file,
    module: {file, text: prelude ? withPrelude(code, module, prelude) : code},
    group: groupOf(key, augmentsOthers(module), prelude),
    neighbors: [],
    problems: (findings) => toProblems(checkerName, sample, findings.filter(concerns)),
    views: () => [viewOf(sample)],
  };
}

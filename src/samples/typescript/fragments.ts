import ts from 'typescript';
import {lineAt} from '../lib/line-at';
import {toProblems} from '../lib/report';
import type {Problem, Sample} from '../sample';
import {checkerName} from './subject';

/** Parses a sample that is not a whole module. Only its syntax is checked. */
export function fragmentProblems(sample: Sample): readonly Problem[] {
  const {diagnostics = []} = ts.transpileModule(sample.code, {
    fileName: `fragment.${sample.language}`,
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.Latest, jsx: ts.JsxEmit.Preserve, allowJs: true},
  });
  const findings = diagnostics.map(({code, messageText, start = 0}) => ({
    line: lineAt(sample.code, start),
    code: `TS${code}`,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  return toProblems(checkerName, sample, findings);
}

import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {lineAt} from '../lib/line-at';
import {DataSyntaxError, type DataNode} from './document';
import {readYaml} from './read-yaml';

/** The parser names its errors; these sentences say what to do. */
const causes: Readonly<Record<string, string>> = {
  InvalidSymbol: 'JSON has no such symbol or word',
  InvalidCommentToken: 'JSON has no comments',
  PropertyNameExpected: 'a key in double quotes is expected here; a comma may not follow the last one',
  ValueExpected: 'a value is expected here; a comma may not follow the last one',
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  CloseBraceExpected: 'the object is not closed',
  CloseBracketExpected: 'the list is not closed',
  EndOfFileExpected: 'there is more than one value',
};

const shortened = 'A shortened answer is not JSON: mark the fence "output" or "unchecked".';

/**
 * Reads strict JSON: no comments, no trailing commas, no key twice.
 *
 * @throws {DataSyntaxError} at the first mistake
 */
export function readJson(text: string): readonly DataNode[] {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [error] = errors;
  // What is JSON is YAML, too, whose reader knows lines and takes no key twice.
  if (error === undefined) return readYaml(text);
  const name = printParseErrorCode(error.error);
  const hint = text.includes('…') ? ` ${shortened}` : '';
  throw new DataSyntaxError(`${causes[name] ?? name}.${hint}`, lineAt(text, error.offset));
}

import {indentUnit, StreamLanguage} from '@codemirror/language';
import {typescript} from '@codemirror/legacy-modes/mode/javascript';
import {EditorState, type Extension} from '@codemirror/state';
import {move} from './move-mode';

const script = StreamLanguage.define(typescript);

/** How a file is colored and indented. Of a package or a program, readers change the code alone. */
export function modeOf(path: string): Extension {
  if (path.endsWith('.move')) return [move, indentUnit.of('    ')];
  if (path.endsWith('.ts')) return [script, indentUnit.of('  ')];
  return EditorState.readOnly.of(true);
}

import {translate} from '@docusaurus/Translate';
import {setDiagnostics, type Diagnostic as Mark} from '@codemirror/lint';
import {EditorState, Prec} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import type {Diagnostic} from '../../samples/move/diagnostics';
import {basics, viewIn} from './basics';
import {modeOf} from './modes';
import {rangeOf} from './range-of';

/** What the editor tells. */
export interface EditorEvents {
  change: (path: string, text: string) => void;
  run: () => void;
}

/** An editor for the files of a package or a program, each with a history of its own. */
export class CodeEditor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private diagnostics: readonly Diagnostic[] = [];
  private path = '';

  constructor(
    host: HTMLElement,
    private readonly events: EditorEvents,
  ) {
    this.view = viewIn(host);
  }

  /** Shows a file, and a line of it where one is given. What was typed into it before is kept. */
  show(path: string, text: string, line?: number): void {
    if (this.path !== '') this.states.set(this.path, this.view.state);
    this.path = path;
    this.view.setState(this.states.get(path) ?? this.newState(path, text));
    this.mark(this.diagnostics);
    if (line === undefined) return;
    const {from} = this.view.state.doc.line(Math.min(line, this.view.state.doc.lines));
    this.view.dispatch({selection: {anchor: from}, effects: EditorView.scrollIntoView(from, {y: 'start', yMargin: 24})});
    this.view.focus();
  }

  /** Underlines what the compiler said about the file that is shown, and about others once they are. */
  mark(diagnostics: readonly Diagnostic[]): void {
    this.diagnostics = diagnostics;
    const {doc} = this.view.state;
    const marks = diagnostics
      .filter(({path}) => path === this.path)
      .map(({severity, code, message, ...place}): Mark => ({...rangeOf(doc, place), severity, message: `${code}: ${message}`}));
    this.view.dispatch(setDiagnostics(this.view.state, marks));
  }

  focus(): void {
    this.view.focus();
  }

  /** Forgets what was typed, in all files. */
  forget(): void {
    this.states.clear();
    this.path = '';
  }

  destroy(): void {
    this.view.destroy();
  }

  private newState(path: string, doc: string): EditorState {
    return EditorState.create({
      doc,
      extensions: [
        Prec.highest(
          keymap.of([
            {
              key: 'Mod-Enter',
              run: () => {
                this.events.run();
                return true;
              },
            },
          ]),
        ),
        modeOf(path),
        basics(translate({id: 'run.leaveEditor', message: '{path}. Escape, then Tab, leaves the editor.'}, {path})),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) this.events.change(path, state.doc.toString());
        }),
      ],
    });
  }
}

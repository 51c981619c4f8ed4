import {translate} from '@docusaurus/Translate';
import {setDiagnostics, type Diagnostic as Mark} from '@codemirror/lint';
import {Annotation, EditorState, Prec, type StateEffect, type TransactionSpec} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import type {Diagnostic} from '../../samples/move/diagnostics';
import {basics, viewIn} from './basics';
import {modeOf} from './modes';
import {rangeOf} from './range-of';

/** Marks what the reader did not type. */
const untyped = Annotation.define<true>();

/** How much of the lines before a place stays in sight, in pixels. */
const before = 24;

/** What the editor tells. */
export interface EditorEvents {
  change: (path: string, text: string) => void;
  run: () => void;
}

/** An editor for the files of a package or a program, each with a history of its own. */
export class CodeEditor {
  private readonly view: EditorView;
  /** What other files than the shown one hold, and how far they were scrolled. */
  private readonly left = new Map<string, {state: EditorState; scroll: StateEffect<unknown>}>();
  private diagnostics: readonly Diagnostic[] = [];
  private path = '';

  constructor(
    private readonly host: HTMLElement,
    private readonly events: EditorEvents,
  ) {
    this.view = viewIn(host);
  }

  /**
   * Shows a file where it was left, or a line of it where one is given. What was typed into it
   * before is kept.
   */
  show(path: string, text: string, line?: number): void {
    if (this.path !== '') this.left.set(this.path, {state: this.view.state, scroll: this.view.scrollSnapshot()});
    this.path = path;
    const {state = this.newState(path, text), scroll} = this.left.get(path) ?? {};
    this.left.delete(path);
    this.view.scrollDOM.scrollTop = 0;
    this.view.setState(state);
    this.mark(this.diagnostics);
    if (line === undefined) {
      if (scroll) this.view.dispatch({effects: scroll});
      return;
    }
    const {from} = this.view.state.doc.line(Math.min(line, this.view.state.doc.lines));
    this.view.dispatch({selection: {anchor: from}});
    this.view.focus();
    this.reveal(from);
  }

  /**
   * Underlines what the compiler said about the file that is shown, and about others once they are.
   */
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

  /** Gives each file a text, as one step that the reader can undo in it. */
  replace(files: Readonly<Record<string, string>>): void {
    const shown = files[this.path];
    if (shown !== undefined) this.view.dispatch(this.replacement(this.view.state, shown));
    for (const [path, {state, scroll}] of this.left) {
      const text = files[path];
      if (text === undefined) this.left.delete(path);
      else this.left.set(path, {state: state.update(this.replacement(state, text)).state, scroll});
    }
  }

  destroy(): void {
    this.view.destroy();
  }

  private replacement({doc}: EditorState, insert: string): TransactionSpec {
    return {changes: {from: 0, to: doc.length, insert}, annotations: untyped.of(true)};
  }

  /**
   * Scrolls the text to a place, and the page only as far as the editor is out of sight: CodeMirror
   * would take the page along until the place is at its top. Heights of lines that were not drawn
   * yet are guesses, so it looks again once they are.
   */
  private reveal(from: number, looks = 3): void {
    this.view.requestMeasure({
      read: ({scrollDOM}) => this.view.lineBlockAt(from).top - before - scrollDOM.scrollTop,
      write: (distance) => {
        this.view.scrollDOM.scrollTop += distance;
        this.host.scrollIntoView({block: 'nearest'});
        if (looks > 1 && Math.abs(distance) >= 1)
          requestAnimationFrame(() => {
            this.reveal(from, looks - 1);
          });
      },
    });
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
        EditorView.updateListener.of(({docChanged, state, transactions}) => {
          if (docChanged && !transactions.some((each) => each.annotation(untyped))) this.events.change(path, state.doc.toString());
        }),
      ],
    });
  }
}

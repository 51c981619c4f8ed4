import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {lintGutter, nextDiagnostic, setDiagnostics, type Diagnostic as Mark} from '@codemirror/lint';
import {EditorState, Prec} from '@codemirror/state';
import {EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers} from '@codemirror/view';
import type {Diagnostic} from '../../samples/move/diagnostics';
import {look} from './look';
import {move} from './move-mode';
import {rangeOf} from './range-of';

/** What the editor tells. */
export interface EditorEvents {
  change: (path: string, text: string) => void;
  run: () => void;
}

/**
 * Puts what is typed in the place of what is selected. Left to themselves, browsers carry the look of the old text over as a style
 * attribute, which the site's policy refuses with a message in the console.
 */
function replaceSelection(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.state.readOnly || view.state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(event.data), {userEvent: 'input.type', scrollIntoView: true});
  return true;
}

/**
 * An editor for the files of a package, each with a history of its own. It stands in a shadow root: there its styles come as
 * sheets that scripts make, which the site's policy allows, and not as elements, which it refuses.
 */
export class MoveEditor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private diagnostics: readonly Diagnostic[] = [];
  private path = '';

  constructor(
    host: HTMLElement,
    private readonly events: EditorEvents,
  ) {
    const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    this.view = new EditorView({root, parent: root});
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
    const isMove = path.endsWith('.move');
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
        keymap.of([{key: 'F8', run: nextDiagnostic}, indentWithTab, ...historyKeymap, ...defaultKeymap]),
        history(),
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of('    '),
        ...(isMove ? [move] : [EditorState.readOnly.of(true)]),
        // There is no room for long lines beside each other on a phone.
        ...(matchMedia('(max-width: 576px)').matches ? [EditorView.lineWrapping] : []),
        look,
        EditorView.domEventHandlers({beforeinput: replaceSelection}),
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': `${path}. Escape, then Tab, leaves the editor.`,
        }),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) this.events.change(path, state.doc.toString());
        }),
      ],
    });
  }
}

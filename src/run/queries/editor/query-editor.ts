import {translate} from '@docusaurus/Translate';
import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {indentUnit} from '@codemirror/language';
import {linter} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap, type Rect} from '@codemirror/view';
import type {GraphQLSchema} from 'graphql';
import {basics, viewIn} from '../../editor/basics';
import {findingsIn, type Finding} from '../language/findings';
import {aboutNames} from './about';
import {completionFrom} from './completion';
import {queryMode} from './query-mode';

/** What the editor tells. */
export interface QueryEvents {
  change: (text: string) => void;
  findings: (found: readonly (Finding & {line: number})[]) => void;
}

/** Milliseconds without a key before a query is checked. */
const delay = 250;

/** Whether there is no room beside the names for what is said of them. */
const isNarrow = (): boolean => matchMedia('(max-width: 576px)').matches;

/** Puts what is said of a name below all names, as wide as the screen. */
const belowList = (_view: EditorView, list: Rect): {style: string} => ({
  style: `left: ${8 - list.left}px; max-width: calc(100vw - 16px); top: ${list.bottom - list.top}px`,
});

/** An editor for one query. */
export class QueryEditor {
  private readonly view: EditorView;

  constructor(host: HTMLElement, schema: GraphQLSchema, text: string, events: QueryEvents) {
    this.view = viewIn(host);
    this.view.setState(
      EditorState.create({
        doc: text,
        extensions: [
          keymap.of(completionKeymap),
          basics(translate({id: 'run.query.leaveEditor', message: 'Query. Escape, then Tab, leaves the editor.'})),
          queryMode,
          indentUnit.of('  '),
          autocompletion({
            override: [completionFrom(schema)],
            icons: false,
            ...(isNarrow() && {positionInfo: belowList}),
            optionClass: ({type}) => (type === 'deprecated' ? 'cm-deprecated' : ''),
          }),
          aboutNames(schema),
          linter(
            ({state}) => {
              const found = findingsIn(schema, state.doc.toString());
              events.findings(found.map((each) => ({...each, line: state.doc.lineAt(each.from).number})));
              return found;
            },
            {delay},
          ),
          EditorView.updateListener.of(({docChanged, state}) => {
            if (docChanged) events.change(state.doc.toString());
          }),
        ],
      }),
    );
  }

  /** Puts another text in the place of this one; the reader can undo it. */
  replace(text: string): void {
    this.view.dispatch({changes: {from: 0, to: this.view.state.doc.length, insert: text}});
    this.focus();
  }

  /** Moves the cursor to an offset of the text. */
  show(offset: number): void {
    this.view.dispatch({selection: {anchor: Math.min(offset, this.view.state.doc.length)}, scrollIntoView: true});
    this.focus();
  }

  focus(): void {
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }
}

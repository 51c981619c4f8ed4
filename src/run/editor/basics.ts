import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {lintGutter, nextDiagnostic} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import {EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers} from '@codemirror/view';
import {navbarBottom} from '../../lib/navbar-bottom';
import {look} from './look';

/**
 * Puts what is typed in the place of what is selected. Left to themselves, browsers carry the look
 * of the old text over as a style attribute, which the site's policy refuses with a message in the
 * console.
 */
function replaceSelection(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.state.readOnly || view.state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(event.data), {userEvent: 'input.type', scrollIntoView: true});
  return true;
}

/**
 * How much of the editor the bar at the top of the page covers, in pixels, so that the cursor never
 * goes below it.
 */
const coveredByBar = ({scrollDOM}: EditorView): number => Math.max(0, navbarBottom() - scrollDOM.getBoundingClientRect().top);

/** What every editor has; readers are told its name. */
export const basics = (label: string): Extension => [
  keymap.of([{key: 'F8', run: nextDiagnostic}, indentWithTab, ...historyKeymap, ...defaultKeymap]),
  history(),
  lineNumbers(),
  lintGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  bracketMatching(),
  indentOnInput(),
  // There is no room for long lines beside each other on a phone.
  ...(matchMedia('(max-width: 576px)').matches ? [EditorView.lineWrapping] : []),
  look,
  EditorView.scrollMargins.of((view) => ({top: coveredByBar(view)})),
  EditorView.domEventHandlers({beforeinput: replaceSelection}),
  EditorView.contentAttributes.of({tabindex: '0', 'aria-label': label}),
];

/**
 * An empty editor in a shadow root of the element: there its styles come as sheets that scripts
 * make, which the site's policy allows, and not as elements, which it refuses.
 */
export function viewIn(host: HTMLElement): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  return new EditorView({root, parent: root});
}

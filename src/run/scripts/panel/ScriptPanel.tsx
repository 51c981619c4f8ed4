import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import {adoptStyles} from '../../../lib/adopt-styles';
import type {Diagnostic} from '../../../samples/move/diagnostics';
import type {EditorProps} from '../../editor/Editor';
import {PanelHead} from '../../panel/PanelHead';
import type {PanelProps} from '../../panel/panel-props';
import {Status} from '../../panel/Status';
import {panelStyles} from '../../panel/styles';
import {useEditor} from '../../panel/use-editor';
import {loadScript} from './load-script';
import {Output} from './Output';
import {scriptStatus, type ScriptState} from './status';
import {outputStyles} from './styles';
import {useScript} from './use-script';

const texts: EditorProps['texts'] = {
  run: translate({id: 'run.run', message: 'Run'}),
  keys: translate({
    id: 'run.script.keys',
    message: 'Ctrl+Enter or ⌘+Enter runs the code. Escape, then Tab, leaves the editor. Changes stay in this tab.',
  }),
};

const none: readonly Diagnostic[] = [];

/** What the editor underlines: the line at which the program ended. */
function findingsOf(state: ScriptState): readonly Diagnostic[] {
  if (state.phase !== 'failed') return none;
  const {name, message, path, line} = state.failure;
  return path === undefined || line === undefined ? none : [{severity: 'error', code: name, message, path, line, column: 1}];
}

/** What runs a TypeScript program, shows what it prints, and edits its files. */
export function ScriptPanel({sample, asked, close}: PanelProps): ReactNode {
  const [entry = '', region] = sample.split('#');
  const {state, run, stop, fail} = useScript();
  const findings = useMemo(() => findingsOf(state), [state]);
  adoptStyles(panelStyles);
  adoptStyles(outputStyles);

  const {open, editor} = useEditor({name: entry, file: entry, region, asked, load: loadScript, start: run, fail});
  return (
    <section className="run-panel" aria-label={translate({id: 'run.runPackage', message: 'Run {name}'}, {name: entry})}>
      <PanelHead close={close}>
        <Translate id="run.script.about" values={{entry: <code>{entry}</code>}}>
          {'{entry} runs in your browser, without a network. Nothing is sent.'}
        </Translate>
      </PanelHead>
      {editor({diagnostics: findings, texts})}
      <Status text={scriptStatus(state)} stop={state.phase === 'long' ? stop : undefined} />
      <Output prints={state.prints} failure={state.phase === 'failed' ? state.failure : undefined} open={open} />
    </section>
  );
}

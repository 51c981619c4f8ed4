import type {ReactNode} from 'react';
import {ScriptPanel} from '../scripts/panel/ScriptPanel';
import {PackagePanel} from './PackagePanel';
import type {PanelProps} from './panel-props';

/** What runs a sample, shows what came of it, and edits its files. It stands under the sample. */
export const Panel = (props: PanelProps): ReactNode =>
  /^[^#]+\.ts(?:#|$)/.test(props.sample) ? <ScriptPanel {...props} /> : <PackagePanel {...props} />;

import Translate, {translate} from '@docusaurus/Translate';
import {useCallback, type ReactNode} from 'react';
import {versions} from '../../facts/versions';
import {adoptStyles} from '../../lib/adopt-styles';
import type {RunnablePackage} from '../data';
import type {Edits} from './edits';
import {withoutSolution, type Exercise} from './exercise';
import {loadPackage} from './load-package';
import {Outcome} from './Outcome';
import {PanelHead} from './PanelHead';
import type {PanelProps} from './panel-props';
import {readPlace} from './read-place';
import {panelStyles} from './styles';
import {TakeAway} from './TakeAway';
import {useEditor} from './use-editor';
import {useRun} from './use-run';

/** What builds and tests the package of a Move sample, and edits its files. */
export function PackagePanel({sample, solution, asked, close}: PanelProps): ReactNode {
  const place = readPlace(sample);
  const {state, marks, run, stop, fail} = useRun();
  adoptStyles(panelStyles);

  const start = (loaded: RunnablePackage, own: Edits, agreed = false): void => {
    run({package: loaded, files: {...loaded.files, ...own}, isEdited: Object.keys(own).length > 0}, agreed);
  };
  const load = useCallback(
    async (name: string): Promise<RunnablePackage | Exercise> => {
      const whole = await loadPackage(name);
      return solution === undefined ? whole : withoutSolution(whole, readPlace(sample), solution);
    },
    [sample, solution],
  );
  const kept = solution === undefined ? place.name : `exercise/${sample}`;
  const {quoted, edits, open, editor} = useEditor({...place, kept, asked, load, start, fail});
  return (
    <section className="run-panel" aria-label={translate({id: 'run.runPackage', message: 'Run {name}'}, {name: place.name})}>
      <PanelHead close={close}>
        <Translate id="run.aboutPackage" values={{name: <code>{place.name}</code>, compiler: versions.moveCompiler, cli: versions.suiCli}}>
          {'Package {name} · Sui Move {compiler} in your browser; the documented CLI is {cli}.'}
        </Translate>
      </PanelHead>
      {editor({
        diagnostics: marks,
        solution: quoted && 'solution' in quoted ? quoted.solution : undefined,
        children: quoted && !('solution' in quoted) && <TakeAway files={quoted} edits={edits} />,
      })}
      <Outcome
        state={state}
        stop={stop}
        open={open}
        agree={() => {
          if (quoted) start(quoted, edits, true);
        }}
      />
    </section>
  );
}

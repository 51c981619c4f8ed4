import {translate} from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';
import {NotLoaded} from '../lib/NotLoaded';
import type {PanelProps} from './panel/panel-props';
import styles from './styles.module.css';

export interface RunSampleProps {
  /** The file and its region, or `graphql`, as src/run/remark.ts writes them. */
  sample: string;
  /**
   * How many lines the solution has, where the sample is that of an exercise: one button opens its
   * package without them.
   */
  solution?: string;
  /** The line under the sample. */
  children?: ReactNode;
}

/**
 * The buttons that run and edit a sample, or edit a query, beside the line under it. Pages with
 * such a sample carry this; all the rest comes with the first click. The style sheet shows the
 * buttons only where scripts run.
 */
export function RunSample({sample, solution, children}: RunSampleProps): ReactNode {
  const [asked, setAsked] = useState<PanelProps['asked']>();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const isQuery = sample === 'graphql';
  const button = (name: string, isEdit: boolean): ReactNode => (
    <button
      type="button"
      onClick={() => {
        setAsked({isEdit});
        (isQuery
          ? import(/* webpackChunkName: "query" */ './queries/panel/Panel')
          : import(/* webpackChunkName: "run" */ './panel/Panel')
        ).then(
          (module) => {
            setPanel(() => module.Panel);
          },
          () => {
            setPanel(() => NotLoaded);
          },
        );
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      <div className={styles.row}>
        {children}
        <div className={styles.buttons}>
          {solution === undefined ? (
            <>
              {!isQuery && button(translate({id: 'run.run', message: 'Run'}), false)}
              {button(translate({id: 'run.edit', message: 'Edit'}), true)}
            </>
          ) : (
            button(translate({id: 'run.tryExercise', message: 'Try it in an editor'}), true)
          )}
        </div>
      </div>
      {asked && Panel && (
        <Panel
          sample={sample}
          {...(solution === undefined ? {} : {solution: Number(solution)})}
          asked={asked}
          close={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

import {useState, type ComponentType, type ReactNode} from 'react';
import type {PanelProps} from './panel/Panel';
import styles from './styles.module.css';

export interface RunSampleProps {
  /** Package, file and region, as src/run/remark.ts writes them. */
  sample: string;
  /** The line under the sample. */
  children: ReactNode;
}

const NotLoaded = (): ReactNode => <p role="status">This could not be loaded. Reload the page to try again.</p>;

/**
 * The buttons that run and edit a sample, beside the line under it. Pages with such a sample carry this; all the rest comes with the
 * first click. The style sheet shows the buttons only where scripts run.
 */
export function RunSample({sample, children}: RunSampleProps): ReactNode {
  const [asked, setAsked] = useState<PanelProps['asked']>();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const button = (name: string, isEdit: boolean): ReactNode => (
    <button
      type="button"
      onClick={() => {
        setAsked({isEdit});
        import(/* webpackChunkName: "run" */ './panel/Panel').then(
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
          {button('Run', false)}
          {button('Edit', true)}
        </div>
      </div>
      {asked && Panel && (
        <Panel
          sample={sample}
          asked={asked}
          close={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

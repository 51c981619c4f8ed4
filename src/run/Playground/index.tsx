import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {NotLoaded} from '../../lib/NotLoaded';
import styles from '../styles.module.css';

/**
 * An editor for a package of the reader's own, in which its tests run. All of it is loaded once the
 * page is there.
 */
export function Playground(): ReactNode {
  const [Workbench, setWorkbench] = useState<ComponentType>();
  useEffect(() => {
    import(/* webpackChunkName: "playground" */ './Workbench').then(
      (module) => {
        setWorkbench(() => module.Workbench);
      },
      () => {
        setWorkbench(() => NotLoaded);
      },
    );
  }, []);
  return (
    <div className={styles.room}>
      {Workbench && <Workbench />}
      <noscript>
        <p>
          <Translate id="run.needsScripts">
            The playground needs JavaScript. Without it, install the Sui CLI and run the tests on your machine.
          </Translate>
        </p>
      </noscript>
    </div>
  );
}

import styles from '../styles.module.css';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

const NotLoaded = (): ReactNode => <p role="status">The playground could not be loaded. Reload the page to try again.</p>;

/** An editor for a package of the reader's own, in which its tests run. All of it is loaded once the page is there. */
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
        <p>The playground needs JavaScript. Without it, install the Sui CLI and run the tests on your machine.</p>
      </noscript>
    </div>
  );
}

import useIsBrowser from '@docusaurus/useIsBrowser';
import Items from '@theme-original/DocSidebarItems';
import {lazy, Suspense, type ReactNode} from 'react';
import {isLong} from './is-long';
import type {ItemsProps} from './props';
import styles from './styles.module.css';

/**
 * The field; nothing where it cannot be fetched, as after a deployment, because the rest of the
 * page works without it.
 */
const Filter = lazy(() => import(/* webpackChunkName: "sidebar-filter" */ './Filter').catch(() => ({default: (): ReactNode => null})));

/**
 * The original items of a sidebar or of a category, and above those of a long sidebar a field that
 * filters them. The place of the field is kept until its code is there, so that nothing moves.
 */
export default function SidebarItems(props: ItemsProps): ReactNode {
  const isBrowser = useIsBrowser();
  const place = <li className={styles.place} />;
  return (
    <>
      {props.level === 1 && isLong(props.items) && <Suspense fallback={place}>{isBrowser ? <Filter {...props} /> : place}</Suspense>}
      <Items {...props} />
    </>
  );
}

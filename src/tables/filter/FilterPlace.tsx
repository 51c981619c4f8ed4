import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, type ReactNode, type RefObject} from 'react';

interface FilterPlaceProps {
  /** What holds the table. */
  box: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * The field; nothing where it cannot be fetched, as after a deployment, because the table is whole
 * without it.
 */
const Filter = lazy(() => import(/* webpackChunkName: "table-filter" */ './Filter').catch(() => ({default: (): ReactNode => null})));

/**
 * A long table with a field above it that filters its rows. The place of the field is kept until
 * its code is there, so that nothing moves; a browser without scripts shows the table alone.
 */
export function FilterPlace({box, children}: FilterPlaceProps): ReactNode {
  const isBrowser = useIsBrowser();
  const place = <div className="table-filter" />;
  return (
    <>
      <Suspense fallback={place}>{isBrowser ? <Filter box={box} /> : place}</Suspense>
      {children}
    </>
  );
}

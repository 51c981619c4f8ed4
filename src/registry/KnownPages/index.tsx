import {KnownPagesContext} from '@site/src/registry/hooks';
import type {PageEntry} from '@site/src/registry/types';
import {useMemo, type ReactNode} from 'react';

/**
 * Gives the components inside it the registry entries that they need. src/registry/remark.ts puts
 * it around them.
 *
 * @param props.pages entries of the page registry, as JSON
 */
export function KnownPages({pages, children}: {pages: string; children: ReactNode}): ReactNode {
  const entries = useMemo(() => JSON.parse(pages) as PageEntry[], [pages]);
  return <KnownPagesContext value={entries}>{children}</KnownPagesContext>;
}

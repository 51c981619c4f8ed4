import {use} from 'react';
import type {PageRegistry} from './types';

let loading: Promise<PageRegistry> | undefined;

/** Fetches the registry's chunk, once; after a failure, the next caller tries again. */
function load(): Promise<PageRegistry> {
  loading ??= import(/* webpackChunkName: "page-registry" */ '@generated/page-registry/default/registry.json').then(
    ({default: registry}) => registry,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * The whole page registry, for a component that learns an id only while it runs, for example from
 * what a reader types. It is a separate chunk, fetched when the first such component is drawn;
 * until it is there, the nearest `<Suspense>` shows its fallback. Where the id is written in the
 * page's source, `usePage` costs no download.
 *
 * @throws to the nearest error boundary where the chunk cannot be fetched
 */
export const usePageRegistry = (): PageRegistry => use(load());

import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sections} from '@site/src/registry/sections';
import {useEffect, useRef, useState} from 'react';

/** How many hits the page shows at first, and how many each "more" adds. */
export const pageSize = 10;

/**
 * Milliseconds after the last letter until the address has the query: browsers refuse many changes
 * a second.
 */
const pause = 200;

interface ResultsAddress {
  query: string;
  /** Label of the only section; empty for all. */
  section: string;
  /**
   * How many hits the reader asked for. It is kept with the entry of the history, so that Back
   * finds the list as long as it was.
   */
  limit: number;
}

/**
 * What the results page shows, which its address says, and how to change it. The entry of the
 * history is replaced, so that Back leads to the page before.
 */
export function useAddress(): ResultsAddress & {change: (changed: Partial<ResultsAddress>) => void} {
  const router = useHistory();
  const location = useLocation<{limit?: number} | undefined>();
  const isBrowser = useIsBrowser();
  const words = new URLSearchParams(isBrowser ? location.search : '');
  const section = sections.find(({label}) => label === words.get('ctx'))?.label ?? '';
  const inAddress = words.get('q') ?? '';
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = typed ?? inAddress;
  const limit = (isBrowser ? location.state?.limit : undefined) ?? pageSize;

  const write = (next: ResultsAddress): void => {
    written.current = next.query;
    const params = new URLSearchParams({...(next.query ? {q: next.query} : {}), ...(next.section ? {ctx: next.section} : {})});
    router.replace({pathname: location.pathname, search: params.toString(), state: {limit: next.limit}});
  };
  // Where the address changes by itself, as by the search bar's link to here, it counts.
  const written = useRef(inAddress);
  useEffect(() => {
    if (inAddress !== written.current) setTyped(undefined);
    written.current = inAddress;
  }, [inAddress]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
    },
    [],
  );

  return {
    query,
    section,
    limit,
    change: (changed) => {
      clearTimeout(waiting.current);
      const next = {query, section, limit: pageSize, ...changed};
      if (changed.query === undefined) write(next);
      else {
        setTyped(changed.query);
        waiting.current = setTimeout(() => {
          // While the page that the reader has left for comes, the entry of the history is that
          // page's already.
          if (router.location.pathname === location.pathname) write(next);
        }, pause);
      }
    },
  };
}

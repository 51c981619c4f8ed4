import {useHistory} from '@docusaurus/router';
import {useHistorySelector, useStorageSlot} from '@docusaurus/theme-common';
import {useState, useSyncExternalStore} from 'react';
import {ownSystem} from './own-system';

/** The group whose tabs are operating systems. */
const systems = 'os';

const never = () => () => undefined;

/**
 * What a reader chose, or would choose: the best first, some of them nothing. And what keeps a
 * choice.
 */
export interface Choice {
  candidates: readonly (string | null | undefined)[];
  choose: (value: string) => void;
}

/**
 * The choice between tabs of one group: the one in the address, `?os=windows`, that a reader can
 * send on; the one that the browser has kept; the reader's own system. None of them is known to the
 * built page, so that they take effect when it is hydrated.
 *
 * @param groupId undefined for tabs on their own, whose choice lasts as long as the page
 */
export function useChoice(groupId: string | undefined): Choice {
  const [alone, setAlone] = useState<string>();
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  const history = useHistory();
  const inAddress = useHistorySelector(({location}) => (groupId === undefined ? null : new URLSearchParams(location.search).get(groupId)));
  const own = useSyncExternalStore(
    never,
    () => (groupId === systems ? ownSystem(navigator.userAgent) : undefined),
    () => undefined,
  );
  const choose = (value: string): void => {
    if (groupId === undefined) {
      setAlone(value);
      return;
    }
    slot.set(value);
    const search = new URLSearchParams(history.location.search);
    search.set(groupId, value);
    // A link to a heading in a closed tab opens it before the router knows of the heading.
    history.replace({...history.location, hash: window.location.hash, search: search.toString()});
  };
  return {candidates: [alone, inAddress, stored, own], choose};
}

import {useId, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {TabsContext} from './context';
import type {tabGroups} from './groups';
import {readItems} from './read-items';
import styles from './styles.module.css';
import {TabList} from './TabList';
import {useChoice} from './use-choice';

export interface TabsProps {
  /** `<TabItem>` elements. */
  children: ReactNode;
  /**
   * Tabs with the same one change together, on all pages; the browser keeps the choice, and the
   * address has it.
   */
  groupId?: (typeof tabGroups)[number];
}

/**
 * Alternatives of which a reader opens one. Paper and a browser without JavaScript show all of
 * them, each under its label. It takes the place of the theme's tabs, whose closed panels the
 * browser's find does not reach.
 *
 * @throws where the children are no tabs, see `readItems`
 */
export default function Tabs({children, groupId}: TabsProps): ReactNode {
  const tabs = readItems(children);
  const {candidates, choose} = useChoice(groupId);
  const has = (value: string | null | undefined): value is string => tabs.some((tab) => tab.value === value);
  const first = (tabs.find(({isDefault}) => isDefault) ?? tabs[0])?.value ?? '';
  const selected = candidates.find(has) ?? first;

  const onChoose = (value: string, tab: Element): void => {
    const before = tab.getBoundingClientRect().top;
    flushSync(() => {
      choose(value);
    });
    // Tabs of the same group further up may have changed their height.
    window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  };

  const id = useId();
  return (
    <TabsContext value={{selected, select: choose, id}}>
      <div className={styles.tabs}>
        <TabList tabs={tabs} onChoose={onChoose} />
        {children}
      </div>
    </TabsContext>
  );
}

import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {panelId, tabId, useTabs} from './context';
import styles from './styles.module.css';

export interface TabItemProps {
  children: ReactNode;
  /** Names the tab for `groupId` and in addresses of the page's parts. */
  value: string;
  /** What the tab says; its value where there is none. */
  label?: string;
  /** Whether the tab is open at first. */
  default?: boolean;
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * One of the alternatives in `<Tabs>`. While it is closed, the browser's find and links to its
 * headings reach its text nevertheless, and open it (`hidden="until-found"`, which React cannot
 * write).
 */
export default function TabItem({children, value, label = value}: TabItemProps): ReactNode {
  const tabs = useTabs();
  const {selected, select} = tabs;
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = value === selected;

  useIsomorphicLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = panel.current;
    const open = (event: Event): void => {
      // Tabs inside this panel open by themselves.
      if (event.target === element) select(value);
    };
    element?.addEventListener('beforematch', open);
    return () => {
      element?.removeEventListener('beforematch', open);
    };
  }, [select, value]);

  return (
    <div
      role="tabpanel"
      className={styles.panel}
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      data-label={label}
      hidden={!isOpen}
      ref={panel}
    >
      {children}
    </div>
  );
}

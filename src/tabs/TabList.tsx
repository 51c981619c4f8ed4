import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import {panelId, tabId, useTabs} from './context';
import type {Tab} from './read-items';
import styles from './styles.module.css';

/** The tab that a key leads to, among all of a list; undefined for other keys. */
function tabAt(key: string, tabs: readonly Element[], at: number): Element | undefined {
  const to = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[key];
  return to === undefined ? undefined : tabs.at(to % tabs.length);
}

interface TabListProps {
  tabs: readonly Tab[];
  /** Opens a tab, and keeps it where it is on the screen. */
  onChoose: (value: string, tab: Element) => void;
}

/** The row of tabs. Arrows, Home and End move between them, Enter and Space open one. */
export function TabList({tabs, onChoose}: TabListProps): ReactNode {
  const state = useTabs();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string): void => {
    const tab = event.currentTarget;
    const all = [...(tab.parentElement?.children ?? [])];
    const next = tabAt(event.key, all, all.indexOf(tab));
    if (next instanceof HTMLElement) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') onChoose(value, tab);
    else return;
    event.preventDefault();
  };
  return (
    <ul role="tablist" className={clsx('tabs', styles.list)}>
      {tabs.map(({value, label}) => {
        const isOpen = value === state.selected;
        return (
          <li
            key={value}
            role="tab"
            id={tabId(state, value)}
            className={clsx('tabs__item', isOpen && 'tabs__item--active')}
            tabIndex={isOpen ? 0 : -1}
            aria-selected={isOpen}
            aria-controls={panelId(state, value)}
            onKeyDown={(event) => {
              onKeyDown(event, value);
            }}
            onClick={({currentTarget}) => {
              onChoose(value, currentTarget);
            }}
          >
            {label}
          </li>
        );
      })}
    </ul>
  );
}

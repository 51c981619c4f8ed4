import {createContext, use, type Context} from 'react';

/** What tabs share with their panels. */
export interface TabsState {
  /** The value of the panel that is open. */
  selected: string;
  select: (value: string) => void;
  /** Begins the ids of tabs and panels. */
  id: string;
}

export const TabsContext: Context<TabsState | undefined> = createContext<TabsState | undefined>(undefined);

/**
 * The tabs that a panel belongs to.
 *
 * @throws where a panel stands outside of tabs
 */
export function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error('A <TabItem> stands inside <Tabs>.');
  return state;
}

export const tabId = ({id}: TabsState, value: string): string => `${id}-${value}`;
export const panelId = ({id}: TabsState, value: string): string => `${id}-${value}-panel`;

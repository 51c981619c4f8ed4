import {Children, isValidElement, type ReactNode} from 'react';
import type {TabItemProps} from './TabItem';

/** A tab, as the panel that it opens describes it. */
export interface Tab {
  value: string;
  label: string;
  isDefault: boolean;
}

/**
 * Reads the tabs from the `<TabItem>` elements inside `<Tabs>`.
 *
 * @throws where there are none, where something else stands between them, or where two have the
 *   same value
 */
export function readItems(children: ReactNode): Tab[] {
  const tabs = Children.toArray(children).flatMap((child): Tab[] => {
    // MDX leaves the line breaks between elements.
    if (typeof child === 'string' && child.trim() === '') return [];
    const {value, label, default: isDefault = false} = isValidElement<Partial<TabItemProps>>(child) ? child.props : {};
    if (value === undefined) throw new Error('Inside <Tabs> stand <TabItem value="…"> elements and nothing else.');
    return [{value, label: label ?? value, isDefault}];
  });
  if (tabs.length === 0) throw new Error('<Tabs> has no <TabItem>.');
  const twice = tabs.find(({value}, index) => tabs.findIndex((tab) => tab.value === value) < index);
  if (twice) throw new Error(`<Tabs> has two <TabItem value="${twice.value}">.`);
  return tabs;
}

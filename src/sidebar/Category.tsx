import useIsBrowser from '@docusaurus/useIsBrowser';
import {categoryKey, chosenCollapsed} from '@site/src/sidebar/choices';
import Category from '@theme-original/DocSidebarItem/Category';
import type CategoryType from '@theme/DocSidebarItem/Category';
import type {WrapperProps} from '@docusaurus/types';
import {useMemo, type ReactNode} from 'react';

/**
 * The original category, open or closed as the reader left it: in another sidebar, in a phone's
 * drawer, or before a reload. `remember.ts` records the reader's choices and `choices.ts` keeps
 * them. Only a category with a choice is mounted again after hydration.
 */
export default function CategoryWrapper(props: WrapperProps<typeof CategoryType>): ReactNode {
  const {item} = props;
  const isBrowser = useIsBrowser();
  const chosen = useMemo(
    () => (isBrowser ? chosenCollapsed(categoryKey(item.href, item.label)) : undefined),
    [isBrowser, item.href, item.label],
  );
  if (chosen === undefined) return <Category key="as-configured" {...props} />;
  return <Category key="as-chosen" {...props} item={{...item, collapsed: chosen}} />;
}

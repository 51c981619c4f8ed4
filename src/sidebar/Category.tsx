import useIsBrowser from '@docusaurus/useIsBrowser';
import {categoryKey, chosenCollapsed} from '@site/src/sidebar/choices';
import Category from '@theme-original/DocSidebarItem/Category';
import type CategoryType from '@theme/DocSidebarItem/Category';
import type {WrapperProps} from '@docusaurus/types';
import {useMemo, type ReactNode} from 'react';

/**
 * The original category, opened or closed as the reader left it: in another sidebar, on a phone's drawer or before a
 * reload. src/sidebar/choices keeps the choice; src/sidebar/remember.ts records it. Only a category with a
 * choice is mounted anew after hydration.
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

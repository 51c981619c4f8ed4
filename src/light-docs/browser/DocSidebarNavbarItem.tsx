import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {pageAt} from '@site/src/light-docs/browser/pages';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

/**
 * A link to the first page of a sidebar, active on each page that the sidebar has. The original
 * asks global data for the sidebar of the current page; here global data has no pages.
 */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) throw new Error(`The sidebar "${sidebarId}" has no page that the navbar could link to.`);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => pageAt(pathname)?.sidebar?.name === sidebarId}
      label={label ?? link.label}
      to={link.path}
    />
  );
}

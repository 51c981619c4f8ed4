import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {loadedSidebar} from '@site/src/light-docs/browser/loaded-sidebars';
import {NoPage} from '@site/src/light-docs/browser/no-page';
import {pageRoute} from '@site/src/light-docs/browser/page-routes';
import {pageAt} from '@site/src/light-docs/browser/pages';
import type {DocumentRoute} from '@theme/DocItem';
import DocRootLayout from '@theme/DocRoot/Layout';
import {createElement, type ReactNode} from 'react';

/**
 * The root of pages and sidebar, in place of the theme's, which looks for both in the data of the
 * whole version. One route answers for all addresses, so there may be no page; what is said then
 * comes only where it is needed.
 */
export default function DocRoot(): ReactNode {
  const page = pageAt(useLocation().pathname);
  if (!page) return <NoPage />;
  const route = pageRoute(page);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={page.sidebar?.name} items={loadedSidebar(page)}>
        <DocRootLayout>{createElement(route.component, {route: route as DocumentRoute})}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

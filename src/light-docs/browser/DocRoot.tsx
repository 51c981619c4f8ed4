import {DocsSidebarProvider, DocsVersionProvider, useDocRootMetadata, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {documents} from '@site/src/light-docs/browser/documents';
import {loadedSidebars} from '@site/src/light-docs/browser/loaded-sidebars';
import {NoPage} from '@site/src/light-docs/browser/no-page';
import {pageRoute} from '@site/src/light-docs/browser/page-routes';
import {pageAt} from '@site/src/light-docs/browser/pages';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** The page at this address with its sidebar; or, as one route answers for all addresses, that there is none. */
function CurrentPage(props: Props): ReactNode {
  const current = useDocRootMetadata(props);
  if (!current) return <NoPage />;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={current.sidebarName} items={current.sidebarItems}>
        <DocRootLayout>{current.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

/**
 * The root of pages and sidebar, in place of the theme's. The version's data has no sidebars, so it gets those that have been loaded.
 * Of all routes it gets that of the page at this address, because it would compare the address with each. And what the 404 page
 * says comes only where it is needed: the theme's root would bring it to every page.
 */
export default function DocRoot({route, ...props}: Props): ReactNode {
  const version = useDocsVersion();
  const page = pageAt(useLocation().pathname);
  const routes = (page ? [pageRoute(page)] : []) as Props['route']['routes'];
  return (
    <DocsVersionProvider version={{...version, docs: documents, docsSidebars: loadedSidebars(page)}}>
      <CurrentPage {...props} route={{...route, routes}} />
    </DocsVersionProvider>
  );
}

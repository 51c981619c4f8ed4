import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {WrapperProps} from '@docusaurus/types';
import {documents} from '@site/src/light-docs/browser/documents';
import {loadedSidebars} from '@site/src/light-docs/browser/loaded-sidebars';
import {pageRoute} from '@site/src/light-docs/browser/page-routes';
import {pageAt} from '@site/src/light-docs/browser/pages';
import DocRoot from '@theme-original/DocRoot';
import type DocRootType from '@theme/DocRoot';
import type {ReactNode} from 'react';

type Props = WrapperProps<typeof DocRootType>;

/**
 * The original root of pages and sidebar. The version's data has no sidebars, so it gets those that have been loaded. Of all
 * routes it gets that of the page at this address, because it would compare the address with each.
 */
export default function DocRootWrapper({route, ...props}: Props): ReactNode {
  const version = useDocsVersion();
  const page = pageAt(useLocation().pathname);
  const routes = (page ? [pageRoute(page)] : []) as Props['route']['routes'];
  return (
    <DocsVersionProvider version={{...version, docs: documents, docsSidebars: loadedSidebars}}>
      <DocRoot {...props} route={{...route, routes}} />
    </DocsVersionProvider>
  );
}

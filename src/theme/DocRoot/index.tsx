import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {WrapperProps} from '@docusaurus/types';
import {loadedSidebars} from '@site/src/plugins/docs/client/loaded-sidebars';
import DocRoot from '@theme-original/DocRoot';
import type DocRootType from '@theme/DocRoot';
import type {ReactNode} from 'react';

/** The original root of pages and sidebar, told of the sidebars that have been loaded: the version's data has none. */
export default function DocRootWrapper(props: WrapperProps<typeof DocRootType>): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={{...version, docsSidebars: loadedSidebars}}>
      <DocRoot {...props} />
    </DocsVersionProvider>
  );
}

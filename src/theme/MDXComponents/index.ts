import {ScrollableTable} from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';

/** Docusaurus's own elements, with tables that scroll in a box of their own. */
const components: MDXComponentsObject = {...MDXComponents, table: ScrollableTable};

export default components;

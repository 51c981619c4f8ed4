import {ScrollableTable} from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';
import type {ElementType} from 'react';

type ComponentsByTag = Record<string, ElementType>;

/** Docusaurus's own elements, with tables that scroll in a box of their own. */
const components: ComponentsByTag = {...(MDXComponents as unknown as ComponentsByTag), table: ScrollableTable};

export default components;

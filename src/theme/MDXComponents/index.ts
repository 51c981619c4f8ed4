import {CodeBlock} from '@site/src/components/CodeBlock';
import {KnownPages} from '@site/src/components/KnownPages';
import {SampleNote} from '@site/src/components/SampleNote';
import {ScrollableTable} from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';
import type {ElementType} from 'react';

type ComponentsByTag = Record<string, ElementType>;

/**
 * Docusaurus's own elements, with tables that scroll in a box of their own, code that was highlighted
 * at build time, and what src/remark puts around cards and under samples.
 */
const components: ComponentsByTag = {
  ...(MDXComponents as unknown as ComponentsByTag),
  table: ScrollableTable,
  CodeBlock,
  KnownPages,
  SampleNote,
};

export default components;

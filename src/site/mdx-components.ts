import {CodeBlock} from '@site/src/code/CodeBlock';
import {Diagram} from '@site/src/diagrams/Diagram';
import {KnownPages} from '@site/src/registry/KnownPages';
import {SampleNote} from '@site/src/code/SampleNote';
import {ScrollableTable} from '@site/src/tables/ScrollableTable';
import {Term} from '@site/src/glossary/Term';
import {MarkdownLink} from '@site/src/site/MarkdownLink';
import MDXComponents from '@theme-original/MDXComponents';
import type {ElementType} from 'react';

type ComponentsByTag = Record<string, ElementType>;

/**
 * Docusaurus's own elements, with tables that scroll in a box of their own, code that was highlighted
 * at build time, and what the remark steps of the features make of cards, diagrams, samples and glossary terms.
 */
const components: ComponentsByTag = {
  ...(MDXComponents as unknown as ComponentsByTag),
  a: MarkdownLink,
  table: ScrollableTable,
  CodeBlock,
  Diagram,
  KnownPages,
  SampleNote,
  Term,
};

export default components;

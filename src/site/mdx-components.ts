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
 * The elements that a page may use: Docusaurus's own, tables that scroll in a box of their own,
 * code that was highlighted at build time, and the elements that remark steps make for cards,
 * diagrams, samples and glossary terms.
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

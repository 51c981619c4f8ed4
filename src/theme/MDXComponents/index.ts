import {Diagram} from '@site/src/components/Diagram';
import {SampleNote} from '@site/src/components/SampleNote';
import {ScrollableTable} from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';
import type {ElementType} from 'react';

type ComponentsByTag = Record<string, ElementType>;

/** Docusaurus's own elements, with tables that scroll in a box of their own, and the notes and pictures that src/remark makes. */
const components: ComponentsByTag = {...(MDXComponents as unknown as ComponentsByTag), table: ScrollableTable, Diagram, SampleNote};

export default components;

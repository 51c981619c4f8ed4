import {translate} from '@docusaurus/Translate';

/** What readers call the sections, by the labels that programs know them by (`sections.ts`). */
const labels: Readonly<Record<string, string>> = {
  Guides: translate({id: 'registry.guides', message: 'Guides'}),
  Concepts: translate({id: 'registry.concepts', message: 'Concepts'}),
  Standards: translate({id: 'registry.standards', message: 'Standards'}),
  References: translate({id: 'registry.references', message: 'References'}),
};

/** The name of a section in the language of the page; of what is none, the label itself. */
export const sectionLabel = (label: string): string => labels[label] ?? label;

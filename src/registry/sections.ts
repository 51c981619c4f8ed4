/** One of the four parts of the site that the navigation bar names. */
export interface Section {
  /** What readers call it. */
  label: string;
  /** Name of its sidebar in sidebars.ts. */
  sidebar: string;
  /** Id of the page that it starts with. */
  start: string;
}

/** The sections in the order of the navigation bar. */
export const sections: readonly Section[] = [
  {label: 'Guides', sidebar: 'guidesSidebar', start: 'guides'},
  {label: 'Concepts', sidebar: 'conceptsSidebar', start: 'concepts'},
  {label: 'Standards', sidebar: 'standardsSidebar', start: 'standards'},
  {label: 'References', sidebar: 'referencesSidebar', start: 'references'},
];

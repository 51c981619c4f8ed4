import {ThemeClassNames} from '@docusaurus/theme-common';

/** Id of the package's choice of sections, which has no name of its own. */
export const sectionSelectId = 'context-selector';

/** The frame that the package's results page stands in, between the navbar and the footer. */
export const frameOf = (page: Document): Element | null => page.querySelector(`.${ThemeClassNames.wrapper.main}`);

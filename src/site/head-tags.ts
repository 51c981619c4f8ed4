import type {Config} from '@docusaurus/types';

/** The browser's own chrome follows the page's colour mode before any script runs. */
export const headTags: NonNullable<Config['headTags']> = [{tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}}];

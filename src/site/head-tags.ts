import type {HtmlTagObject} from '@docusaurus/types';

/** Lets scroll bars and form controls follow the colour mode before any script runs. */
export const headTags: HtmlTagObject[] = [{tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}}];

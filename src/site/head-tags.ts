import type {Config} from '@docusaurus/types';

/** Lets scroll bars and form controls follow the colour mode before any script runs. */
export const headTags: NonNullable<Config['headTags']> = [{tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}}];

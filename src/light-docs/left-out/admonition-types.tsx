import Note from '@theme/Admonition/Type/Note';
import Warning from '@theme/Admonition/Type/Warning';

/**
 * The admonitions that the style guide allows.
 * `src/site/preset-options.ts` keeps Docusaurus from reading any other in Markdown; one that a component asks for stops the build.
 */
export default {note: Note, warning: Warning};

/**
 * How names with types look; it comes with the script that marks them. Where nothing hovers, hidden
 * buttons must not take the taps.
 */
export const typeStyles = {
  css: `
.type-name { border-radius: 0.125rem; cursor: help; text-decoration: underline dotted 1px; text-underline-offset: 0.25em; }
.type-name:hover { text-decoration-style: solid; }
@media (hover: none) { .type-name { position: relative; z-index: 1; } }
.type-text { direction: ltr; font-family: var(--ifm-font-family-monospace); font-size: 0.8125rem; overflow-wrap: anywhere; white-space: pre-wrap; }
.type-status { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
`,
};

/** How the output of a program looks; it comes with the scripts that draw it. */
export const outputStyles = {
  css: `
.run-output { background: var(--code-background); font-family: var(--ifm-font-family-monospace); font-size: 0.8125rem; list-style: none; margin: 0.5rem 0 0; max-height: 32rem; overflow-y: auto; padding: 0.5rem 0.75rem; }
.run-print { column-gap: 1ch; display: flex; flex-wrap: wrap; min-height: 1.5em; white-space: pre-wrap; }
.run-print > span, .run-print > details { min-width: 0; }
.run-output details { display: inline-block; margin: 0; max-width: 100%; vertical-align: top; }
.run-output summary { cursor: pointer; }
.run-output ul { border-inline-start: 1px solid var(--site-control-border); list-style: none; margin: 0 0 0 0.25rem; padding-inline-start: 1rem; }
.run-key { color: var(--code-function); }
.run-failure { margin-top: 0.5rem !important; white-space: pre-wrap; }
@media (pointer: coarse) { .run-output summary { min-height: 1.5rem; padding-block: 0.25rem; } }
`,
};

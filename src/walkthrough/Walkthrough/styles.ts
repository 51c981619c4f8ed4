/**
 * How a walkthrough looks on a wide screen; adopted by the pages that have one. The column of a
 * page is three quarters of its row, so a third of it, with the padding that stands on both sides,
 * is the width of the table of contents. Nothing in it changes gradually: with reduced motion every
 * property would, for an instant in which the page is scrolled to where the address leads.
 */
export const walkthroughStyles = {
  css: `
.walk-side, .walk-buttons { display: none; }
.walk, .walk :not(a, button) { transition-property: none; }
@media screen {
  .walk-beside { --walk-frame: calc(100vh - var(--ifm-navbar-height) - 2rem); column-gap: 2rem; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); margin-bottom: 1.25rem; width: calc((100% + 2rem) / 0.75 - 2rem); }
  .walk-beside .walk-excerpt { display: none; }
  .walk-beside .walk-side { display: block; }
  .walk-step { scroll-margin-top: calc(var(--ifm-navbar-height) + 0.5rem); }
  .walk-beside .walk-step { border-inline-start: 3px solid transparent; padding-block: 0.5rem; padding-inline-start: 1rem; }
  .walk-beside .walk-now { border-inline-start-color: var(--site-accent); }
  .walk-beside .walk-steps { padding-bottom: 30vh; }
  .walk-beside .walk-buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.25rem; }
  .walk-buttons button { background: none; border: 1px solid var(--site-control-border); border-radius: 1rem; color: inherit; cursor: pointer; font-size: var(--site-small); min-height: 2rem; padding: 0 0.75rem; }
  .walk-buttons button:hover { background: var(--site-tint); }
  .walk-buttons button[aria-current]::after { content: ' \\2192'; }
  .walk-buttons button[aria-current='true'] { background: var(--site-tint); border-color: var(--ifm-color-primary); color: var(--ifm-color-primary); font-weight: 600; }
  .walk-whole { display: flex; flex-direction: column; max-height: var(--walk-frame); position: sticky; top: calc(var(--ifm-navbar-height) + 1rem); }
  .walk-whole > .theme-code-block { display: flex; flex-direction: column; margin-bottom: 0; min-height: 12rem; }
  .walk-whole > .theme-code-block > :has(> pre) { overflow: auto; overscroll-behavior: contain; scroll-behavior: smooth; }
  .walk-whole > .theme-code-block > :has(> pre)::after { display: none; }
  .walk-whole > :not(.theme-code-block) { flex: none; max-height: 60%; overflow: auto; padding-top: 1rem; }
  .walk-whole pre { counter-reset: walk; font-size: var(--site-small); min-width: 100%; overflow: visible; width: max-content; }
  [data-code-wrap='on'] .walk-whole pre { width: auto; }
  .walk-whole .token-line { display: block; margin: 0 -1rem; padding: 0 1rem; }
  .walk-whole .token-line::before { color: var(--code-comment); content: counter(walk); counter-increment: walk; display: inline-block; margin-right: 1.5ch; text-align: right; text-indent: 0; user-select: none; width: 3ch; }
  .walk-whole .theme-code-block-highlighted-line::before { color: inherit; font-weight: 700; }
  .walk-whole .walk-strong { box-shadow: inset 8px 0 var(--site-accent); }
  html[data-walkthrough] .theme-doc-toc-desktop { visibility: hidden; }
}
`,
};

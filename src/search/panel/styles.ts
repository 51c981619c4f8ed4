/** How the panel under the search bar looks; adopted when it is loaded. */
export const panelStyles = {
  css: `
.search-panel { background: var(--ifm-background-surface-color); border: 1px solid var(--site-border); border-radius: 0.5rem; box-shadow: 0 6px 24px rgb(0 0 0 / 22%); color: var(--ifm-font-color-base); display: flex; flex-direction: column; inset-inline-end: 0; max-height: calc(100vh - var(--ifm-navbar-height) - 1rem); position: absolute; text-align: start; top: calc(100% + 0.5rem); width: min(40rem, 100vw - 2 * var(--ifm-navbar-padding-horizontal)); z-index: 100; }
.search-panel[hidden] { display: none; }
.search-panel > .search-chips { border-bottom: 1px solid var(--site-border); padding: 0.625rem 0.75rem; }
.search-scroll { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 0.375rem; }
.search-line { border-radius: 0.375rem; color: inherit; cursor: pointer; display: block; min-height: 2.5rem; padding: 0.5rem 0.625rem; text-decoration: none; }
.search-line:hover { color: inherit; text-decoration: none; }
.search-line[aria-selected='true'] { background: var(--site-tint); box-shadow: inset 3px 0 var(--site-accent); }
[dir='rtl'] .search-line[aria-selected='true'] { box-shadow: inset -3px 0 var(--site-accent); }
.search-line-more { color: var(--site-text-soft); font-size: 0.875rem; text-align: center; }
.search-line-search, .search-line-page { font-size: 0.9375rem; line-height: 1.5; overflow-wrap: anywhere; }
.search-group { color: var(--site-text-soft); font-size: 0.8125rem; padding: 0.5rem 0.625rem 0.125rem; }
.search-note, .search-waiting { font-size: 0.9375rem; line-height: 1.55; margin: 0; padding: 0.5rem 0.625rem; }
.search-way { background: none; border: 0; color: var(--ifm-link-color); cursor: pointer; display: inline-block; font-size: inherit; margin-inline-end: 0.75rem; padding: 0.25rem 0; text-align: start; text-decoration: underline; }
.search-foot { align-items: center; border-top: 1px solid var(--site-border); color: var(--site-text-soft); display: flex; flex-wrap: wrap; font-size: 0.8125rem; gap: 0.25rem 1rem; min-height: 2.5rem; padding: 0.25rem 0.75rem; }
.search-keys { flex: 1; white-space: nowrap; }
.search-slash { cursor: pointer; white-space: nowrap; }
.search-button { background: none; border: 0; color: inherit; cursor: pointer; font-size: inherit; padding: 0.25rem 0; text-decoration: underline; }
.search-close { display: none; }
@media (width <= 996px) { .search-panel { top: calc(50% + var(--ifm-navbar-height) / 2 + 0.25rem); } }
@media (width <= 576px) {
  .search-panel { border-radius: 0; border-width: 1px 0; height: calc(100vh - var(--ifm-navbar-height)); height: calc(100dvh - var(--ifm-navbar-height)); inset-inline-end: calc(-1 * var(--ifm-navbar-padding-horizontal)); max-height: none; top: calc(50% + var(--ifm-navbar-height) / 2); width: 100vw; }
}
@media (width <= 576px) {
  .search-panel > .search-chips { gap: 0.25rem; }
  .search-panel .search-chip { font-size: 0.75rem; padding: 0 0.5rem; }
}
@media (hover: none), (width <= 576px) {
  .search-keys { display: none; }
  .search-close { display: block; margin-inline-start: auto; }
  .search-foot { min-height: 2.75rem; }
  .search-line, .search-way, .search-button, .search-slash { min-height: 2.75rem; min-width: 2.75rem; }
  .search-way { padding: 0.625rem 0; }
  .search-slash { align-items: center; display: flex; gap: 0.375rem; }
}
@media (forced-colors: active) {
  .search-line[aria-selected='true'] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .search-line[aria-selected='true'] * { color: inherit; }
}
`,
};

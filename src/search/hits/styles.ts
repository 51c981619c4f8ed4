/**
 * How a hit looks, and the choice of sections: in the list under the search bar, and on the results
 * page.
 */
export const hitStyles = {
  css: `
.search-name { display: block; font-weight: 600; overflow-wrap: anywhere; }
.search-place { color: var(--site-text-soft); display: block; font-size: 0.8125rem; line-height: 1.5; overflow-wrap: anywhere; }
.search-kind { border: 1px solid currentColor; border-radius: 0.25rem; display: inline-block; font-size: 0.75rem; line-height: 1.3; margin-inline-end: 0.375rem; padding: 0 0.3125rem; white-space: nowrap; }
.search-excerpt { display: -webkit-box; font-size: 0.875rem; line-height: 1.45; margin-top: 0.125rem; overflow: hidden; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.search-signature { font-family: var(--ifm-font-family-monospace); font-size: 0.8125rem; }
.search-name mark, .search-excerpt mark { background: var(--site-mark); color: inherit; padding: 0; }
.search-chips { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.search-chip { background: none; border: 1px solid var(--site-control-border); border-radius: 1rem; color: inherit; cursor: pointer; font-size: 0.8125rem; line-height: 1; min-height: 2rem; padding: 0 0.75rem; }
.search-chip:hover { background: var(--site-tint); }
.search-chip[aria-pressed='true'] { background: var(--site-button); border-color: var(--site-button); color: #fff; }
.search-count { font-variant-numeric: tabular-nums; margin-inline-start: 0.25rem; }
@media (pointer: coarse), (max-width: 576px) { .search-chip { border-radius: 1.375rem; min-height: 2.75rem; min-width: 2.75rem; } }
@media (forced-colors: active) {
  .search-chip[aria-pressed='true'] { background: Highlight; border-color: Highlight; color: HighlightText; forced-color-adjust: none; }
  .search-name mark, .search-excerpt mark { background: Mark; color: MarkText; }
}
`,
};

/** How the field above a long table looks; it comes with the script of the field. */
export const filterStyles = {
  css: `
.table-filter label { font-weight: 600; }
.table-filter input { background: var(--ifm-background-color); border: 1px solid var(--site-control-border); border-radius: var(--ifm-global-radius); color: inherit; font-size: inherit; min-height: 2.75rem; padding: 0 0.75rem; width: 100%; }
.table-filter p { font-size: var(--site-small); margin: 0.25rem 0 0; min-height: 1.5em; }
`,
};

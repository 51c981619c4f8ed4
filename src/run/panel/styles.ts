/** How the panel under a sample looks; it comes with the scripts that draw it. */
export const panelStyles = {
  css: `
.run-panel { background: var(--site-surface); border: 1px solid var(--site-border); border-radius: var(--ifm-global-radius); font-size: 0.875rem; line-height: 1.5; margin: calc(0.5rem - var(--ifm-leading)) 0 var(--ifm-leading); overflow-wrap: anywhere; padding: 0.75rem 1rem; }
.run-panel p { margin: 0; }
.run-head { align-items: flex-start; display: flex; gap: 1rem; justify-content: space-between; }
.run-head button { flex: none; overflow-wrap: normal; }
.run-about { color: var(--site-text-soft); font-size: 0.8125rem; }
.run-about code { font-size: inherit; }
.run-status { font-weight: 600; margin-top: 0.25rem !important; min-height: 1.5em; }
.run-panel button { background: none; border: 1px solid var(--site-control-border); border-radius: var(--ifm-global-radius); color: var(--ifm-color-primary); cursor: pointer; font: inherit; min-height: 2rem; padding: 0 0.75rem; }
.run-panel button:disabled { color: var(--site-text-soft); cursor: default; }
.run-panel .run-main { background: var(--site-button); border-color: var(--site-button); color: #fff; }
.run-panel .run-main:hover { background: var(--site-button-hover); }
.run-panel .run-place { border: 0; min-height: 0; padding: 0; text-align: start; text-decoration: underline; }
.run-tools { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.5rem; }
.run-said { flex-basis: 100%; }
.run-said:empty { display: none; }
.run-panel progress { accent-color: var(--ifm-color-primary); display: block; height: 0.75rem; margin-top: 0.5rem; width: 100%; }
.run-list { list-style: none; margin: 0.5rem 0 0; padding: 0; }
.run-list li { border-top: 1px solid var(--site-border); padding: 0.25rem 0; }
section.run-panel code { overflow-wrap: anywhere; white-space: normal; }
.run-list code { background: none; border: 0; font-size: 0.8125rem; padding: 0; }
.run-mark { display: inline-block; font-size: 0.75rem; font-weight: 700; margin-inline-end: 0.5rem; min-width: 2.75rem; text-transform: uppercase; }
.run-good { color: var(--site-good); }
.run-bad { color: var(--site-bad); }
.run-why { display: block; padding-inline-start: 3.25rem; }
.run-printed { background: var(--code-background); font-size: 0.8125rem; line-height: 1.4; margin: 0.25rem 0; overflow: auto; padding: 0.5rem 0.75rem; }
.run-files { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-top: 0.5rem; }
.run-files button { font-family: var(--ifm-font-family-monospace); font-size: 0.8125rem; }
.run-files button[aria-pressed='true'] { background: var(--code-background); border-bottom: 3px solid var(--ifm-color-primary); }
.run-editor { scroll-margin: calc(var(--ifm-navbar-height) + 1rem) 0 1rem; background: var(--code-background); border: 1px solid var(--site-control-border); border-radius: var(--ifm-global-radius); margin-top: 0.5rem; overflow: hidden; }
.run-editor:focus-within { outline: 2px solid var(--ifm-color-primary); }
.run-command { background: var(--code-background); margin: 0.5rem 0 0; padding: 0.5rem 0.75rem; }
.run-playground { margin-top: 0; }
.run-tools label { align-self: center; }
.run-panel select, .run-panel input { background: var(--code-background); border: 1px solid var(--site-control-border); border-radius: var(--ifm-global-radius); color: inherit; font: inherit; font-size: 1rem; max-width: 100%; min-height: 2rem; padding: 0 0.5rem; }
.run-tools [role='alert'] { align-self: center; color: var(--site-bad); }
@media (pointer: coarse) { .run-panel button, .run-panel select, .run-panel input { min-height: 2.75rem; min-width: 2.75rem; } .run-panel .run-place { min-height: 1.5rem; } }
@media (max-width: 576px) { .run-panel { padding: 0.75rem; } .run-why { padding-inline-start: 0; } }
@media (forced-colors: active) { .run-files button[aria-pressed='true'] { border: 2px solid Highlight; } }
@media print { .run-panel { display: none; } }
`,
};

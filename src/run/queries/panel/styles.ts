/**
 * How the field for variables and the link to a service look; they come with the scripts that draw
 * them.
 */
export const queryStyles = {
  css: `
.run-variables { margin-top: 0.5rem; }
.run-variables label { display: block; }
.run-variables textarea { background: var(--code-background); border: 1px solid var(--site-control-border); border-radius: var(--ifm-global-radius); color: inherit; display: block; font-family: var(--ifm-font-family-monospace); font-size: 1rem; padding: 0.375rem 0.5rem; width: 100%; }
.run-link { align-self: center; padding-block: 0.25rem; }
`,
};

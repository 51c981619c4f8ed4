import type {Assumption} from '../lib/assumption';

/** The release of Docusaurus in which all of its assumptions were last found to hold. */
export const docusaurusVersion = '3.10.2';

/** An assumption as it stands in the list. One about a package that Docusaurus brings along names that and its release. */
export type Entry = Omit<Assumption, 'product' | 'version'> & Partial<Pick<Assumption, 'product' | 'version'>>;

export const core = {package: '@docusaurus/core'} as const;
export const docs = {package: '@docusaurus/plugin-content-docs'} as const;
export const classic = {package: '@docusaurus/theme-classic'} as const;

import {broken} from '../assumptions';

/** A file of Docusaurus that readers download, and what of it they get. */
export interface CoreFile {
  file: RegExp;
  /** @throws {BrokenAssumption} where the file is another one than was expected */
  shipped: (source: string) => string;
}

/** The generated file that names each plugin with its release; the browser reads nothing of it but Docusaurus's own. */
function siteMetadata(source: string): string {
  const {docusaurusVersion, pluginVersions} = JSON.parse(source) as {docusaurusVersion?: string; pluginVersions?: object};
  if (docusaurusVersion === undefined || pluginVersions === undefined)
    throw broken('siteMetadata', `site-metadata.json lacks ${docusaurusVersion === undefined ? 'docusaurusVersion' : 'pluginVersions'}`);
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
}

/** The banner that tells an author of a wrong `baseUrl`, which a strict policy refuses anyway: its script is in the page. */
const baseUrlIssueBanner = (): string => 'export default () => null;\n';

/** By where they are; only what is built for browsers goes through it. */
export const coreFiles: readonly CoreFile[] = [
  {file: /\.docusaurus[\\/]site-metadata\.json$/, shipped: siteMetadata},
  {file: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/, shipped: baseUrlIssueBanner},
];

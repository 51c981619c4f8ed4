import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

/**
 * The docs plugin's global data, which every page loads, with each version's main document alone. What else asks for
 * the document of an address asks `client/pages.ts`.
 *
 * @param data what the docs plugin set
 */
export function thinGlobalData(data: unknown): GlobalPluginData {
  const {versions, ...rest} = data as GlobalPluginData;
  return {
    ...rest,
    versions: versions.map((version) => ({...version, docs: version.docs.filter((doc) => doc.id === version.mainDocId)})),
  };
}

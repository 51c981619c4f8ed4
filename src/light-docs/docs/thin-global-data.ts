import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {broken} from '../assumptions';

/**
 * The docs plugin's global data, which every page loads, with each version's main document alone.
 * What else asks for the document of an address asks `browser/pages.ts`.
 *
 * @param data what the docs plugin set
 * @throws {BrokenAssumption} where that is of another shape
 */
export function thinGlobalData(data: unknown): GlobalPluginData {
  const {versions, ...rest} = data as Partial<GlobalPluginData> & Omit<GlobalPluginData, 'versions'>;
  const thin = versions?.map((version) => ({...version, docs: version.docs.filter(({id}) => id === version.mainDocId)}));
  if (!thin?.every(({docs}) => docs.length === 1)) throw broken('globalData', 'there is no version with a main document');
  return {...rest, versions: thin};
}

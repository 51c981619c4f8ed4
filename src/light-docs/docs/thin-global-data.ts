import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {broken} from '../assumptions';

type Version = GlobalPluginData['versions'][number];

function withMainDoc(version: Version): Version {
  const docs = (version.docs as Version['docs'] | undefined)?.filter((doc) => doc.id === version.mainDocId) ?? [];
  if (docs.length !== 1) throw broken('globalData', `a version has ${docs.length} documents with the id of its main one`);
  return {...version, docs};
}

/**
 * The docs plugin's global data, which every page loads, with each version's main document alone. What else asks for
 * the document of an address asks `browser/pages.ts`.
 *
 * @param data what the docs plugin set
 * @throws {BrokenAssumption} where that is of another shape
 */
export function thinGlobalData(data: unknown): GlobalPluginData {
  const {versions, ...rest} = data as Partial<GlobalPluginData> & Omit<GlobalPluginData, 'versions'>;
  if (!Array.isArray(versions)) throw broken('globalData', 'there are no versions');
  return {...rest, versions: versions.map(withMainDoc)};
}

import {broken} from '../assumptions';

/** By this name other plugins find the docs plugin. */
const pluginName = 'docusaurus-plugin-content-docs';

/** What other plugins ask of the docs plugin's content. */
interface Loaded {
  loadedVersions?: readonly {docs?: unknown; sidebars?: unknown}[];
}

/**
 * @param content what the docs plugin loaded
 * @throws {BrokenAssumption} where the plugin has another name, or its content another shape
 */
export function assertContent(name: string, content: Loaded): void {
  if (name !== pluginName) throw broken('docsContent', `its name is ${name}, not ${pluginName}`);
  const [version] = content.loadedVersions ?? [];
  if (version === undefined) throw broken('docsContent', 'there is no loaded version');
  if (!Array.isArray(version.docs)) throw broken('docsContent', 'a version has no list of docs');
  if (typeof version.sidebars !== 'object') throw broken('docsContent', 'a version has no sidebars');
}

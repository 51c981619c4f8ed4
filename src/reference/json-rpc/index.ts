import type {Reference} from '../page';
import {describeModel} from './describe-model';
import {groups} from './groups';
import {loadJsonRpc} from './load';
import {jsonRpcPages} from './pages';
import {folder, typesFolder} from './routes';

/**
 * The reference of JSON-RPC, which the public full nodes no longer serve.
 *
 * @param graphqlRoutes routes of the GraphQL reference: replacements link to those that are there
 */
export const jsonRpcReference = (graphqlRoutes: ReadonlySet<string> = new Set()): Reference => ({
  name: 'JSON-RPC',
  owns: [folder],
  pages: jsonRpcPages(describeModel(loadJsonRpc()).model, graphqlRoutes),
  folders: [
    ...groups.map((group, index) => ({path: `${folder}/${group.slug}`, label: group.label, position: index + 1})),
    {path: typesFolder, label: 'Types', position: groups.length + 1},
  ],
});

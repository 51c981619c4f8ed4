import type {Reference} from '../page';
import {describeApi} from './describe-api';
import {root} from './kinds';
import {loadApi} from './load';
import {overlay} from './overlay';
import {folders} from './overview-page';
import {graphqlPages} from './pages';

/**
 * The reference of the GraphQL service, from the schema of the pinned TypeScript SDK.
 *
 * @throws {ReferenceSourceError} where an element has no words, or an entry of ours is not needed
 */
export function graphqlReference(): Reference {
  const api = loadApi();
  const pages = graphqlPages(api, overlay);
  describeApi(api, overlay).finish();
  return {name: 'GraphQL', owns: [root], pages, folders};
}

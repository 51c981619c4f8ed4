import type {Reference} from '../page';
import {root} from './kinds';
import {loadApi} from './load';
import {overlay} from './overlay';
import {folders} from './overview-page';
import {graphqlPages} from './pages';

/** The reference of the GraphQL service, from the schema of the pinned TypeScript SDK. */
export const graphqlReference = (): Reference => ({name: 'GraphQL', owns: [root], pages: graphqlPages(loadApi(), overlay), folders});

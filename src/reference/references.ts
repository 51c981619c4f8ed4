import {frameworkReference} from './framework';
import {graphqlReference} from './graphql';
import type {Reference} from './page';

/** Every generated reference, in the order of the sidebar. */
export const references = (): readonly Reference[] => [graphqlReference(), frameworkReference()];

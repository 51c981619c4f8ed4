import type {ReferencePage} from '../page';
import {contextOf} from './context';
import type {Api} from './model';
import {operationPage} from './operation-page';
import type {GraphqlOverlay} from './overlay/overlay';
import {overviewPages, topicPages} from './overview-page';
import {typePage} from './type-page';

/**
 * Every page of the GraphQL reference: one for each operation and type of the schema, and one for
 * each kind.
 *
 * @throws {ReferenceSourceError} where the overlay speaks of something that the schema does not
 *   have
 */
export function graphqlPages(api: Api, overlay: GraphqlOverlay): ReferencePage[] {
  const context = contextOf(api, overlay);
  return [
    ...overviewPages(context),
    ...topicPages(context),
    ...api.operations.map((operation) => operationPage(context, operation)),
    ...api.types.map((type) => typePage(context, type)),
  ];
}

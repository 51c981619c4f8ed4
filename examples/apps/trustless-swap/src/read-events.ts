import type {SuiGraphQLClient} from '@mysten/sui/graphql';
import {graphql} from '@mysten/sui/graphql/schema';
import {PACKAGE_ID} from './barter';
import {applyEvents, type Offer, type RawEvent} from './open-offers';

// #region query
const offerEvents = graphql(`
  query OfferEvents($module: String!, $after: String) {
    events(first: 50, after: $after, filter: {type: $module}) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        contents {
          bcs
          type {
            repr
          }
        }
      }
    }
  }
`);
// #endregion query

// #region follow
/** The open offers, and how far the events have been read. */
export interface Book {
  open: Map<string, Offer>;
  cursor: string | null;
}

/** Reads the events after `book.cursor` and brings the book up to date. */
export async function update(client: SuiGraphQLClient, book: Book): Promise<void> {
  for (let more = true; more;) {
    const variables = {module: `${PACKAGE_ID}::offer`, after: book.cursor};
    const {data, errors} = await client.query({query: offerEvents, variables});
    if (errors?.length) throw new Error(errors.map(({message}) => message).join('\n'));
    const page = data?.events;
    if (!page) throw new Error('The answer has no events');

    const raw = page.nodes.flatMap(({contents}): RawEvent[] =>
      contents?.bcs && contents.type
        ? [{type: contents.type.repr, bcs: contents.bcs}]
        : [],
    );
    applyEvents(book.open, raw);
    book.cursor = page.pageInfo.endCursor ?? book.cursor;
    more = page.pageInfo.hasNextPage;
  }
}
// #endregion follow

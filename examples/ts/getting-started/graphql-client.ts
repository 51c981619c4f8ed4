import {SuiGraphQLClient} from '@mysten/sui/graphql';
import {graphql} from '@mysten/sui/graphql/schema';

const client = new SuiGraphQLClient({
  network: 'testnet',
  url: 'https://graphql.testnet.sui.io/graphql',
});

const sentTransactions = graphql(`
  query SentTransactions($sender: SuiAddress!, $before: String) {
    transactions(last: 20, before: $before, filter: {sentAddress: $sender}) {
      pageInfo {
        hasPreviousPage
        startCursor
      }
      nodes {
        digest
        effects {
          status
        }
      }
    }
  }
`);

async function readPage(sender: string, before: string | null) {
  const {data, errors} = await client.query({
    query: sentTransactions,
    variables: {sender, before},
  });
  if (errors !== undefined && errors.length > 0)
    throw new Error(errors.map((error) => error.message).join('\n'));
  return data?.transactions;
}

/** Digests of the failed transactions among the newest `limit` that an address sent. */
export async function failedTransactions(
  sender: string,
  limit: number,
): Promise<string[]> {
  const failed: string[] = [];
  let before: string | null = null;
  for (let seen = 0; seen < limit;) {
    const page = await readPage(sender, before);
    if (!page || page.nodes.length === 0) break;
    for (const node of page.nodes) {
      if (node.effects?.status === 'FAILURE') failed.push(node.digest);
    }
    seen += page.nodes.length;
    if (!page.pageInfo.hasPreviousPage) break;
    before = page.pageInfo.startCursor;
  }
  return failed;
}

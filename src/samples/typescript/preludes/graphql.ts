import type {SuiGraphQLClient} from '@mysten/sui/graphql';

export {graphql} from '@mysten/sui/graphql/schema';

/** A GraphQL client, and the tag that types its queries. */
export declare const client: SuiGraphQLClient;
export declare const address: string;
export declare const objectId: string;
export declare const packageId: string;

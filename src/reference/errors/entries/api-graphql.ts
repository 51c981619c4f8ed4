import type {ErrorEntry} from '../model';

const release = 'release 1.81';
const service = 'crates/sui-indexer-alt-graphql/src';
const limits = `${service}/extensions/query_limits/error.rs, ${release}`;

/** Errors of the GraphQL service before a query runs: validation, limits, features, filters. */
export const apiGraphql: readonly ErrorEntry[] = [
  {
    id: 'graphql-query-nesting',
    title: 'Query nesting is over the limit',
    messages: [{from: 'GraphQL', text: 'Query nesting is over …'}],
    meaning:
      'The fields of the query are nested more deeply than the service allows. The code is `GRAPHQL_VALIDATION_FAILED`, and nothing was executed.',
    causes: [
      'Connections add two levels each, `nodes` or `edges` and `node`, so a few of them inside one another reach the limit.',
      'Fragments hide levels: they count as if they were written out.',
    ],
    find: 'Ask for `serviceConfig { maxQueryDepth }`; the default of the service is 20.',
    cure: 'Split the query where it goes from one object to the next, and pass the ID from the first answer as a variable to the second query.',
    samples: [{language: 'graphql', code: `query {\n  serviceConfig {\n    maxQueryDepth\n    maxQueryNodes\n    maxOutputNodes\n  }\n}`}],
    seeAlso: ['/references/sui-graphql#limits', '/guides/developer/getting-started/graphql-rpc'],
    keywords: ['maxQueryDepth', 'too deep', 'GRAPHQL_VALIDATION_FAILED'],
    source: limits,
  },
  {
    id: 'graphql-query-nodes',
    title: 'Query has over … nodes',
    messages: [{from: 'GraphQL', text: 'Query has over … nodes'}],
    meaning: 'The query text contains more field names than one request may have, aliases and fragments included.',
    causes: ['A program writes one aliased field for each of many IDs.', 'One large fragment is spread at many places.'],
    cure: 'Replace aliases by a field that takes many keys, such as `multiGetObjects(keys: …)`, and leave out fields you do not read. `serviceConfig { maxQueryNodes }` tells the limit, 300 unless the operator changed it.',
    seeAlso: ['/references/sui-graphql#limits', '/references/sui-api/rpc-best-practices#batches'],
    keywords: ['maxQueryNodes', 'query too large', 'multiGetObjects'],
    source: limits,
  },
  {
    id: 'graphql-output-nodes',
    title: 'Query is estimated to produce too many output nodes',
    messages: [
      {
        from: 'GraphQL',
        text: 'Query is estimated to produce over … output nodes. Try fetching fewer fields or fetching fewer items per page in paginated or multi-get fields.',
      },
    ],
    meaning:
      'The service multiplies the page sizes along each path of the query, and the product exceeds its limit, whatever the real result would have been.',
    causes: [
      'Two or three connections stand inside one another with pages of 50.',
      'A connection has no `first`, so that its default page size counts.',
    ],
    find: 'Multiply `first` along the deepest path, then by the number of fields at its end.',
    cure: 'Set a small `first` on inner connections, for instance 5 instead of 50, and fetch the rest of an inner list only for the items where it is needed.',
    seeAlso: ['/references/sui-graphql#limits', '/references/sui-api/rpc-best-practices#pages'],
    keywords: ['maxOutputNodes', 'estimate', 'nested connections'],
    source: limits,
  },
  {
    id: 'graphql-payload-size',
    title: 'Request or query payload too large',
    messages: [
      {from: 'GraphQL', text: 'Query payload too large: …B > …B'},
      {from: 'GraphQL', text: 'Request too large …B > …B'},
      {from: 'GraphQL', text: 'Transaction payload exceeded limit of …B'},
    ],
    meaning:
      'The request has too many bytes. Text and variables share one allowance, while transaction bytes and signatures have one of their own.',
    causes: [
      'A long list of IDs is part of the query or its variables; the default allowance is 5,000 bytes.',
      'The query carries comments and indentation of generated code.',
      'Transaction bytes were put into the query text as a literal instead of a variable of the right argument.',
    ],
    find: '`serviceConfig` has `maxQueryPayloadSize` and `maxTransactionPayloadSize`.',
    cure: 'Send fewer keys at a time, and pass transaction bytes and signatures as variables. Publishing a large package is better done over gRPC.',
    seeAlso: ['/references/sui-graphql#limits', '/guides/developer/advanced/grpc'],
    keywords: ['maxQueryPayloadSize', '413', 'request size'],
    source: limits,
  },
  {
    id: 'graphql-page-size',
    title: 'Page size is too large',
    messages: [
      {from: 'GraphQL', text: 'Page size is too large: … > …'},
      {from: 'GraphQL', text: 'Page size of … exceeds max of … for connection'},
      {from: 'GraphQL', text: "Cannot provide both 'first' and 'last' parameters for connection"},
    ],
    meaning: 'The arguments `first` and `last` of a connection ask for more than a page holds, or for both directions at once.',
    causes: [
      'The code asks for 100 or 1,000 items, while most connections give at most 50.',
      'A generic component sends `last: null` together with `first`, with a number in place of the null in one direction.',
    ],
    find: 'Each connection has its own limit: `serviceConfig { maxPageSize(type: "Query", field: "objects") }`.',
    cure: 'Stay within the limit and walk on with `after: endCursor`. To get the last page first, use `last` with `before` and no `first`.',
    seeAlso: ['/references/sui-graphql#limits', '/references/sui-api/rpc-best-practices#pages'],
    keywords: ['first', 'last', 'maxPageSize', 'defaultPageSize'],
    source: `${limits}; ${service}/pagination.rs, release 1.63`,
  },
  {
    id: 'graphql-multi-get',
    title: 'Too many keys supplied to multi-get',
    messages: [{from: 'GraphQL', text: 'Too many keys supplied to multi-get: … > …'}],
    meaning: 'A field whose name begins with `multiGet` received more keys than it looks up at once.',
    causes: ['The length of the list depends on your users and has grown beyond the limit, 200 by default.'],
    cure: 'Cut the list into parts of `serviceConfig { maxMultiGetSize }` and join the answers, which come in the order of the keys with `null` for what was not found.',
    seeAlso: ['/references/sui-api/rpc-best-practices#batches', '/references/sui-graphql#limits'],
    keywords: ['multiGetObjects', 'multiGetTransactions', 'maxMultiGetSize'],
    source: limits,
  },
  {
    id: 'graphql-rich-queries',
    title: 'Exceeded the maximum number of queries that require dedicated access to a backing store',
    messages: [
      {
        from: 'GraphQL',
        text: 'Exceeded the maximum number (…) of queries that require dedicated access to a backing store in a single request.',
      },
    ],
    meaning:
      'Some fields cannot be batched and cost a database query each; this request has more of them than allowed. The code is `RESOURCE_EXHAUSTED`.',
    causes: [
      'A list of objects asks for a connection, such as dynamic fields or transactions, of every object in it.',
      'Many filtered lists are put into one request by means of aliases.',
    ],
    find: 'Count how often each connection is evaluated: once for every item of the connection around it.',
    cure: 'Query the list first and then the inner connection for the few items that you show. Fields that look up by key are batched and do not count.',
    seeAlso: ['/references/sui-graphql#limits'],
    keywords: ['rich queries', 'RESOURCE_EXHAUSTED', 'maxRichQueries'],
    source: `${service}/extensions/query_limits/rich.rs, commit c4f848f of the renamed copy`,
  },
  {
    id: 'graphql-value-too-big',
    title: 'Value too big, or too deep',
    messages: [
      {from: 'GraphQL', text: 'Display contains too many elements'},
      {from: 'GraphQL', text: 'Format is nested too deeply'},
      {from: 'GraphQL', text: 'Value too big'},
      {from: 'GraphQL', text: 'Value too deep'},
    ],
    meaning:
      'A Move value would take more than the service spends on showing one as JSON or Display, and it reports `RESOURCE_EXHAUSTED` for that field. The first two messages are those of newer releases for `display`, `format` and `extract`; services of release 1.63 print the other two.',
    causes: [
      'The object stores a large vector, for example an image or a list of many addresses.',
      'Structs are nested in structs over many levels.',
      'The Display of the type, or the format in the query, has too many parts or levels.',
    ],
    cure: 'Ask for `bcs` in place of `json` and decode it in your program. If the package is yours, move the list to a table, which can be read page by page, and shorten the Display.',
    seeAlso: [
      '/references/sui-graphql#limits',
      '/references/object-display-syntax#limits',
      '/guides/developer/advanced/graphql-migration#one-object',
    ],
    keywords: ['MoveValue', 'json', 'large object', 'Display limits'],
    source: `${service}/api/types/move_value.rs, release 1.63 for the last two; crates/sui-display/src/v2/error.rs, release 1.81 (LinkUVerse/rtd at 7098077d)`,
  },
  {
    id: 'graphql-unknown-field',
    title: 'GRAPHQL_VALIDATION_FAILED: unknown field or argument',
    messages: [
      {from: 'GraphQL', text: 'Unknown field "…" on type "…".'},
      {from: 'GraphQL', text: 'Fragment … referred to but not found in document'},
    ],
    meaning: 'The query does not fit the schema of this service or refers to a fragment that it does not contain.',
    causes: [
      'The query was written for the service that was replaced in 2025, with names such as `transactionBlock`.',
      'A plural or singular is wrong, or the field exists on another type and needs an inline fragment first.',
      'The fragment is in a file that the program did not send along.',
    ],
    find: '`locations` holds line and column. Paste the query into the web interface of the endpoint, which underlines the field and offers existing ones.',
    cure: 'Rename it according to the schema reference. Check your queries against the schema in `@mysten/sui/graphql/schema` when you build, so that an update shows up there.',
    seeAlso: ['/guides/developer/advanced/graphql-migration', '/references/sui-graphql'],
    keywords: ['schema', 'Cannot query field', 'transactionBlock', 'GRAPHQL_VALIDATION_FAILED'],
    source: `First form by the library async-graphql, with the code set in ${service}/error.rs (${release}); second form in ${limits}`,
  },
  {
    id: 'graphql-parse-failed',
    title: 'GRAPHQL_PARSE_FAILED',
    messages: [{from: 'GraphQL', text: 'GRAPHQL_PARSE_FAILED'}],
    meaning:
      'The text under `query` is not GraphQL, so that not even its fields could be looked at. The code is in `extensions.code`, and the message points at the first unexpected character.',
    causes: [
      'A brace or parenthesis is missing, often after a part was commented out.',
      'The shell expanded `$variable` in a query between double quotes.',
      'JSON was inserted as an argument; in GraphQL the keys of an input object have no quotes.',
    ],
    find: 'Line and column in `locations` refer to the text as the service got it, so print exactly what you send.',
    cure: 'Put queries for `curl` in single quotes or in a file, and pass values as `variables`, where plain JSON is right.',
    seeAlso: ['/guides/developer/getting-started/graphql-rpc'],
    keywords: ['syntax error', 'curl', 'variables'],
    source: `${service}/error.rs, ${release}`,
  },
  {
    id: 'graphql-not-supported',
    title: 'Operation not supported',
    messages: [{from: 'GraphQL', text: '… not supported'}],
    meaning: 'The kind of operation, such as a mutation or subscription, has no root in the schema of this service.',
    causes: [
      'The operator runs the service for reads alone, without a full node to send transactions to.',
      'A subscription was sent to an endpoint that has none.',
    ],
    cure: 'Execute transactions at a full node over gRPC, and follow the chain with its subscription to checkpoints.',
    seeAlso: ['/guides/developer/advanced/grpc#follow-events-without-a-gap', '/references/sui-graphql'],
    keywords: ['mutation', 'subscription', 'executeTransaction'],
    source: limits,
  },
  {
    id: 'graphql-feature-unavailable',
    title: 'FEATURE_UNAVAILABLE: … not available',
    messages: [
      {from: 'GraphQL', text: 'consistent queries across objects and balances not available'},
      {from: 'GraphQL', text: 'querying events by type not available'},
      {from: 'GraphQL', text: 'filtering transactions by affected address not available'},
      {from: 'GraphQL', text: '… not available'},
    ],
    meaning: 'The schema has the field, but this deployment runs without the index pipeline or store that serves it.',
    causes: [
      'The operator chose a smaller set of pipelines, often to save disk space.',
      'A local network was started without the indexer or the consistent store.',
    ],
    find: 'The words before `not available` say what is missing: the first form is the consistent store, the others are pipelines such as `ev_struct_inst` and `tx_affected_addresses`.',
    cure: 'Use another endpoint for this query. On your own deployment, add the pipeline to the configuration of the indexer and of the GraphQL service, and let it catch up.',
    seeAlso: ['/guides/operator/indexer-stack-setup', '/references/sui-graphql'],
    keywords: ['pipeline', 'consistent store', 'own indexer'],
    source: `${service}/api/types/available_range.rs, commit c4f848f of the renamed copy; ${service}/error.rs, ${release}`,
  },
  {
    id: 'graphql-filter-combination',
    title: 'Filters that cannot be combined',
    messages: [
      {
        from: 'GraphQL',
        text: 'At most one of [affectedAddress, affectedObject, function, kind] can be specified',
      },
      {from: 'GraphQL', text: 'No `ObjectFilter` specified'},
      {from: 'GraphQL', text: '… owner kind requires an `owner` to be specified'},
      {from: 'GraphQL', text: '… owner kind requires a `type` to be specified'},
      {from: 'GraphQL', text: 'Unexpected `owner` for … owner kind'},
    ],
    meaning: 'Each filter is served by one index, and no index serves this combination of fields.',
    causes: [
      'Two of the four fields were set in order to narrow down a list of transactions.',
      '`ownerKind: SHARED` was used without a type, which would mean all shared objects of the chain.',
    ],
    cure: 'Keep the filter that leaves the fewest results and test the other condition in your program. `sentAddress` and the checkpoint bounds may be added to any of the four.',
    seeAlso: ['/guides/developer/getting-started/graphql-rpc', '/references/sui-graphql'],
    keywords: ['TransactionFilter', 'ObjectFilter', 'ownerKind'],
    source: `${service}/api/types/transaction/filter.rs, commit c4f848f of the renamed copy; object_filter.rs, release 1.63`,
  },
  {
    id: 'graphql-filter-format',
    title: 'Invalid filter format',
    messages: [
      {from: 'GraphQL', text: 'Invalid filter format, expected: package[::module]'},
      {
        from: 'GraphQL',
        text: 'Invalid filter format, expected: package[::module[::type[<type_params, ...>]]]',
      },
      {
        from: 'GraphQL',
        text: 'Invalid type, expected: package::module::type[<type_params, ...>] or primitive type',
      },
    ],
    meaning: 'A filter for a module or type is text that the service cannot take apart.',
    causes: [
      'A registry name such as `@org/app::module` was used; the service resolves addresses only.',
      'A type filter begins with the module instead of the package.',
      'An event type with type arguments lost its closing bracket.',
    ],
    cure: 'Start with the package address. For types, that is the package version which introduced the type, and not the newest one.',
    seeAlso: ['/guides/developer/advanced/graphql-migration', '/guides/developer/advanced/package-management'],
    keywords: ['TypeFilter', 'ModuleFilter', 'event type'],
    source: `${service}/api/scalars/module_filter.rs and type_filter.rs, release 1.63`,
  },
];

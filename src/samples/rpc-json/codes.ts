/**
 * What the check of RPC bodies finds, by code. A body of JSON-RPC is compiled, so that its types
 * give the compiler's codes.
 */
export const rpcErrorCodes = {
  RPC_META: 'The fence names a body that is neither the request nor the response.',
  RPC_METHOD: 'The pinned SDK has no such method.',
  JSON_SYNTAX: 'The text is not JSON.',
  GRAPHQL_ENVELOPE: 'The body is no GraphQL request or response.',
  GRAPHQL_VARIABLES: 'The variables of a GraphQL request do not fit its query.',
  GRPC_FIELD: 'The message has no such field.',
  GRPC_TYPE: 'The value is of another type than the field.',
  GRPC_INT64: 'A 64-bit number is not written as a string of digits.',
  GRPC_ENUM: 'The enum has no such value.',
  GRPC_ONEOF: 'Two fields are set of which a message has one.',
  GRPC_FIELD_MASK: 'A field mask names a field that the answer does not have.',
} as const;

export type RpcErrorCode = keyof typeof rpcErrorCodes;

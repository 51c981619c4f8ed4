import type {ScalarFacts} from './overlay';

/**
 * Forms and ranges of the scalars. Sources: the schema's own descriptions, the GraphQL
 * specification (September 2025, section 3.5) for the built-in ones, and
 * `crates/sui-indexer-alt-graphql/src/api/scalars` of MystenLabs/sui for parsing.
 */
export const scalars: Readonly<Record<string, ScalarFacts>> = {
  Base64: {
    json: 'String',
    range: 'Any bytes, in the standard alphabet with padding',
    example: '"BwAAAAAAAAA="',
    note: 'In a program, decode it to bytes first; most values of this kind are BCS.',
  },
  BigInt: {
    json: 'String',
    range: 'Decimal digits, with a minus sign in front of a negative number; no limit',
    example: '"9748002120"',
    note: 'Read it with `BigInt(value)` in TypeScript: a number loses digits above 2^53 − 1.',
  },
  Boolean: {json: 'Boolean', range: '`true` or `false`', example: 'true'},
  DateTime: {
    json: 'String',
    range: 'A moment in UTC, in the form of RFC 3339; fractions of a second are optional',
    example: '"2026-11-20T16:42:08.317Z"',
  },
  ID: {
    json: 'String',
    range: 'Opaque text; a number is accepted as input and comes back as text',
    example: '"TzowMTAy"',
    note: 'Take it from an answer and hand it back unchanged.',
  },
  Int: {
    json: 'Number',
    range: '−2^31 (−2,147,483,648) to 2^31 − 1 (2,147,483,647)',
    example: '20',
    note: 'A value outside the range, or with a fraction, is an error.',
  },
  JSON: {
    json: 'Any',
    range: 'Any JSON value: object, array, string, number, boolean or null',
    example: '{"seeds": "12", "variety": "tomato"}',
    note: 'The schema does not describe what is inside; you cannot select parts of it.',
  },
  MoveTypeLayout: {
    json: 'String or object',
    range: 'A value of the grammar above',
    example: '{"vector": "u64"}',
    grammar: true,
  },
  MoveTypeSignature: {
    json: 'String or object',
    range: 'A value of the grammar above',
    example: '{"vector": "u8"}',
    grammar: true,
  },
  OpenMoveTypeSignature: {
    json: 'Object',
    range: 'A value of the grammar above',
    example: '{"ref": "&", "body": {"typeParameter": 0}}',
    grammar: true,
  },
  String: {json: 'String', range: 'Unicode text; the length is limited by the size of the request', example: '"0x2::sui::SUI"'},
  SuiAddress: {
    json: 'String',
    range: '`0x` and 1 to 64 hexadecimal digits as input; `0x` and 64 digits, 66 characters in all, in every answer',
    example: '"0x0000000000000000000000000000000000000000000000000000000000000002"',
    note: 'Bring an address of your own to full length before you compare it with one of an answer.',
  },
  UInt53: {
    json: 'Number',
    range: '0 to 2^53 − 1 (9,007,199,254,740,991)',
    example: '389214507',
    note: 'Every value is exact as a number of JavaScript.',
  },
};

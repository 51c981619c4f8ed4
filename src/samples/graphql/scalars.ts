import {GraphQLError, isScalarType, Kind, type ConstValueNode, type GraphQLSchema} from 'graphql';

type Accepts = (node: ConstValueNode) => boolean;

const integerUpTo =
  (largest: bigint): Accepts =>
  (node) =>
    node.kind === Kind.INT && BigInt(node.value) >= 0n && BigInt(node.value) <= largest;

const textLike =
  (pattern: RegExp): Accepts =>
  (node) =>
    node.kind === Kind.STRING && pattern.test(node.value);

/**
 * What the scalars of Sui's schema take as a literal, as the schema describes them; other scalars
 * take anything.
 */
const literals: Readonly<Record<string, Accepts>> = {
  Base64: textLike(/^[A-Za-z0-9+/]*={0,2}$/),
  BigInt: (node) => node.kind === Kind.INT || textLike(/^-?\d+$/)(node),
  DateTime: textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/),
  SuiAddress: textLike(/^0x[0-9a-fA-F]{1,64}$/),
  UInt53: integerUpTo(2n ** 53n - 1n),
};

/**
 * A value in JSON as the literal that stands for it; nothing where it is neither a text nor a whole
 * number.
 */
function literalOf(value: unknown): ConstValueNode | undefined {
  if (typeof value === 'string') return {kind: Kind.STRING, value};
  return Number.isInteger(value) ? {kind: Kind.INT, value: String(value)} : undefined;
}

/**
 * Teaches a schema which literals its scalars take, and which values of variables. A schema in the
 * schema language only names them, so that validation would pass any literal.
 */
export function teachScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, accepts] of Object.entries(literals)) {
    const scalar = schema.getType(name);
    if (!isScalarType(scalar)) throw new Error(`the schema has no scalar "${name}"; bring src/samples/graphql/scalars.ts up to date`);
    scalar.coerceInputLiteral = (node) => (accepts(node) ? node : undefined);
    scalar.coerceInputValue = (value) => {
      const literal = literalOf(value);
      if (literal === undefined || !accepts(literal)) throw new GraphQLError(`${JSON.stringify(value)} is no ${name}.`);
      return value;
    };
  }
  return schema;
}

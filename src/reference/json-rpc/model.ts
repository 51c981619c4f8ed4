/** A type of the JSON that goes over the wire. */
export type TypeExpression =
  | {kind: 'keyword'; name: string}
  /** A fixed text, such as the `"Shared"` of an owner. */
  | {kind: 'literal'; value: string}
  /** A type that has a name of its own. */
  | {kind: 'reference'; name: string}
  | {kind: 'array'; item: TypeExpression}
  | {kind: 'tuple'; items: readonly TypeExpression[]}
  /** An object with keys that the type does not know beforehand. */
  | {kind: 'record'; value: TypeExpression}
  | {kind: 'object'; fields: readonly Field[]}
  | {kind: 'union'; members: readonly Member[]};

export interface Field {
  name: string;
  optional: boolean;
  type: TypeExpression;
  comment: string;
}

/** One alternative of a union. */
export interface Member {
  type: TypeExpression;
  comment: string;
}

/** A named type. */
export interface TypeDeclaration {
  name: string;
  /** Path and line of the declaration. */
  place: string;
  comment: string;
  type: TypeExpression;
}

/** A positional parameter of a method, as it goes over the wire. */
export interface Parameter {
  /** Its name in the SDK. */
  name: string;
  /** Its name in the node's specification, where the method is in it. */
  wireName?: string;
  optional: boolean;
  type: TypeExpression;
  comment: string;
}

export interface Method {
  /** Full name, such as `suix_getCoins`. */
  name: string;
  comment: string;
  parameters: readonly Parameter[];
  result: TypeExpression;
  /** True where the client of the SDK calls it. */
  inClient: boolean;
}

/** An error code that the SDK knows, with the SDK's name for it. */
export interface ErrorCode {
  code: number;
  name: string;
}

/** The JSON-RPC interface as the pinned SDK has it. */
export interface JsonRpcModel {
  methods: readonly Method[];
  types: ReadonlyMap<string, TypeDeclaration>;
  errorCodes: readonly ErrorCode[];
}

/** Every named type that a type mentions. */
export function namesIn(type: TypeExpression): string[] {
  switch (type.kind) {
    case 'reference':
      return [type.name];
    case 'array':
      return namesIn(type.item);
    case 'tuple':
      return type.items.flatMap(namesIn);
    case 'record':
      return namesIn(type.value);
    case 'object':
      return type.fields.flatMap((field) => namesIn(field.type));
    case 'union':
      return type.members.flatMap((member) => namesIn(member.type));
    default:
      return [];
  }
}

/** A type as a field names it. */
export type FieldType =
  | {kind: 'scalar'; name: string}
  | {kind: 'message' | 'enum'; name: string}
  | {kind: 'map'; key: string; value: Exclude<FieldType, {kind: 'map'}>};

/**
 * How a field says that it is there: `optional` can be absent, `singular` has its type's default
 * instead, `repeated` and `map` are empty instead, `oneof` shares its place with the other fields
 * of its group.
 */
export type Presence = 'optional' | 'singular' | 'repeated' | 'map' | 'oneof';

export interface Field {
  /** Name in the .proto file, which field masks use too. */
  name: string;
  number: number;
  type: FieldType;
  presence: Presence;
  /** Group that the field belongs to, where presence is `oneof`. */
  oneof?: string;
  deprecated: boolean;
  comment: string;
}

/** What messages, enums and services share. */
interface Declared {
  /** Full name, such as `sui.rpc.v2.Owner.OwnerKind`. */
  name: string;
  /** Name without the package: `Owner.OwnerKind`. */
  shortName: string;
  /** The .proto file that declares it. */
  file: string;
  comment: string;
}

export interface Message extends Declared {
  fields: readonly Field[];
}

export interface EnumValue {
  name: string;
  number: number;
  comment: string;
}

export interface Enum extends Declared {
  values: readonly EnumValue[];
}

export interface Method {
  name: string;
  /** Full name of the request message. */
  input: string;
  /** Full name of the response message. */
  output: string;
  /** True where the server answers with a stream of responses. */
  streaming: boolean;
  comment: string;
}

export interface Service extends Declared {
  methods: readonly Method[];
}

/**
 * Everything that the pinned SDK knows of the gRPC interface; messages and enums in the order of
 * their sources.
 */
export interface GrpcModel {
  services: readonly Service[];
  messages: readonly Message[];
  enums: readonly Enum[];
}

/**
 * Name without its package: the packages of the source end where the first capital letter stands.
 */
export const shortNameOf = (name: string): string => {
  const parts = name.split('.');
  return parts.slice(parts.findIndex((part) => /^[A-Z]/.test(part))).join('.');
};

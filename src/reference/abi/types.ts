/** Move's four abilities, in the order in which source text usually has them. */
export type Ability = 'copy' | 'drop' | 'store' | 'key';

export type MoveType =
  | {kind: 'primitive'; name: string}
  | {kind: 'vector'; element: MoveType}
  | {kind: 'parameter'; index: number}
  | {kind: 'datatype'; address: string; module: string; name: string; arguments: MoveType[]};

/** A type where a signature may take a reference to it. */
export interface SignatureType {
  reference: '' | '&' | '&mut ';
  type: MoveType;
}

export interface Field {
  name: string;
  type: MoveType;
}

export interface TypeParameter {
  constraints: Ability[];
  phantom: boolean;
}

export interface Variant {
  name: string;
  fields: Field[];
}

export interface Datatype {
  name: string;
  abilities: Ability[];
  typeParameters: TypeParameter[];
  /** Set for a struct. */
  fields?: Field[];
  /** Set for an enum. */
  variants?: Variant[];
}

export interface AbiFunction {
  name: string;
  visibility: 'private' | 'public' | 'package';
  entry: boolean;
  typeParameters: TypeParameter[];
  parameters: SignatureType[];
  returns: SignatureType[];
}

export interface AbiModule {
  /** Short form, `0x2`. */
  address: string;
  name: string;
  datatypes: Datatype[];
  functions: AbiFunction[];
}

import {ScalarType, type FieldInfo, type IMessageType, type PartialFieldInfo} from '@protobuf-ts/runtime';
import type {ServiceInfo} from '@protobuf-ts/runtime-rpc';
import {ReferenceSourceError} from '../page';
import type {Field, FieldType, Presence} from './model';

export type MessageInfo = Pick<IMessageType<object>, 'typeName' | 'fields'>;
export type ServiceShape = Pick<ServiceInfo, 'typeName' | 'methods'>;
type NamedType = Exclude<FieldType, {kind: 'map'}>;

/** What the compiled SDK says of itself. */
export interface Reflection {
  /** Messages by full name: the exported ones and all that their fields name. */
  messages: ReadonlyMap<string, MessageInfo>;
  /** Enum objects by full name, such as fields give them. */
  enums: ReadonlyMap<string, object>;
  services: ReadonlyMap<string, ServiceShape>;
}

const isService = (value: object): value is ServiceShape => 'typeName' in value && 'methods' in value;
const isMessage = (value: object): value is MessageInfo => 'typeName' in value && 'fields' in value;

/**
 * Sorts what the SDK's namespace of gRPC types exports, and follows fields to the types that it
 * does not export.
 *
 * @param exported the namespace `GrpcTypes` of `@mysten/sui/grpc`
 */
export function readReflection(exported: Readonly<Record<string, unknown>>): Reflection {
  const messages = new Map<string, MessageInfo>();
  const enums = new Map<string, object>();
  const services = new Map<string, ServiceShape>();
  const addMessage = (message: MessageInfo): void => {
    if (messages.has(message.typeName)) return;
    messages.set(message.typeName, message);
    for (const field of message.fields) {
      const value = field.kind === 'map' ? field.V : field;
      if (value.kind === 'message') addMessage(value.T());
      if (value.kind === 'enum') enums.set(value.T()[0], value.T()[1]);
    }
  };
  for (const value of Object.values(exported)) {
    if (typeof value !== 'object' || value === null) continue;
    if (isService(value)) services.set(value.typeName, value);
    else if (isMessage(value)) addMessage(value);
  }
  for (const service of services.values()) for (const {I, O} of service.methods) [I, O].forEach(addMessage);
  return {messages, enums, services};
}

function namedType(field: Extract<FieldInfo, {kind: 'map'}>['V'] | Exclude<FieldInfo, {kind: 'map'}>): NamedType {
  if (field.kind === 'message') return {kind: 'message', name: field.T().typeName};
  if (field.kind === 'enum') return {kind: 'enum', name: field.T()[0]};
  return {kind: 'scalar', name: scalarName(field.T)};
}

function scalarName(type: ScalarType): string {
  const name = ScalarType[type] as string | undefined;
  if (name === undefined) throw new ReferenceSourceError(`@mysten/sui: unknown scalar type ${type} in the protobuf reflection`);
  return name.toLowerCase();
}

function presenceOf(field: FieldInfo): Presence {
  if (field.kind === 'map') return 'map';
  if (field.repeat) return 'repeated';
  if (field.oneof !== undefined) return 'oneof';
  return field.kind === 'message' || field.opt ? 'optional' : 'singular';
}

/** One field, without what only doc comments know. */
export function readField(partial: FieldInfo | PartialFieldInfo): Omit<Field, 'comment' | 'deprecated'> {
  const field = partial as FieldInfo;
  const type: FieldType = field.kind === 'map' ? {kind: 'map', key: scalarName(field.K), value: namedType(field.V)} : namedType(field);
  return {
    name: field.name,
    number: field.no,
    type,
    presence: presenceOf(field),
    ...(field.oneof === undefined ? {} : {oneof: field.oneof}),
  };
}

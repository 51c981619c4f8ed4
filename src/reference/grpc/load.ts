import {GrpcTypes} from '@mysten/sui/grpc';
import {ReferenceSourceError} from '../page';
import {readComments, type Comments, type DocumentedType} from './comments';
import {shortNameOf, type Enum, type Field, type GrpcModel, type Message, type Method, type Service} from './model';
import {readField, readReflection, type MessageInfo, type Reflection, type ServiceShape} from './reflection';
import {protoDir, readProtoSources} from './source';

/** The stable interface comes before what is alpha, each in the order of the alphabet. */
const byPackage = (a: Service, b: Service): number =>
  Number(!a.name.startsWith('sui.rpc.v2.')) - Number(!b.name.startsWith('sui.rpc.v2.')) || a.name.localeCompare(b.name, 'en');

const declared = (name: string, {file, comment}: DocumentedType): Pick<Message, 'name' | 'shortName' | 'file' | 'comment'> => ({
  name,
  shortName: shortNameOf(name),
  file,
  comment,
});

function find(found: ReadonlyMap<string, DocumentedType>, kind: string, name: string): DocumentedType {
  const documented = found.get(name);
  if (!documented) throw new ReferenceSourceError(`${protoDir}: no doc comments for the ${kind} ${name}, which the compiled SDK has`);
  return documented;
}

function memberOf(documented: DocumentedType, owner: string, member: string): {comment: string; deprecated: boolean; number?: number} {
  const found = documented.members.get(member);
  if (!found) throw new ReferenceSourceError(`${documented.place}: ${owner} has no "${member}", which the compiled SDK has`);
  return found;
}

function loadMessage(info: MessageInfo, comments: Comments): Message {
  const name = info.typeName;
  const documented = find(comments.messages, 'message', name);
  const fields = info.fields.map((partial): Field => {
    const field = readField(partial);
    const {comment, deprecated, number} = memberOf(documented, name, field.name);
    if (number !== field.number)
      throw new ReferenceSourceError(
        `${documented.place}: ${name}.${field.name} is number ${number} here and ${field.number} in the compiled SDK`,
      );
    return {...field, comment, deprecated};
  });
  return {...declared(name, documented), fields};
}

function loadEnum(name: string, documented: DocumentedType): Enum {
  const values = [...documented.members].map(([value, {number = 0, comment}]) => ({name: value, number, comment}));
  if (values.length === 0) throw new ReferenceSourceError(`${documented.place}: the enum ${name} has no values`);
  return {...declared(name, documented), values};
}

function loadService(info: ServiceShape, comments: Comments): Service {
  const name = info.typeName;
  const documented = find(comments.services, 'service', name);
  const methods = info.methods.map((method): Method => {
    if (method.clientStreaming)
      throw new ReferenceSourceError(`${documented.place}: ${name}.${method.name} streams requests; the pages have no words for that yet`);
    return {
      name: method.name,
      input: method.I.typeName,
      output: method.O.typeName,
      streaming: method.serverStreaming,
      comment: memberOf(documented, name, method.name).comment,
    };
  });
  return {...declared(name, documented), methods};
}

/**
 * Joins the shapes of the compiled SDK with the texts of its sources.
 *
 * A .proto file of which the SDK compiles nothing, such as `google/rpc/error_details.proto`, is no
 * part of the interface.
 *
 * @throws where the two do not describe the same interface
 */
export function buildModel(reflection: Reflection, comments: Comments): GrpcModel {
  for (const name of reflection.messages.keys()) find(comments.messages, 'message', name);
  const messages = [...comments.messages.keys()].flatMap((name) => {
    const info = reflection.messages.get(name);
    return info ? [loadMessage(info, comments)] : [];
  });
  const compiled = new Set(messages.map((message) => message.file));
  for (const [name, documented] of comments.messages) {
    if (compiled.has(documented.file) && !reflection.messages.has(name))
      throw new ReferenceSourceError(`${documented.place}: the message ${name} is not in the compiled SDK, while others of its file are`);
  }
  for (const name of reflection.enums.keys()) find(comments.enums, 'enum', name);
  const enums = [...comments.enums].map(([name, documented]) => loadEnum(name, documented));
  const services = [...reflection.services.values()].map((info) => loadService(info, comments)).sort(byPackage);
  if (services.length === 0) throw new ReferenceSourceError('@mysten/sui/grpc: GrpcTypes exports no service');
  return {services, messages, enums};
}

/** The gRPC interface as the installed SDK has it. */
export const loadGrpc = (): GrpcModel => buildModel(readReflection(GrpcTypes), readComments(readProtoSources()));

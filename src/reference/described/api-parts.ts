import {describeWith as describeGrpc} from '../grpc/describe-model';
import {summaries as grpcSummaries} from '../grpc/topics';
import {loadGrpc} from '../grpc/load';
import type {GrpcModel} from '../grpc/model';
import {serviceOverlays, type ServiceOverlay} from '../grpc/overlay';
import {words as grpcWords} from '../grpc/words';
import {describeWith as describeJsonRpc} from '../json-rpc/describe-model';
import {loadJsonRpc} from '../json-rpc/load';
import type {JsonRpcModel} from '../json-rpc/model';
import {summaries} from '../json-rpc/summaries';
import {words as jsonRpcWords} from '../json-rpc/words';
import type {Words} from '../words-overlay';
import type {DescribedPlace, Part} from './model';
import {recorder} from './recorder';

/** What the gRPC reference has to describe. */
export function grpcParts(
  model: GrpcModel = loadGrpc(),
  words: Words = grpcWords,
  overlays: Readonly<Record<string, ServiceOverlay>> = serviceOverlays,
): Part[] {
  const record = recorder(words);
  describeGrpc(model, record);
  const enums = new Set(model.enums.map(({name}) => name));
  const types = record.of('type').map(({name, text}) => ({name, text: grpcSummaries[name] ?? text}));
  const part = (what: string, places: readonly DescribedPlace[]): Part => ({reference: 'gRPC', what, places});
  return [
    part(
      'services',
      model.services.map(({name}) => ({name, text: overlays[name]?.intro.join(' ') ?? ''})),
    ),
    part(
      'methods',
      model.services.flatMap((service) =>
        service.methods.map(({name}) => ({name: `${service.name}.${name}`, text: overlays[service.name]?.methods[name]?.summary ?? ''})),
      ),
    ),
    part(
      'messages',
      types.filter(({name}) => !enums.has(name)),
    ),
    part('fields', record.of('field')),
    part(
      'enums',
      types.filter(({name}) => enums.has(name)),
    ),
    part('enum values', record.of('value')),
  ];
}

/** What the JSON-RPC reference has to describe. */
export function jsonRpcParts(
  model: JsonRpcModel = loadJsonRpc(),
  words: Words = jsonRpcWords,
  methods: Readonly<Record<string, string>> = summaries,
): Part[] {
  const record = recorder(words);
  describeJsonRpc(model, record);
  const part = (what: string, places: readonly DescribedPlace[]): Part => ({reference: 'JSON-RPC', what, places});
  return [
    part(
      'methods',
      model.methods.map(({name}) => ({name, text: methods[name] ?? ''})),
    ),
    part('parameters', record.of('parameter')),
    part('types', record.of('type')),
    part('fields', record.of('field')),
    part('alternatives', record.of('value')),
  ];
}

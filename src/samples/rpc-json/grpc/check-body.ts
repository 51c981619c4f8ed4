import type {IMessageType} from '@protobuf-ts/runtime';
import {didYouMean} from '../../../lib/suggest';
import type {DataNode} from '../../data/document';
import type {Finding} from '../../lib/report';
import {checkMessage} from './check-message';
import {finding} from './place';
import {grpcServices} from './services';

/**
 * Checks the body of a gRPC request or response.
 *
 * @param method service and method as gRPC writes them: `sui.rpc.v2.LedgerService/GetObject`
 */
export function checkGrpcBody(document: DataNode, method: string, body: 'request' | 'response'): readonly Finding[] {
  const [serviceName = '', methodName = ''] = method.split('/');
  const service = grpcServices.get(serviceName);
  if (!service) {
    const names = [...grpcServices.keys()];
    return [finding('RPC_METHOD', 1, `@mysten/sui has no gRPC service "${serviceName}".${didYouMean(serviceName, names)}`)];
  }
  const info = service.get(methodName);
  if (!info)
    return [finding('RPC_METHOD', 1, `${serviceName} has no method "${methodName}".${didYouMean(methodName, [...service.keys()])}`)];
  return checkMessage(document, (body === 'request' ? info.I : info.O) as IMessageType<object>);
}

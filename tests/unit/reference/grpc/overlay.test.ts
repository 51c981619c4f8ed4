import {loadGrpc} from '../../../../src/reference/grpc/load';
import type {GrpcModel, Message} from '../../../../src/reference/grpc/model';
import {serviceOverlays} from '../../../../src/reference/grpc/overlay';
import {overlaysOf} from '../../../../src/reference/grpc/overlays';
import {grpcPages} from '../../../../src/reference/grpc/pages';

const model = loadGrpc();

describe('mistakes in overlays stop the run', () => {
  const state = serviceOverlays['sui.rpc.v2.StateService'];
  const withState = (methods: object): typeof serviceOverlays =>
    ({...serviceOverlays, 'sui.rpc.v2.StateService': {...state, methods: {...state?.methods, ...methods}}}) as typeof serviceOverlays;

  test.each([
    [
      'a service that is not there',
      {...serviceOverlays, 'sui.rpc.v2.Nothing': serviceOverlays['sui.rpc.v2.NameService']},
      'an entry for the service sui.rpc.v2.Nothing, which is not there',
    ],
    [
      'a method that is not there',
      withState({GetNothing: state?.methods.GetBalance}),
      'an entry for the method sui.rpc.v2.StateService.GetNothing, which is not there',
    ],
    ['a method without texts', withState({GetBalance: undefined}), 'no entry for the method sui.rpc.v2.StateService.GetBalance'],
    [
      'a mask for no message',
      withState({ListOwnedObjects: {...state?.methods.ListOwnedObjects, mask: {root: 'Thing', default: '*'}}}),
      'a mask for Thing',
    ],
  ])('%s', (_what, overlays, message) => {
    expect(() => grpcPages(model, overlaysOf(overlays as typeof serviceOverlays))).toThrow(message);
  });

  test('a service without texts', () => {
    const rest = Object.fromEntries(Object.entries(serviceOverlays).filter(([name]) => !name.endsWith('NameService')));
    expect(() => grpcPages(model, overlaysOf(rest))).toThrow('no entry for the service sui.rpc.v2.NameService');
  });

  const owner = model.messages.find(({name}) => name === 'sui.rpc.v2.Owner');
  if (!owner) throw new Error('no Owner');
  const [kind] = owner.fields;
  if (!kind) throw new Error('Owner has no field');
  const without = (change: Partial<GrpcModel>): GrpcModel => ({...model, ...change});

  test('a file that no topic has', () => {
    const messages = [...model.messages, {...owner, name: 'sui.rpc.v2.New', file: 'sui/rpc/v2/new.proto'}];
    expect(() => grpcPages(without({messages}))).toThrow('no page takes sui/rpc/v2/new.proto, which declares sui.rpc.v2.New');
  });

  test('a topic with a file that is gone', () => {
    const gone = (type: {file: string}): boolean => type.file !== 'sui/rpc/v2/bcs.proto';
    expect(() => grpcPages(without({messages: model.messages.filter(gone)}))).toThrow('takes sui/rpc/v2/bcs.proto, which has no types');
  });

  test('a field of a type that nothing defines', () => {
    const broken: Message = {...owner, fields: [{...kind, type: {kind: 'message', name: 'sui.rpc.v2.Gone'}}]};
    const messages = model.messages.map((message) => (message === owner ? broken : message));
    expect(() => grpcPages(without({messages}))).toThrow('names the type sui.rpc.v2.Gone, which nothing defines');
  });
});

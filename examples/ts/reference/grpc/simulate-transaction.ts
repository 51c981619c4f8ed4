import {GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const moveCall: GrpcTypes.MoveCall = {
  package: '0x2',
  module: 'clock',
  function: 'timestamp_ms',
  typeArguments: [],
  arguments: [{kind: GrpcTypes.Argument_ArgumentKind.INPUT, input: 0}],
};

const {response} = await client.transactionExecutionService.simulateTransaction({
  transaction: {
    sender: '0x00000000000000000000000000000000000000000000000000000000000a11ce',
    kind: {
      data: {
        oneofKind: 'programmableTransaction',
        programmableTransaction: {
          inputs: [{objectId: '0x6'}],
          commands: [{command: {oneofKind: 'moveCall', moveCall}}],
        },
      },
    },
  },
  readMask: {
    paths: [
      'transaction.effects.status',
      'transaction.effects.gas_used',
      'command_outputs',
    ],
  },
});

const [timestamp] = response.commandOutputs[0]?.returnValues ?? [];
console.log(response.transaction?.effects?.status?.success, timestamp?.json);

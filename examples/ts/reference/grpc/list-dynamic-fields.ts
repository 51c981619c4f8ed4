import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const parent = '0x0000000000000000000000000000000000000000000000000000000000005ed5';
let pageToken: Uint8Array | undefined;

do {
  const {response} = await client.stateService.listDynamicFields({
    parent,
    pageSize: 100,
    ...(pageToken && {pageToken}),
    readMask: {paths: ['kind', 'field_id', 'name', 'value_type', 'child_id']},
  });
  for (const field of response.dynamicFields)
    console.log(field.fieldId, field.name?.name, field.valueType);
  pageToken = response.nextPageToken;
} while (pageToken);

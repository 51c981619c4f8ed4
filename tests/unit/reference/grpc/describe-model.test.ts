import {describeModel} from '@site/src/reference/grpc/describe-model';
import {loadGrpc} from '@site/src/reference/grpc/load';
import {corrections} from '@site/src/reference/grpc/words';

const source = loadGrpc();
const {model} = describeModel(source);

test('a message that the interface gains stops the run until it has words', () => {
  const [owner] = source.messages.filter(({name}) => name === 'sui.rpc.v2.Owner');
  if (!owner) throw new Error('no Owner');
  const messages = [...source.messages, {...owner, name: 'sui.rpc.v2.News', comment: ''}];
  expect(() => describeModel({...source, messages})).toThrow('no words for sui.rpc.v2.News, sui.rpc.v2.News.kind, which the source');
});

test('what is corrected says so, and leads to the list', () => {
  const request = model.messages.find(({name}) => name === 'sui.rpc.v2.GetEpochRequest');
  expect(request?.fields.find(({name}) => name === 'read_mask')?.comment).toMatch(
    /protocol_config\.protocol_version`\. \(\[corrected here\]\(\/references\/fullnode-protocol#corrections\)\)$/,
  );
});

test('every correction has its evidence, and says something else', () => {
  for (const {instead, text, evidence} of corrections) {
    expect(text).not.toBe(instead);
    expect(evidence.length).toBeGreaterThan(10);
  }
});

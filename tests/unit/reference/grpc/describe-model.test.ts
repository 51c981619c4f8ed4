import {describeModel} from '@site/src/reference/grpc/describe-model';
import {loadGrpc} from '@site/src/reference/grpc/load';
import {corrections, words} from '@site/src/reference/grpc/words';

const source = loadGrpc();
const {model, counts} = describeModel(source);

test('every message, enum, value and field has words', () => {
  const all = [
    ...model.messages.flatMap((message) => [message, ...message.fields]),
    ...model.enums.flatMap((type) => [type, ...type.values]),
  ];
  expect(all.filter(({comment}) => comment === '').map(({name}) => name)).toEqual([]);
  expect(all).toHaveLength(counts.type.all + counts.field.all + counts.value.all);
});

test('the pinned release has these numbers; what the source does not describe has words of ours', () => {
  expect(counts).toMatchObject({
    type: {all: 241, fromSource: 151},
    field: {all: 746, fromSource: 642},
    value: {all: 226, fromSource: 138},
  });
  expect(Object.keys(words)).toHaveLength(241 - 151 + (746 - 642) + (226 - 138));
});

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

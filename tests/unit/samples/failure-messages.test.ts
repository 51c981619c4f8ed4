import path from 'node:path';
import {messagesOf, readFailureMessages, staleMessages, writeFailureMessages} from '@site/src/samples/failure-messages';
import {sampleOf} from '../../lib/sample-fixtures';
import {scratchFolder} from '../../lib/scratch-folder';

const failure = {sample: sampleOf('move', 'module a::b;', {fails: 'E04023'}), message: 'invalid method call'};

test('what is written is read again, and nothing is stale', () => {
  const file = path.join(scratchFolder(), 'messages.json');
  writeFailureMessages(messagesOf([failure]), file);
  expect(staleMessages([failure], readFailureMessages(file))).toEqual([]);
});

test('a file that does not exist holds no messages', () => {
  expect(readFailureMessages('/nowhere/messages.json')).toEqual({});
});

test('a missing message, a changed one and one of no sample are problems', () => {
  expect(staleMessages([failure], {})).toHaveLength(1);
  expect(staleMessages([{...failure, message: 'other'}], messagesOf([failure]))).toHaveLength(1);
  expect(staleMessages([], messagesOf([failure]))[0]?.message).toContain('belongs to no sample any more');
});

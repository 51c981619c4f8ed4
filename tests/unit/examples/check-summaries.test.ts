import {checkSummaries} from '@site/src/examples/check-summaries';
import type {Example} from '@site/src/examples/model';

const example = (shelf: Example['shelf'], folder: string): Example => ({
  name: folder,
  shelf,
  dir: `examples/${shelf}/${folder}`,
  summary: '',
  files: [],
  needs: [],
});

const examples = [example('move', 'shop'), example('config/operator', 'monitoring')];
const summaries = {move: {shop: 'A shop.'}, 'config/operator': {monitoring: 'A monitor.'}} as const;

test('accepts one summary for each example', () => {
  expect(() => {
    checkSummaries(examples, summaries);
  }).not.toThrow();
});

test.each([
  [
    'an example without a summary',
    [...examples, example('move', 'new')],
    summaries,
    'src/examples/overlay/move.ts:1: says nothing of examples/move/new. Add what it is',
  ],
  [
    'a summary without an example',
    examples,
    {...summaries, 'config/operator': {monitoring: 'A monitor.', gone: 'B.'}},
    'src/examples/overlay/config.ts:1: describes "gone", and there is no folder examples/config/operator/gone. Remove the entry.',
  ],
])('stops at %s, with one line', (_what, all, own, message) => {
  expect(() => {
    checkSummaries(all, own);
  }).toThrow(message);
});

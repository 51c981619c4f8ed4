import {collectSamples} from '../../src/samples/collect';
import {sampleOf} from '../lib/sample-fixtures';
import {longestLine} from '../../src/lib/wide-lines';
import {widthProblems, type WideFiles} from '../lib/sample-width';
import {pages} from '../lib/pages';

/** Quoted files with longer lines, each with what cannot be broken there. */
const wideFiles: WideFiles = {
  'examples/config/deepbook-indexer/trades.json': 'object IDs in JSON',
  'examples/config/operator/alerts/alertmanager.yml': 'a matcher is one string',
  'examples/config/operator/ansible/sui-node.yaml': 'an address of a download',
  'examples/config/operator/observability/heap-profile.conf': 'one variable of the environment',
  'examples/move/proof_gate/tests/door_tests.move': 'bytes of a proof',
  'examples/move/signature_checks/tests/office_tests.move': 'bytes of a message and a signature',
  'examples/move/summit_book/tests/stamp_tests.move': 'bytes of a message and a signature',
  'examples/move/tide_gauge/tests/gauge_tests.move': 'bytes of a message and a signature',
  'examples/move/vrf_chest/tests/chest_tests.move': 'bytes of a proof and its output',
  'examples/rust/auction-indexer/Cargo.toml': 'an inline table of TOML has one line',
  'examples/rust/seed-indexer/Cargo.toml': 'an inline table of TOML has one line',
};

test('what pages quote from examples/ fits the column, except where a line cannot be broken', () => {
  expect(widthProblems(collectSamples(pages).samples, wideFiles)).toEqual([]);
});

const wide = 'x'.repeat(longestLine + 1);
const quoted = (code: string) => sampleOf('ts', code, {file: 'examples/a.ts'});

test('a longer line is a problem, and so is an exception that nothing needs any more', () => {
  expect(widthProblems([quoted(`a\n${wide}`)], {})).toEqual([
    'docs/fixture.mdx:1: line 2 of the sample has 91 columns, and 90 fit; break it in examples/a.ts, or give its reason in tests/content/sample-width.test.ts',
  ]);
  expect(widthProblems([quoted(wide)], {'examples/a.ts': 'bytes'})).toEqual([]);
  expect(widthProblems([quoted('short')], {'examples/a.ts': 'bytes'})).toEqual([
    'examples/a.ts: no quoted line is long any more; remove it from the list',
  ]);
});

test('what a program printed may be as wide as it was', () => {
  expect(widthProblems([sampleOf('text', wide, {file: 'examples/a.expected.txt', output: true})], {})).toEqual([]);
});

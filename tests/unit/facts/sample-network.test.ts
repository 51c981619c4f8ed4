import {sampleNetwork, sampleVersion, checkpointsPerSecond} from '@site/src/facts/sample-network';

const hour = 3_600_000;

test.each(['mainnet', 'testnet'] as const)('the figures of %s agree with each other', (name) => {
  const {epochStart, checkpointTime, firstCheckpoint, checkpoint, checkpointsPerEpoch} = sampleNetwork[name];
  const passed = Date.parse(checkpointTime) - Date.parse(epochStart);
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(24 * hour);
  const perEpoch = ((checkpoint - firstCheckpoint) / passed) * 24 * hour;
  expect(Math.abs(perEpoch / checkpointsPerEpoch - 1)).toBeLessThan(0.01);
});

test('Mainnet has come as far as the records that it is extrapolated from let expect', () => {
  const {mainnet} = sampleNetwork;
  const days = (Date.parse(mainnet.epochStart) - Date.parse('2026-06-07T00:05:17Z')) / (24 * hour);
  expect(Math.round(days)).toBe(mainnet.epoch - 1_151);
  const since = (Date.parse(mainnet.checkpointTime) - Date.parse('2026-10-04T12:00:00Z')) / (24 * hour);
  const expected = 330_185_168 + since * mainnet.checkpointsPerEpoch;
  expect(Math.abs(mainnet.checkpoint - expected)).toBeLessThan(2 * mainnet.checkpointsPerEpoch);
});

test('a version is that of the documented release with its commit', () => {
  expect(sampleVersion).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
  expect(checkpointsPerSecond).toMatch(/^\d\.\d$/);
});

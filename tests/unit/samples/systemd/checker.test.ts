import {systemdChecker} from '@site/src/samples/checkers/systemd';
import {sections} from '@site/src/samples/systemd/directives';
import {valueRules} from '@site/src/samples/systemd/values';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

const messagesOf = async (code: string, title = 'sui-node.service'): Promise<readonly string[]> =>
  (await systemdChecker.check([sampleOf('ini', code, {title})])).map(({message}) => message);

test('finds nothing in good units', async () => {
  const good = fixtureSamples('systemd/good');
  expect(good.size).toBeGreaterThanOrEqual(5);
  expect(await systemdChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad unit what it must, on its line', async () => {
  expect(await foundIn(systemdChecker, fixtureSamples('systemd/bad'))).toEqual(expectationsOf('systemd/bad'));
});

test('suggests the directive that was meant, or its section', async () => {
  expect(await messagesOf('[Unit]\nDescripton=a\nLimitNOFILE=1\n[Service]\nExecStart=/a')).toEqual([
    '[Unit] has no directive "Descripton". Did you mean "Description"?',
    '[Unit] has no directive "LimitNOFILE". It belongs in [Service].',
  ]);
});

test('asks a drop-in for no command, and a unit for one', async () => {
  expect(await messagesOf('[Service]\nUser=sui', 'override.conf')).toEqual([]);
  expect(await messagesOf('[Service]\nUser=sui')).toEqual(['[Service] needs "ExecStart".']);
});

test('reads a section that is there twice as one', async () => {
  expect(await messagesOf('[Service]\nExecStart=/a\nUser=a\n[Service]\nUser=b')).toEqual([
    '"User" has one value, and this replaces the one above.',
  ]);
});

test.each(Object.entries(sections))('[%s] has no directive twice', (_section, names) => {
  expect(names).toEqual([...new Set(names)]);
});

test('each rule is for a directive of a section', () => {
  const known = new Set(Object.values(sections).flat());
  expect(Object.keys(valueRules).filter((name) => !known.has(name))).toEqual([]);
});

import {exampleFileSamples} from '@site/src/samples/example-files';

test('gives the files whose line names a check, and no others', () => {
  const samples = exampleFileSamples('.');
  expect(samples).toContainEqual(expect.objectContaining({language: 'move', page: 'docs/references/examples/first_package.md', line: 1}));
  expect(new Set(samples.map(({language}) => language))).toEqual(
    new Set(['move', 'ts', 'tsx', 'js', 'graphql', 'sh'].filter((one) => samples.some(({language}) => language === one))),
  );
  expect(samples.filter(({meta}) => /\.(toml|json|html)$/.test(meta.file ?? ''))).toEqual([]);
});

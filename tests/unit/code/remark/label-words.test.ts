import {labelIn} from '@site/src/code/remark/label-words';
import {codeTexts} from '@site/src/code/built-texts';
import {readerLabel} from '@site/src/samples/reader-labels';
import {wordsIn} from '@site/src/texts/built/words';

const english = wordsIn('en', codeTexts);
const meta = {fragment: false, output: false};

const labels: (string | undefined)[] = [
  readerLabel('move', '', meta),
  readerLabel('move', '', {...meta, fragment: true}),
  readerLabel('graphql', '', meta),
  readerLabel('sh', 'sui move test', meta),
  readerLabel('json', '', {...meta, method: 'getObject'}),
  readerLabel('ts', "import {x} from '@mysten/deepbook-v3';", meta),
  'Not checked yet',
];

test.each(labels)('%s is one of the texts, and English leaves it as it is', (label = '') => {
  expect(label).not.toBe('');
  expect(labelIn(english, label)).toBe(label);
});

test('what differs in a label goes into the translation', () => {
  const french = wordsIn('fr', codeTexts, {
    'code.label.typeChecked': 'Types vérifiés avec {packages}',
    'code.label.parsed': '{version} lit cela',
  });
  expect(labelIn(french, 'Type-checked against a 1 and b 2')).toBe('Types vérifiés avec a 1 et b 2');
  expect(labelIn(french, 'Parsed with Sui Move 1.2')).toBe('1.2 lit cela');
});

test('an unknown label stops the build', () => {
  expect(() => labelIn(english, 'Blessed by Sui')).toThrow('Blessed by Sui');
});

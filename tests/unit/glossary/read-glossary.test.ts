import {consensus} from '@site/src/facts/consensus';
import {limits} from '@site/src/facts/limits';
import {versions} from '@site/src/facts/versions';
import {readGlossary, termsOf} from '@site/src/glossary/read-glossary';
import {parseMarkdown} from '@site/src/lib/markdown';

const terms = (text: string): ReturnType<typeof termsOf> => termsOf(parseMarkdown('glossary.mdx', text), 'glossary.mdx');

test('a term has an anchor, a name and its entry as plain text', () => {
  expect(terms('## E\n\n### Epoch {/* #epoch */}\n\nA period of `24` hours in which\n[validators](#v) stay.\n')).toEqual([
    {id: 'epoch', name: 'Epoch', definition: 'A period of 24 hours in which validators stay.'},
  ]);
});

test('a last sentence that only points to a page is left out, any other stays', () => {
  expect(terms('### A {/* #a */}\n\nA `b`. See [B](/b).\n')[0]?.definition).toBe('A b.');
  expect(terms('### A {/* #a */}\n\nA b; see [B](/b).\n')[0]?.definition).toBe('A b; see B.');
});

test('figures are filled in', () => {
  expect(terms('### MIST {/* #mist */}\n\n{limits.mistPerSui} are one SUI, {limits.multisigKeys} keys.\n')[0]?.definition).toBe(
    `1,000,000,000 are one SUI, ${String(limits.multisigKeys)} keys.`,
  );
});

test('figures of consensus and versions are known too', () => {
  expect(terms('### Day {/* #day */}\n\n{consensus.epochHours} hours at {versions.protocol}.\n')[0]?.definition).toBe(
    `${String(consensus.epochHours)} hours at ${String(versions.protocol)}.`,
  );
});

test.each([
  ['no anchor', '### Epoch\n\nText.\n', 'glossary.mdx:1: the term "Epoch" needs a fixed anchor'],
  ['no definition', '### Epoch {/* #epoch */}\n\n- a list\n', 'glossary.mdx:1: the term "Epoch" has no definition'],
  ['an unknown figure', '### Epoch {/* #epoch */}\n\n{limits.epoch.hours} hours.\n', 'the glossary shows {limits.epoch.hours}'],
])('a glossary with %s is refused', (_, text, message) => {
  expect(() => terms(text)).toThrow(message);
});

test("the site's glossary has at least 120 terms, each defined", () => {
  const all = [...readGlossary('docs/references/sui-glossary.mdx').values()];
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(all.filter(({definition}) => definition.length < 40)).toEqual([]);
});

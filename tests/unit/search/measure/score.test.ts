import {scoreOf} from '../../../search/score';

const queries = [
  {query: 'coin', pages: ['/coin']},
  {query: 'kiosk', pages: ['/kiosk', '/standards/kiosk']},
  {query: 'node', pages: ['/node']},
  {query: 'qzx', pages: []},
];

test('places of the first accepted page make the figures', async () => {
  const answers: Readonly<Record<string, string[]>> = {
    coin: ['/coin'],
    kiosk: ['/other', '/standards/kiosk', '/kiosk'],
    node: ['/a', '/b', '/c', '/node'],
    qzx: [],
  };
  const score = await scoreOf(queries, (query) => Promise.resolve(answers[query] ?? []));
  expect(score).toMatchObject({queries: 4, first: 0.5, firstThree: 0.75, meanReciprocalRank: (1 + 1 / 2 + 1 / 4 + 1) / 4});
  expect(score.missed).toEqual([{query: 'node', pages: ['/node'], found: ['/a', '/b', '/c']}]);
});

test('an engine that answers everything with the same page answers no nonsense', async () => {
  const score = await scoreOf(queries, () => Promise.resolve(['/coin']));
  expect(score).toMatchObject({first: 0.25, firstThree: 0.25});
  expect(score.missed.map(({query}) => query)).toEqual(['kiosk', 'node', 'qzx']);
});

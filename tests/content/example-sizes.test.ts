import {pages, pageWith} from '../lib/pages';
import {sizeProblems} from './example-sizes/sizes';

const packages = {
  'Shared counter': ['turnstile'],
  'Trustless swap': ['barter'],
  'Reviews and ratings': ['table_talk'],
  Oracles: ['price_guard'],
  'Weather oracle': ['weather_grid', 'weather_postcard'],
  'Coin flip': ['penny_toss'],
  Plinko: ['pegboard'],
  Blackjack: ['card_table'],
  'Tic-tac-toe': ['noughts'],
  'Capability pattern': ['canal_lock'],
  'Scenario testing': ['flower_clock'],
  'Permit-based mint': ['summit_book'],
  'Event tickets': ['moon_cinema'],
  'Encrypted chat': ['rowing_chat'],
  'Capture the flag': ['leaky_hulks', 'mended_hulks'],
};

test('the overview of app examples tells the sizes that the packages have', () => {
  const [page] = pages.filter(({id}) => id === 'guides/developer/app-examples');
  expect(page && sizeProblems(page, packages)).toEqual([]);
});

test('a wrong size, an unknown example and one that is missing are told', () => {
  const page = pageWith(
    'Sizes.\n\n| To learn | Read | Lines |\n|---|---|---|\n| A | Trustless swap | 10 |\n| B | Chess | 20 |\n| C | Indexer | – |',
  );
  expect(sizeProblems(page, {'Trustless swap': ['barter'], Plinko: ['pegboard']})).toEqual([
    'Trustless swap: the page says 10 lines of Move, and there are 110',
    'Chess: no packages are listed for it',
    'Plinko: no row tells its size',
  ]);
});

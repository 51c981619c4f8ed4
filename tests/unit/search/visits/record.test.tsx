import {clear, show} from '@site/src/search/marks/marks';
import {onRouteDidUpdate} from '@site/src/search/visits/record';

jest.mock('@site/src/search/marks/marks', () => ({show: jest.fn(), clear: jest.fn()}));

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];
type Location = Update['location'];

const at = (pathname: string, found?: string[]): Location => ({pathname, search: '', hash: '', key: pathname, state: found && {found}});

/** The router shows one place after the other. */
function visit(...places: Location[]): void {
  places.forEach((location, index) => {
    onRouteDidUpdate?.({location, previousLocation: places[index - 1] ?? at('/start')});
  });
}

/** The script that marks has been loaded: here that takes some turns of promises, and no time. */
async function loaded(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

beforeEach(() => {
  jest.clearAllMocks();
});

test('a page that a hit led to is marked when the script has come', async () => {
  visit(at('/coin', ['coin']));
  await loaded();
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith(['coin'], '', true);
});

test('a page that the reader went on to before the script came is not marked with the words of the one before', async () => {
  visit(at('/coin', ['coin']), at('/guides'));
  await loaded();
  expect(show).not.toHaveBeenCalled();
});

test('of two hits, one right after the other, the last is marked', async () => {
  visit(at('/coin', ['coin']), at('/kiosk', ['kiosk']));
  await loaded();
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith(['kiosk'], '', true);
});

test('a place on the same page leaves the marks that come', async () => {
  visit(at('/coin', ['coin']), {...at('/coin'), hash: '#split'});
  await loaded();
  expect(show).toHaveBeenCalledTimes(1);
  expect(clear).toHaveBeenCalledTimes(1);
});

import {useAddress} from '@site/src/search/results/use-address';
import {act, renderHook} from '@testing-library/react';

const place = {pathname: '/search', search: '?q=coin', state: undefined};
const mockRouter = {location: place, replace: jest.fn()};

jest.mock('@docusaurus/router', () => ({
  useHistory: () => mockRouter,
  // What is shown; the history is ahead of it while a page is coming.
  useLocation: () => ({pathname: '/search', search: '?q=coin', state: undefined}),
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockRouter.location = place;
  mockRouter.replace.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

function typed(query: string): void {
  const {result} = renderHook(() => useAddress());
  act(() => {
    result.current.change({query});
  });
  expect(result.current.query).toBe(query);
}

test('what was typed gets into the address a moment later', () => {
  typed('faucet');
  expect(mockRouter.replace).not.toHaveBeenCalled();
  act(() => {
    jest.runAllTimers();
  });
  expect(mockRouter.replace).toHaveBeenCalledTimes(1);
  expect(mockRouter.replace).toHaveBeenCalledWith({pathname: '/search', search: 'q=faucet', state: {limit: 10}});
});

test('who leaves before that arrives: the address of the page that is coming is not replaced', () => {
  typed('faucet');
  mockRouter.location = {...place, pathname: '/all-pages', search: ''};
  act(() => {
    jest.runAllTimers();
  });
  expect(mockRouter.replace).not.toHaveBeenCalled();
});

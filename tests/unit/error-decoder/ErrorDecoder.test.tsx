import {act, fireEvent, render, screen} from '@testing-library/react';
import {ErrorDecoder} from '@site/src/error-decoder/ErrorDecoder';
import {ask} from '@site/src/search/worker/remote';

jest.mock('@site/src/search/worker/remote', () => ({ask: jest.fn()}));

const field = (): HTMLElement => screen.getByLabelText('Error message');
const type = async (value: string): Promise<void> => {
  await act(async () => {
    fireEvent.change(field(), {target: {value}});
    await import('@site/src/error-decoder/decode/load');
  });
};

const closed = 'the Sui shop beside the old mill in the market is closed until noon because of rain';

test('says in one sentence what a message is, and shows the rest with links', async () => {
  render(<ErrorDecoder />);
  expect(screen.getByRole('status').textContent).toBe('');
  await type("MoveAbort in 2nd command, abort code: 2, in '0x2::shop::buy' (instruction 10)");
  expect(screen.getByRole('status').textContent).toBe('sui::shop gave up with ESoldOut.');
  expect(screen.getByRole('link', {name: 'ESoldOut'}).getAttribute('href')).toBe('/references/framework/sui/shop#errors');
  expect(screen.getByText('2, counted from 1 (index 1)')).toBeTruthy();
  expect(await screen.findByText('restock')).toBeTruthy();
});

test('shows the entries whose message it is', async () => {
  render(<ErrorDecoder />);
  await type(`error: ${closed}`);
  expect(screen.getByRole('status').textContent).toBe('This is Closed.');
  expect(screen.getByRole('link', {name: 'Closed'}).getAttribute('href')).toBe('/references/errors/cli/setup#closed');
  expect(await screen.findByText('Come back tomorrow.')).toBeTruthy();
  expect(screen.queryByText('What matched:')).toBeNull();
});

test('marks what matched in a text that is only a part of a message', async () => {
  render(<ErrorDecoder />);
  await type(`error: ${closed}`.slice(0, -16));
  expect(screen.getByRole('status').textContent).toBe('This is most likely Closed.');
  expect(screen.getByText('the Sui shop beside the old mill in the market is closed until').tagName).toBe('MARK');
});

test('says that it has no such message, what the search finds, and where else to look', async () => {
  const text = (value: string) => ({text: value, marks: []});
  const hit = {id: 1, route: '/guides/a', anchor: '#b', title: text('A'), heading: text('B'), trail: ['Guides'], excerpt: text('')};
  jest.mocked(ask).mockResolvedValue({
    result: {hits: [hit]} as unknown as NonNullable<Awaited<ReturnType<typeof ask>>['result']>,
    status: {phase: 'idle'},
  });
  render(<ErrorDecoder />);
  await type('Something else');
  expect(screen.getByRole('status').textContent).toBe('The reference has no such message in these words.');
  expect(screen.getAllByRole('link', {name: 'Move abort codes'}).length).toBeGreaterThan(0);
  expect((await screen.findByRole('link', {name: 'B'})).getAttribute('href')).toBe('/guides/a#b');
  expect(jest.mocked(ask).mock.lastCall?.[1]).toBe('Something else');
});

test('tells what it does with the text', () => {
  render(<ErrorDecoder />);
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('sent nowhere');
});

test('begins with a message that was handed over', async () => {
  history.replaceState({message: `error: ${closed}`}, '');
  render(<ErrorDecoder />);
  expect(field()).toHaveProperty('value', `error: ${closed}`);
  history.replaceState(null, '');
});

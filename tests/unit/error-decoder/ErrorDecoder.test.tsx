import {act, fireEvent, render, screen} from '@testing-library/react';
import {ErrorDecoder} from '@site/src/error-decoder/ErrorDecoder';

const field = (): HTMLElement => screen.getByLabelText('Error message');
const type = async (value: string): Promise<void> => {
  await act(async () => {
    fireEvent.change(field(), {target: {value}});
    await import('@site/src/error-decoder/decode/load');
  });
};

test('says in one sentence what a message is, and shows the rest with links', async () => {
  render(<ErrorDecoder />);
  expect(screen.getByRole('status').textContent).toBe('');
  await type("MoveAbort in 2nd command, abort code: 2, in '0x2::shop::buy' (instruction 10)");
  expect(screen.getByRole('status').textContent).toBe('sui::shop gave up with ESoldOut.');
  expect(screen.getByRole('link', {name: 'ESoldOut'}).getAttribute('href')).toBe('/references/framework/sui/shop#errors');
  expect(screen.getByText('2, counted from 1 (index 1)')).toBeTruthy();
  expect(screen.getByText('restock')).toBeTruthy();
});

test('shows the entries whose message it is', async () => {
  render(<ErrorDecoder />);
  await type('error: the shop is closed');
  expect(screen.getByRole('link', {name: 'Closed'}).getAttribute('href')).toBe('/references/errors/cli/setup#closed');
});

test('says that it knows nothing, and where to look', async () => {
  render(<ErrorDecoder />);
  await type('Something else');
  expect(screen.getByRole('status').textContent).toContain('Nothing in this reference');
  expect(screen.getAllByRole('link', {name: 'Move abort codes'}).length).toBeGreaterThan(0);
});

test('tells what it does with the text', () => {
  render(<ErrorDecoder />);
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('sent nowhere');
});

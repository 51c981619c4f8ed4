import {render, screen} from '@testing-library/react';
import {SampleNote} from '@site/src/code/SampleNote';

test('names the tool and links to the file', () => {
  render(<SampleNote label="Compiled with Sui Move" file="examples/a.move" href="https://example.org/a.move" />);
  expect(screen.getByText(/Compiled with Sui Move/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/a.move');
});

test('shows the file without a link where its address is not known', () => {
  render(<SampleNote file="examples/a.move" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('examples/a.move')).toBeTruthy();
});

test("shows a failing sample's code and message", () => {
  render(<SampleNote code="E04023" message="invalid method call" />);
  expect(screen.getByText(/on purpose \(E04023\)/)).toBeTruthy();
  expect(screen.getByText('invalid method call')).toBeTruthy();
});

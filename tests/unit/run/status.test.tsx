import {Status} from '@site/src/run/panel/Status';
import {fireEvent, render, screen} from '@testing-library/react';

const stop = jest.fn();

test('there is a button where there is something to stop, after what is said', () => {
  const {rerender} = render(<Status text="Building" stop={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Status text="Still running" stop={stop} />);
  const button = screen.getByRole('button', {name: 'Stop'});
  expect(screen.getByRole('status').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('the focus goes from the button that is gone to what is said', () => {
  const {rerender} = render(<Status text="Still running" stop={stop} />);
  screen.getByRole('button').focus();
  rerender(<Status text="Stopped." stop={undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('the focus stays where it is otherwise', () => {
  const {rerender} = render(<Status text="Still running" stop={stop} />);
  rerender(<Status text="The test passed." stop={undefined} />);
  expect(document.activeElement).toBe(document.body);
});

import {Solution} from '@site/src/tutorial/Solution';
import {render, screen} from '@testing-library/react';

test('a solution is closed until a reader opens it', () => {
  render(
    <Solution>
      <p>Call next_tx before you take the packet.</p>
    </Solution>,
  );
  const details = screen.getByText('Solution').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toBe('SolutionCall next_tx before you take the packet.');
});

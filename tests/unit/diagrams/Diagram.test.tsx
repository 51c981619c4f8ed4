import {render, screen} from '@testing-library/react';
import {Diagram} from '@site/src/diagrams/Diagram';

test('shows the picture under its text alternative, with the title as caption', () => {
  render(<Diagram title="Kinds of owners" svg='<svg role="img" aria-label="Four kinds"></svg>' />);
  expect(screen.getByRole('img', {name: 'Four kinds'})).toBeTruthy();
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Kinds of owners');
});

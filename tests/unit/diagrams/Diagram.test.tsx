import {render, screen} from '@testing-library/react';
import {Diagram} from '@site/src/diagrams/Diagram';
import '../../lib/no-resize-observer';

test('shows the picture under its text alternative, with the title as caption', () => {
  render(<Diagram title="Kinds of owners" svg='<svg role="img" aria-label="Four kinds"></svg>' />);
  expect(screen.getByRole('img', {name: 'Four kinds'})).toBeTruthy();
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Kinds of owners');
});

test('has a button that opens it larger, before the title, which HTML wants last', () => {
  render(<Diagram title="Kinds of owners" svg="" />);
  expect(screen.getByRole('figure').lastElementChild?.previousElementSibling).toBe(screen.getByRole('button', {name: 'Open larger'}));
});

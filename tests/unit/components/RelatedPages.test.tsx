import {render, screen} from '@testing-library/react';
import {RelatedPages} from '@site/src/components/RelatedPages';

test('lists pages with title and description from the registry', () => {
  render(<RelatedPages ids={['guides/a', 'guides/b']} />);
  expect(screen.getByRole('navigation', {name: 'Related pages'})).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Title of guides/a', 'Title of guides/b']);
});

import {render, screen} from '@testing-library/react';
import {SiteSearch} from '@site/src/search/SiteSearch';

test('is a plain form to the results page, below the base URL', () => {
  render(<SiteSearch />);
  expect(screen.getByRole('search').getAttribute('action')).toBe('/base/search');
  expect(screen.getByRole('searchbox', {name: 'Search the docs'}).getAttribute('name')).toBe('q');
});

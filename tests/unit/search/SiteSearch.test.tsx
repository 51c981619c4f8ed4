import {render, screen} from '@testing-library/react';
import {SiteSearch} from '@site/src/search/SiteSearch';
import {queries} from '../../search/queries';

test('is a plain form to the results page, below the base URL', () => {
  render(<SiteSearch />);
  expect(screen.getByRole('search').getAttribute('action')).toBe('/base/search');
  expect(screen.getByRole('searchbox', {name: 'Search the docs'}).getAttribute('name')).toBe('q');
});

test('each query that the field proposes is one of those that are known to find their page', () => {
  render(<SiteSearch />);
  const proposed = screen.getByRole<HTMLInputElement>('searchbox').placeholder.replace('…', '').split(', ');
  const known = Object.values(queries).flatMap((rows) => rows.map(([query]) => query));
  expect(known).toEqual(expect.arrayContaining(proposed));
});

import {act, fireEvent, render, screen} from '@testing-library/react';
import {PageFinder} from '@site/src/registry/PageFinder';

const type = (value: string): void => {
  fireEvent.change(screen.getByLabelText('Page id'), {target: {value}});
};

test('fetches the registry when the reader types, and shows the entry of the id', async () => {
  render(<PageFinder />);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => {
    type('guides/b');
  });
  const link = screen.getByRole('link', {name: 'Title of guides/b'});
  expect(link.getAttribute('href')).toBe('/b');
  expect(screen.getByText('Description of guides/b.')).toBeTruthy();
  expect(screen.getByText('guidesSidebar')).toBeTruthy();
});

test('says that no page has an id, and suggests those that contain it', async () => {
  const {container} = render(<PageFinder />);
  type('uides');
  expect((await screen.findByText('uides')).closest('p')?.textContent).toBe('No page has the id uides.');
  expect([...container.querySelectorAll('option')].map(({value}) => value)).toEqual(['guides', 'guides/a', 'guides/b']);
});

test('a name of every object is no id', async () => {
  render(<PageFinder />);
  type('constructor');
  expect((await screen.findByText('constructor')).closest('p')?.textContent).toContain('No page has the id');
});

test('a snippet is in the registry, without a sidebar', async () => {
  render(<PageFinder />);
  type('snippets/note');
  await screen.findByRole('link', {name: 'Title of snippets/note'});
  expect(screen.getByText('none')).toBeTruthy();
});

import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {PageCard, PageCards} from '@site/src/registry/PageCards';
import {KnownPages} from '@site/src/registry/KnownPages';
import registry from '../../fixtures/stubs/registry';

const pages = JSON.stringify(Object.values(registry).filter(({id}) => !id.startsWith('snippets/')));

/** Draws something on a page that knows the registry's pages. */
const draw = (element: ReactNode): void => {
  render(<KnownPages pages={pages}>{element}</KnownPages>);
};

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('shows title and description of the registry, in the order asked for', () => {
  draw(<PageCards ids={['guides/b', 'guides/a']} />);
  expect(links()).toEqual(['/b', '/guides/a']);
  expect(screen.getByText('Description of guides/a.')).toBeTruthy();
});

test('takes every page below a prefix, but neither the prefix itself nor snippets', () => {
  draw(<PageCards prefix="guides" />);
  expect(links()).toEqual(['/guides/a', '/b']);
});

test('shows one page', () => {
  draw(<PageCard id="guides" />);
  expect(links()).toEqual(['/guides']);
});

const quietly =
  (run: () => void): (() => void) =>
  () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      run();
    } finally {
      log.mockRestore();
    }
  };

test('an id that its page did not bring along throws and names the page that asked', () => {
  expect(
    quietly(() => {
      draw(<PageCards ids={['guides/none']} />);
    }),
  ).toThrow('The page at /asking-page asks for the page id "guides/none"');
});

test.each(['nothing', 'snippets'])('a prefix without listed pages throws: %s', (prefix) => {
  expect(
    quietly(() => {
      draw(<PageCards prefix={prefix} />);
    }),
  ).toThrow(`asks for pages below "${prefix}"`);
});

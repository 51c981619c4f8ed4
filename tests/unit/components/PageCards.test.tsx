import {render, screen} from '@testing-library/react';
import {PageCard, PageCards} from '@site/src/components/PageCards';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('shows title and description of the registry, in the order asked for', () => {
  render(<PageCards ids={['guides/b', 'guides/a']} />);
  expect(links()).toEqual(['/b', '/guides/a']);
  expect(screen.getByText('Description of guides/a.')).toBeTruthy();
});

test('takes every page below a prefix, but neither the prefix itself nor snippets', () => {
  render(<PageCards prefix="guides" />);
  expect(links()).toEqual(['/guides/a', '/b']);
});

test('shows one page', () => {
  render(<PageCard id="guides" />);
  expect(links()).toEqual(['/guides']);
});

const quietly =
  (draw: () => void): (() => void) =>
  () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      draw();
    } finally {
      log.mockRestore();
    }
  };

test('an unknown id throws and names the page that asked', () => {
  expect(quietly(() => render(<PageCards ids={['guides/none']} />))).toThrow('The page at /asking-page asks for the page id "guides/none"');
});

test.each(['nothing', 'snippets'])('a prefix without listed pages throws: %s', (prefix) => {
  expect(quietly(() => render(<PageCards prefix={prefix} />))).toThrow(`asks for pages below "${prefix}"`);
});

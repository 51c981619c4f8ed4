import {render, screen} from '@testing-library/react';
import {ObjectsPicture} from '@site/src/site/home/ObjectsPicture';

/**
 * The numbers after "v", in the order in which the picture draws them: of each transaction's tiles,
 * one taken, then one returned.
 */
function versions(): number[] {
  const texts = Array.from(screen.getByRole('img').querySelectorAll('text'), ({textContent}) => textContent);
  return texts.flatMap((text) => /^v(\d+)$/.exec(text)?.[1] ?? []).map(Number);
}

test('has a name, and a description that tells each version drawn', () => {
  render(<ObjectsPicture />);
  const picture = screen.getByRole('img', {name: 'Transactions take objects and return new versions of them'});
  const described = picture.querySelector('desc')?.textContent ?? '';
  expect(picture.getAttribute('aria-describedby')).toBe(picture.querySelector('desc')?.id);
  for (const version of versions()) expect(described).toContain(`version ${version}`);
});

test('gives all objects of a transaction the version after the highest that it took', () => {
  render(<ObjectsPicture />);
  const [a = 0, afterA, b = 0, afterB, c = 0, afterC, d = 0, afterD] = versions();
  expect([afterA, afterB]).toEqual(Array(2).fill(Math.max(a, b) + 1));
  expect([afterC, afterD]).toEqual(Array(2).fill(Math.max(c, d) + 1));
});

test('has no style attribute, which the policy for content would not apply', () => {
  const {container} = render(<ObjectsPicture />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

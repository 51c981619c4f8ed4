import {fireEvent, render, screen} from '@testing-library/react';
import {Term} from '@site/src/components/Term';

const definition = 'A period in which the validators stay the same.';

function show(): HTMLElement {
  render(
    <Term id="epoch" definition={definition}>
      epochs
    </Term>,
  );
  return screen.getByRole('link', {name: 'epochs'});
}

const isOpen = (): boolean => screen.queryByText(definition) !== null;

test('is a link to the glossary, and closed', () => {
  expect(show().getAttribute('href')).toBe('/sui-glossary#epoch');
  expect(isOpen()).toBe(false);
});

test('pointing at it shows the definition, leaving hides it', () => {
  const link = show();
  fireEvent.mouseEnter(link);
  expect(isOpen()).toBe(true);
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(definition);
  fireEvent.mouseLeave(link);
  expect(isOpen()).toBe(false);
});

test('focus shows it, Escape hides it', () => {
  const link = show();
  fireEvent.focus(link);
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(link, {key: 'Escape'});
  expect(isOpen()).toBe(false);
});

test('going on to the link in the box keeps it open, going elsewhere does not', () => {
  const link = show();
  fireEvent.focus(link);
  fireEvent.blur(link, {relatedTarget: screen.getByRole('link', {name: 'Glossary'})});
  expect(isOpen()).toBe(true);
  fireEvent.blur(screen.getByRole('link', {name: 'Glossary'}), {relatedTarget: document.body});
  expect(isOpen()).toBe(false);
});

test('scrolling hides it', () => {
  fireEvent.mouseEnter(show());
  fireEvent.scroll(window);
  expect(isOpen()).toBe(false);
});

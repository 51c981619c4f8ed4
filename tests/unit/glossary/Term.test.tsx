import {fireEvent, render, screen} from '@testing-library/react';
import {Term} from '@site/src/glossary/Term';

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

test('pointing at it shows the definition, leaving hides it', async () => {
  const link = show();
  fireEvent.mouseEnter(link);
  await screen.findByText(definition);
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(definition);
  fireEvent.mouseLeave(link);
  expect(isOpen()).toBe(false);
});

test('focus shows it, Escape hides it', async () => {
  const link = show();
  fireEvent.focus(link);
  await screen.findByText(definition);
  fireEvent.keyDown(link, {key: 'Escape'});
  expect(isOpen()).toBe(false);
});

test('going on to the link in the box keeps it open, going elsewhere does not', async () => {
  const link = show();
  fireEvent.focus(link);
  await screen.findByText(definition);
  fireEvent.blur(link, {relatedTarget: screen.getByRole('link', {name: 'Glossary'})});
  expect(isOpen()).toBe(true);
  fireEvent.blur(screen.getByRole('link', {name: 'Glossary'}), {relatedTarget: document.body});
  expect(isOpen()).toBe(false);
});

test('a tap elsewhere hides it, one inside does not', async () => {
  fireEvent.mouseEnter(show());
  await screen.findByText(definition);
  fireEvent.pointerDown(screen.getByText(definition));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test('is placed inside the window, under the word or above it', async () => {
  const link = show();
  const frame = link.parentElement;
  let word = {left: 900, top: 740, bottom: 760};
  if (!frame) throw new Error('the link has no frame');
  frame.getClientRects = () => [word] as unknown as DOMRectList;
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  fireEvent.mouseEnter(link);
  const box = (await screen.findByText(definition)).parentElement?.parentElement;
  if (!box) throw new Error('the definition has no box');
  box.getBoundingClientRect = () => ({width: 300, height: 100}) as DOMRect;
  fireEvent.scroll(window);
  expect([box.style.left, box.style.top]).toEqual(['712px', '640px']);
  word = {left: 900, top: 80, bottom: 100};
  fireEvent.scroll(window);
  expect(box.style.top).toBe('100px');
});

import {scrollWhenTall} from '@site/src/lib/scroll-when-tall';

/** The window of a page whose content grows when a test says so. */
let tallest = 0;
let grow: ((to: number) => void) | undefined;

class Observer {
  constructor(callback: () => void) {
    grow = (to) => {
      tallest = to;
      callback();
    };
  }
  observe(): void {
    expect(grow).toBeDefined();
  }
  disconnect(): void {
    grow = undefined;
  }
}

beforeEach(() => {
  tallest = 0;
  grow = undefined;
  Object.assign(globalThis, {ResizeObserver: Observer});
  Object.defineProperty(window, 'scrollY', {value: 0, writable: true});
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.assign(window, {scrollY: Math.min(options.top ?? 0, tallest)});
  }) as typeof window.scrollTo;
});

const done = jest.fn();
beforeEach(() => done.mockClear());

test('scrolls at once where there is room', () => {
  tallest = 900;
  scrollWhenTall(400, document.body, done);
  expect(window.scrollY).toBe(400);
  expect(done).toHaveBeenCalledTimes(1);
  expect(grow).toBeUndefined();
});

test('goes as far as it can, and on as the content grows', () => {
  tallest = 100;
  scrollWhenTall(400, document.body, done);
  expect(window.scrollY).toBe(100);
  grow?.(300);
  expect(window.scrollY).toBe(300);
  expect(done).not.toHaveBeenCalled();
  grow?.(900);
  expect(window.scrollY).toBe(400);
  expect(done).toHaveBeenCalledTimes(1);
  expect(grow).toBeUndefined();
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('leaves the page to the reader at the first %s', (event) => {
  scrollWhenTall(400, document.body, done);
  window.dispatchEvent(new Event(event));
  expect(done).toHaveBeenCalledTimes(1);
  expect(grow).toBeUndefined();
  window.dispatchEvent(new Event(event));
  expect(done).toHaveBeenCalledTimes(1);
});

test('gives up when told, without a word', () => {
  const giveUp = scrollWhenTall(400, document.body, done);
  giveUp();
  expect(grow).toBeUndefined();
  window.dispatchEvent(new Event('wheel'));
  expect(done).not.toHaveBeenCalled();
});

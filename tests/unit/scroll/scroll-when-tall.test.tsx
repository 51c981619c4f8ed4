import {scrollWhenTall} from '@site/src/scroll/scroll-when-tall';

/** The window of a page whose content grows, and which is painted, when a test says so. */
let tallest = 0;
let grow: ((to: number) => void) | undefined;
let frames: (() => void)[] = [];
const paint = (): void => {
  for (const frame of frames.splice(0)) frame();
};

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
  frames = [];
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    cancelAnimationFrame: (handle: number) => frames.splice(handle - 1, 1),
  });
  Object.defineProperty(window, 'scrollY', {value: 0, writable: true});
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.assign(window, {scrollY: Math.min(options.top ?? 0, tallest)});
  }) as typeof window.scrollTo;
});

const done = jest.fn();
beforeEach(() => done.mockClear());

test('scrolls at once where there is room, and is done when it has stayed there', () => {
  tallest = 900;
  scrollWhenTall(400, document.body, done);
  expect(window.scrollY).toBe(400);
  paint();
  expect(done).not.toHaveBeenCalled();
  paint();
  expect(done).toHaveBeenCalledTimes(1);
  expect(grow).toBeUndefined();
});

test('comes back where the browser goes elsewhere in the first frame', () => {
  tallest = 900;
  scrollWhenTall(400, document.body, done);
  Object.assign(window, {scrollY: 150});
  paint();
  paint();
  expect(window.scrollY).toBe(400);
  expect(done).not.toHaveBeenCalled();
  paint();
  paint();
  expect(done).toHaveBeenCalledTimes(1);
});

test('goes as far as it can, and on as the content grows', () => {
  tallest = 100;
  scrollWhenTall(400, document.body, done);
  expect(window.scrollY).toBe(100);
  grow?.(300);
  paint();
  paint();
  expect(window.scrollY).toBe(300);
  expect(done).not.toHaveBeenCalled();
  grow?.(900);
  paint();
  paint();
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
  tallest = 900;
  const giveUp = scrollWhenTall(400, document.body, done);
  giveUp();
  expect(grow).toBeUndefined();
  window.dispatchEvent(new Event('wheel'));
  paint();
  paint();
  expect(done).not.toHaveBeenCalled();
});

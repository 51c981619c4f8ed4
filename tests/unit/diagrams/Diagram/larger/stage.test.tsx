import {stageOf, type Stage} from '@site/src/diagrams/Diagram/larger/stage';

const drawing = {width: 400, height: 200};

/** The window's size, which jsdom does not lay out. */
let size = {width: 0, height: 0};
let tell: () => void;
let svg: SVGSVGElement;
let stage: Stage;

/** The scale, and what stands in the middle of the window. */
function shown(): {scale: number; middle: number[]} {
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const [scale = 0, ...middle] = [size.width / width, x + width / 2, y + height / 2].map((each) => Number(each.toFixed(6)));
  return {scale, middle};
}

function resize(width: number, height: number): void {
  size = {width, height};
  tell();
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(listener: () => void) {
      tell = listener;
    }
    observe(): void {
      // The tests say when the size has changed.
    }
    unobserve(): void {
      // Nothing to stop.
    }
    disconnect(): void {
      // Nothing to stop.
    }
  } as unknown as typeof ResizeObserver;
});

beforeEach(() => {
  size = {width: 800, height: 800};
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 400 200');
  Object.assign(svg, {getBoundingClientRect: () => ({left: 0, top: 0, ...size})});
  stage = stageOf(svg, drawing);
  stage.fit();
});

test('all of the drawing is shown, and still is when the size changes', () => {
  expect(shown()).toEqual({scale: 1.88, middle: [200, 100]});
  resize(400, 800);
  expect(shown()).toEqual({scale: 0.94, middle: [200, 100]});
});

test.each([
  [
    'zoomed',
    () => {
      stage.zoom(2, {x: 300, y: 300});
    },
  ],
  [
    'moved',
    () => {
      stage.move({x: 60, y: -30});
    },
  ],
])('what the reader %s to stays when the size is told or changes', (_how, act) => {
  act();
  const before = shown();
  tell();
  expect(shown()).toEqual(before);
  resize(500, 700);
  expect(shown()).toEqual(before);
});

test('after the reader asked for all of it again, it is fitted to each size', () => {
  stage.zoom(2);
  stage.fit();
  resize(400, 800);
  expect(shown()).toEqual({scale: 0.94, middle: [200, 100]});
});

test('a closed window, which has no size, changes nothing', () => {
  const before = svg.getAttribute('viewBox');
  resize(0, 0);
  expect(svg.getAttribute('viewBox')).toBe(before);
});

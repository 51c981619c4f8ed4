import {fit, moved, zoomed, type Size, type View} from './view';

interface Point {
  x: number;
  y: number;
}

/** A drawing in a window of its own, which shows a part of it. */
export interface Stage {
  move: (by: Point) => void;
  /** Zooms around a point of the screen; without one, around the window's middle. */
  zoom: (factor: number, at?: Point) => void;
  /**
   * Shows all of the drawing, and goes on doing so when the window's size changes, until the reader
   * moves or zooms.
   */
  fit: () => void;
}

/**
 * Lets an `<svg>` show a part of its drawing, from `fit` on. When its size changes, what the reader
 * moved or zoomed to stays in the middle, as large as it was.
 *
 * @param svg in the page, as large as its window
 * @param drawing the size of what it shows, in its own units
 */
export function stageOf(svg: SVGSVGElement, drawing: Size): Stage {
  const {x: left, y: top} = svg.viewBox.baseVal;
  let view: View = {scale: 1, x: 0, y: 0};
  /** Of the window, when it last showed something. */
  let size: Size = {width: 0, height: 0};
  let isFitted = true;
  const show = (next: View, window: Size): void => {
    view = next;
    size = window;
    svg.setAttribute('viewBox', [left + view.x, top + view.y, size.width / view.scale, size.height / view.scale].join(' '));
  };
  const stage: Stage = {
    move: (by) => {
      const box = svg.getBoundingClientRect();
      isFitted = false;
      show(moved(view, by, drawing, box), box);
    },
    zoom: (factor, at) => {
      const box = svg.getBoundingClientRect();
      const point = at ? {x: at.x - box.left, y: at.y - box.top} : {x: box.width / 2, y: box.height / 2};
      isFitted = false;
      show(zoomed(view, factor, point, drawing, box), box);
    },
    fit: () => {
      const box = svg.getBoundingClientRect();
      isFitted = true;
      show(fit(drawing, box), box);
    },
  };
  new ResizeObserver(() => {
    const box = svg.getBoundingClientRect();
    // It has no size any more when its dialog is closed.
    if (box.width === 0) return;
    if (isFitted) stage.fit();
    else show(moved(view, {x: (box.width - size.width) / 2, y: (box.height - size.height) / 2}, drawing, box), box);
  }).observe(svg);
  return stage;
}

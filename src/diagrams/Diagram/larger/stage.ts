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
  fit: () => void;
}

/**
 * Lets an `<svg>` show a part of its drawing. It begins with all of it, and does so again when its size changes.
 *
 * @param svg in the page, as large as its window
 * @param drawing the size of what it shows, in its own units
 */
export function stageOf(svg: SVGSVGElement, drawing: Size): Stage {
  const {x: left, y: top} = svg.viewBox.baseVal;
  let view: View = {scale: 1, x: 0, y: 0};
  const show = (next: View): void => {
    view = next;
    const {width, height} = svg.getBoundingClientRect();
    svg.setAttribute('viewBox', [left + view.x, top + view.y, width / view.scale, height / view.scale].join(' '));
  };
  const stage: Stage = {
    move: (by) => {
      show(moved(view, by, drawing, svg.getBoundingClientRect()));
    },
    zoom: (factor, at) => {
      const box = svg.getBoundingClientRect();
      const point = at ? {x: at.x - box.left, y: at.y - box.top} : {x: box.width / 2, y: box.height / 2};
      show(zoomed(view, factor, point, drawing, box));
    },
    fit: () => {
      show(fit(drawing, svg.getBoundingClientRect()));
    },
  };
  new ResizeObserver(([entry]) => {
    // It has no size any more when its dialog is closed.
    if (entry && entry.contentRect.width > 0) stage.fit();
  }).observe(svg);
  return stage;
}

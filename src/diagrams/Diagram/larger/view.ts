/**
 * A width and a height: of a drawing in its own units, or of the window that shows it in pixels.
 */
export interface Size {
  width: number;
  height: number;
}

/**
 * The part of a drawing that its window shows: pixels for each unit, and what stands in the
 * window's top left corner.
 */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Larger than this a small drawing looks coarse when it opens. */
const largestFit = 2.5;
const largest = 8;
const share = 0.94;

const fitScale = (drawing: Size, stage: Size): number =>
  Math.min(largestFit, share * Math.min(stage.width / drawing.width, stage.height / drawing.height));

/** All of a drawing, in the middle of its window. */
export function fit(drawing: Size, stage: Size): View {
  const scale = fitScale(drawing, stage);
  return {scale, x: (drawing.width - stage.width / scale) / 2, y: (drawing.height - stage.height / scale) / 2};
}

/** A coordinate at which the window still shows the drawing's middle. */
const kept = (start: number, shown: number, length: number): number => Math.min(Math.max(start, length / 2 - shown), length / 2);

/** The same view, moved so that the drawing does not leave its window. */
function within(view: View, drawing: Size, stage: Size): View {
  const {scale, x, y} = view;
  return {scale, x: kept(x, stage.width / scale, drawing.width), y: kept(y, stage.height / scale, drawing.height)};
}

/** The view after the drawing was moved by so many pixels of the window. */
export const moved = (view: View, by: {x: number; y: number}, drawing: Size, stage: Size): View =>
  within({...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale}, drawing, stage);

/**
 * The view after zooming by a factor, from half of what fits on; what stands at a point of the
 * window stays there.
 */
export function zoomed(view: View, factor: number, at: {x: number; y: number}, drawing: Size, stage: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, fitScale(drawing, stage) / 2), largest);
  const corner = (start: number, point: number): number => start + point / view.scale - point / scale;
  return within({scale, x: corner(view.x, at.x), y: corner(view.y, at.y)}, drawing, stage);
}

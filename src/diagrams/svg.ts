import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Drawing, Shape} from './drawing';

/** Half of the thickest line. */
const margin = 1;

function classOf(shape: Shape): string {
  const words = shape.kind === 'text' ? ['text', shape.strong && 'strong', shape.halo && 'halo'] : [shape.part, shape.dashed && 'dashed'];
  return [...words, shape.emphasis].filter(Boolean).join(' ');
}

/**
 * A text says its size where it is not that of the drawing, and its anchor where it is not the
 * middle.
 */
function textOf(shape: Extract<Shape, {kind: 'text'}>, size: number, key: number): ReactElement {
  const own = {...(shape.size === size ? {} : {fontSize: shape.size}), ...(shape.anchor === 'middle' ? {} : {textAnchor: shape.anchor})};
  return createElement('text', {key, className: classOf(shape), x: shape.x, y: shape.y, ...own}, shape.text.trim());
}

function element(shape: Shape, size: number, key: number): ReactElement {
  const className = classOf(shape);
  switch (shape.kind) {
    case 'rect':
      return createElement('rect', {key, className, x: shape.x, y: shape.y, width: shape.width, height: shape.height, rx: 6});
    case 'ellipse':
      return createElement('ellipse', {key, className, cx: shape.cx, cy: shape.cy, rx: shape.rx, ry: shape.ry});
    case 'path':
      return createElement('path', {key, className, d: shape.d});
    case 'text':
      return textOf(shape, size, key);
  }
}

/**
 * A drawing as the markup of an `<svg>` whose colours come from the page's style sheet.
 *
 * @param alt says what the picture shows, for readers who do not see it
 * @param size of most of its text
 * @param className for the style sheet, which shows one of a diagram's drawings
 */
export function svgOf({width, height, shapes}: Drawing, alt: string, size: number, className?: string): string {
  const [w, h] = [Math.ceil(width) + 2 * margin, Math.ceil(height) + 2 * margin];
  const box = {width: w, height: h, viewBox: `${-margin} ${-margin} ${w} ${h}`};
  return renderToStaticMarkup(
    createElement(
      'svg',
      {role: 'img', 'aria-label': alt, className, fontSize: size, textAnchor: 'middle', ...box},
      ...shapes.map((shape, key) => element(shape, size, key)),
    ),
  );
}

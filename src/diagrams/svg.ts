import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Drawing, Shape} from './drawing';

const margin = 2;

function classOf(shape: Shape): string {
  const words = shape.kind === 'text' ? ['text', shape.strong && 'strong', shape.halo && 'halo'] : [shape.part, shape.dashed && 'dashed'];
  return [...words, shape.emphasis].filter(Boolean).join(' ');
}

function element(shape: Shape, key: number): ReactElement {
  const className = classOf(shape);
  switch (shape.kind) {
    case 'rect':
      return createElement('rect', {key, className, x: shape.x, y: shape.y, width: shape.width, height: shape.height, rx: 6});
    case 'ellipse':
      return createElement('ellipse', {key, className, cx: shape.cx, cy: shape.cy, rx: shape.rx, ry: shape.ry});
    case 'path':
      return createElement('path', {key, className, d: shape.d});
    case 'text':
      return createElement('text', {key, className, x: shape.x, y: shape.y, textAnchor: shape.anchor, fontSize: shape.size}, shape.text);
  }
}

/**
 * A drawing as the markup of an `<svg>` whose colours come from the page's style sheet.
 *
 * @param alt says what the picture shows, for readers who do not see it
 */
export function svgOf({width, height, shapes}: Drawing, alt: string): string {
  const [w, h] = [Math.ceil(width) + 2 * margin, Math.ceil(height) + 2 * margin];
  return renderToStaticMarkup(
    createElement(
      'svg',
      {role: 'img', 'aria-label': alt, width: w, height: h, viewBox: `${-margin} ${-margin} ${w} ${h}`},
      ...shapes.map(element),
    ),
  );
}

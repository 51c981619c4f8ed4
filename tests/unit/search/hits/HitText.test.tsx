import type {Hit} from '@site/src/search/engine/hit';
import {HitDetails, Marked, placeOf} from '@site/src/search/hits/HitText';
import {renderToStaticMarkup} from 'react-dom/server';

const hit: Hit = {
  id: 1,
  route: '/references/framework/sui/coin',
  anchor: '#fun-split',
  title: {text: 'sui::coin', marks: []},
  heading: {text: 'split', marks: []},
  trail: ['References', 'Framework'],
  excerpt: {text: 'Takes a coin apart.', marks: [[8, 12]]},
};

test('marks stand where the query was found, and text is no markup', () => {
  const text = {
    text: 'a <b> of b',
    marks: [
      [2, 5],
      [9, 10],
    ] as [number, number][],
  };
  const drawn = renderToStaticMarkup(<Marked {...text} />).replace(/<\/?span>/g, '');
  expect(drawn).toBe('a <mark>&lt;b&gt;</mark> of <mark>b</mark>');
});

test('a hit inside a page stands below the page, and the beginning of a page below its category', () => {
  expect(placeOf(hit)).toBe('References › Framework › sui::coin');
  const top = {...hit};
  delete top.heading;
  expect(placeOf(top)).toBe('References › Framework');
  expect(placeOf({...hit, heading: hit.title})).toBe('References › Framework');
});

test('shows the kind and the excerpt', () => {
  const drawn = renderToStaticMarkup(<HitDetails hit={hit} />);
  expect(drawn).toContain('<span class="search-kind">Move</span>');
  expect(drawn).toContain('<mark>coin</mark>');
  expect(drawn).not.toContain('search-signature');
});

test('shows the declaration in the place of the excerpt, and nothing where there is neither', () => {
  const declared = renderToStaticMarkup(<HitDetails hit={{...hit, signature: {text: 'public fun split<T>()', marks: []}}} />);
  expect(declared).toContain('search-signature');
  expect(declared).toContain('public fun split&lt;T&gt;()');
  expect(declared).not.toContain('Takes a');
  expect(renderToStaticMarkup(<HitDetails hit={{...hit, excerpt: {text: '', marks: []}}} />)).not.toContain('search-excerpt');
});

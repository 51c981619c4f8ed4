import type {Transfer} from '@site/src/lib/serve-compressed';
import {weightOf} from '@site/src/weigh/weight';

const transfer = (mediaType: string, bytes: number, prefetch = false): Transfer => ({path: '/', status: 200, mediaType, bytes, prefetch});

test('a visit is added up by kind, with prefetches in a column of their own', () => {
  const visit = [
    transfer('text/html', 100),
    transfer('application/javascript', 200),
    transfer('text/javascript', 30),
    transfer('text/css', 40),
    transfer('font/woff2', 5),
    transfer('image/svg+xml', 6),
    transfer('application/json', 7),
    transfer('', 1),
    transfer('application/javascript', 7000, true),
    transfer('text/html', 800, true),
  ];
  expect(weightOf(visit)).toEqual({requests: 8, html: 100, css: 40, javascript: 230, fonts: 5, other: 14, total: 389, prefetch: 7800});
  expect(weightOf([])).toEqual({requests: 0, html: 0, css: 0, javascript: 0, fonts: 0, other: 0, total: 0, prefetch: 0});
});

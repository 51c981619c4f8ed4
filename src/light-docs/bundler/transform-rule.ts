import path from 'node:path';

/** File of the loader that passes a file through a function. */
const loader = path.join(__dirname, 'transform-loader.cjs');

/** A bundler's rule that passes files through a function. */
export const transformRule = (test: RegExp, transform: (source: string) => string) => ({
  test,
  enforce: 'pre' as const,
  use: [{loader, options: {transform}}],
});

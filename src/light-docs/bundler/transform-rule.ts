import path from 'node:path';

/** A bundler's rule that passes files through a function. */
export const transformRule = (test: RegExp, transform: (source: string) => string) => ({
  test,
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, 'transform-loader.cjs'), options: {transform}}],
});

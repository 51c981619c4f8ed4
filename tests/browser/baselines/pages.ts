/**
 * The pages that are compared with their baselines: a name, which is that of the files, and the
 * route. They are few, and such whose first screen rarely changes: each edit of an introduction
 * would ask for new pictures.
 */
export const baselinePages = {
  home: '/',
  framework: '/references/framework/sui/coin',
  'not-found': '/no-such-page',
} as const;

/** The windows that pages are drawn in. */
export const baselineSizes = {desktop: {width: 1440, height: 900}, phone: {width: 390, height: 844}} as const;

export const baselineModes = ['light', 'dark'] as const;

/** The file of a page's picture, without a folder. */
export const fileOf = (name: string, size: string, mode: string): string => `${name}-${size}-${mode}.png`;

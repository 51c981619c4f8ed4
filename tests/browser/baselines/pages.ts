/** The pages that are compared with their baselines: a name, which is that of the files, and the route. */
export const baselinePages = {
  home: '/',
  landing: '/guides',
  guide: '/guides/developer/getting-started/connect',
  tutorial: '/guides/developer/first-app/write-package',
  concept: '/concepts/sui-architecture/transaction-lifecycle',
  standard: '/standards/kiosk',
  operator: '/guides/operator/sui-full-node',
  framework: '/references/framework/sui/coin',
  cli: '/references/cli/client/payments',
  'not-found': '/no-such-page',
} as const;

/** The windows that pages are drawn in. */
export const baselineSizes = {desktop: {width: 1440, height: 900}, phone: {width: 390, height: 844}} as const;

export const baselineModes = ['light', 'dark'] as const;

/** The file of a page's picture, without a folder. */
export const fileOf = (name: string, size: string, mode: string): string => `${name}-${size}-${mode}.png`;

/** What the build writes into a page that leads on from an old address. */
export const forwardingTexts = {
  'old-addresses.moved': 'This page has moved to {page}.',
};

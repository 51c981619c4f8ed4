/**
 * Where the built site will stand. A deployment sets both variables; without them the site is built for the
 * address that `npm run serve` answers at.
 */
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';
export const baseUrl = process.env.BASE_URL ?? '/';

export const title = 'Sui Docs';
export const tagline = 'Guides, concepts, standards and references for building on Sui';

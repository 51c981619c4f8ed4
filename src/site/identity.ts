import {addressOf, basePathOf, mailOf, originOf} from './variables';

/**
 * Where the built site will stand. A deployment sets both variables; without them the site is built
 * for the address that `npm run serve` answers at.
 */
export const siteUrl = originOf('SITE_URL', process.env.SITE_URL) ?? 'http://localhost:3000';
export const baseUrl = basePathOf('BASE_URL', process.env.BASE_URL) ?? '/';

const {REPOSITORY_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY} = process.env;

/**
 * The repository on the web, for links to sample files. Builds on GitHub know it; others set
 * REPOSITORY_URL, or have no links.
 */
export const repositoryUrl =
  addressOf('REPOSITORY_URL', REPOSITORY_URL) ??
  (GITHUB_SERVER_URL !== undefined && GITHUB_REPOSITORY !== undefined ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : undefined);

/**
 * Where readers report mistakes by mail; without it they open an issue in the repository, or keep a
 * report as a file.
 */
export const reportMail = mailOf('REPORT_MAIL', process.env.REPORT_MAIL);

export const title = 'Sui Docs';
export const tagline = 'Guides, concepts, standards and references for building on Sui';

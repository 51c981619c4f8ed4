/**
 * Test files that `npm test` leaves to `npm run test:all`, which runs every night and before a deployment, each with the reason.
 * `npm run jest -- FILE` runs any of them.
 *
 * @type {readonly {file: string, reason: string}[]}
 */
module.exports = [
  {file: 'tests/browser/engines.test.ts', reason: 'Firefox and WebKit, which have to be installed'},
  {file: 'tests/browser/baselines.test.ts', reason: 'pictures of pages, which a change of their words makes old'},
  {file: 'tests/browser/dev-server.test.ts', reason: 'a development server, which compiles the site anew'},
  {file: 'tests/browser/landing/every-page.test.ts', reason: 'every control of every kind of page, on each screen and with the keyboard'},
  {file: 'tests/site/docusaurus-changes.test.ts', reason: 'builds against a changed Docusaurus, which only an upgrade is'},
  {file: 'tests/site/hosting.test.ts', reason: 'nginx, Caddy and Apache, which have to be installed, and every address on each host'},
  {file: 'tests/site/keep-assets.test.ts', reason: 'builds of two sites one after the other'},
  {file: 'tests/site/weight.test.ts', reason: 'the growth of pages, by builds of sites of many sizes'},
  {file: 'tests/site/whole-build.test.ts', reason: 'builds that are ended at many moments'},
];

/**
 * Test files that `npm test` leaves to `npm run test:all`, which runs every night and before a
 * deployment, each with the reason. `npm run jest -- FILE` runs any of them.
 *
 * @type {readonly {file: string, reason: string}[]}
 */
module.exports = [
  {
    file: 'tests/browser/accessibility-all.test.ts',
    reason: 'more kinds of pages, each on both screens; accessibility.test.ts has one of each on one',
  },
  {file: 'tests/browser/audit.test.ts', reason: 'the audit of pages, which is a tool of authors'},
  {file: 'tests/browser/author-components.test.ts', reason: 'the components of pages for authors; the others use them, too'},
  {file: 'tests/browser/app-pictures.test.ts', reason: 'pictures that come in view; a unit has what a page makes of them'},
  {file: 'tests/browser/engines.test.ts', reason: 'Firefox and WebKit, which have to be installed'},
  {file: 'tests/browser/baselines.test.ts', reason: 'pictures of pages, which a change of their words makes old'},
  {file: 'tests/browser/draw-app-pictures.test.ts', reason: 'pictures of the apps; that they are of these sources is checked each time'},
  {file: 'tests/browser/dev-server.test.ts', reason: 'a development server, which compiles the site anew'},
  {file: 'tests/browser/examples.test.ts', reason: 'example apps on a page of their own, whose archives downloads.test.ts bundles'},
  {file: 'tests/browser/faults/old-html.test.ts', reason: 'pages of an older build, which hosts and browsers may keep'},
  {file: 'tests/browser/faults/offline.test.ts', reason: 'sections that are saved and updated; a network that is away and comes back'},
  {file: 'tests/browser/faults/run.test.ts', reason: 'files of the compiler that do not come; units have what is said of each'},
  {
    file: 'tests/browser/faults/search.test.ts',
    reason: 'files of the index that come late or damaged; search.test.ts has those that are missing',
  },
  {file: 'tests/browser/faults/slow-page.test.ts', reason: 'pages that come late or not at all'},
  {file: 'tests/browser/looks.test.ts', reason: 'measures of lines, bars and boxes at many widths'},
  {
    file: 'tests/browser/run-packages.test.ts',
    reason: 'every package in the worker; run.test.ts runs one, and the stage samples all of them',
  },
  {
    file: 'tests/browser/run-scripts.test.ts',
    reason: 'every program in the worker; run-script.test.ts runs some, and the stage samples all',
  },
  {file: 'tests/browser/search-panel-looks.test.ts', reason: 'what axe finds in each state of the panel; search-panel.test.ts uses them'},
  {
    file: 'tests/browser/security-policy-all.test.ts',
    reason: 'pages that are read alone; security-policy.test.ts has those that are operated',
  },
  {file: 'tests/browser/weigh.test.ts', reason: 'the scales of budgets.test.ts, tried with pages of known weight'},
  {
    file: 'tests/browser/whole-archive.test.ts',
    reason: 'the archive of the whole site, served; offline.test.ts of the site lists its files',
  },
  {file: 'tests/browser/landing/every-page.test.ts', reason: 'every control of every kind of page, on each screen and with the keyboard'},
  {file: 'tests/browser/landing/returning.test.ts', reason: 'ways back over reloads and slow pages; links.test.ts goes there and back'},
  {file: 'tests/samples/downloads-all.test.ts', reason: 'every archive, of which downloads.test.ts builds some'},
  {file: 'tests/samples/runs/examples-apart.test.ts', reason: 'a process for each example; examples.test.ts runs them in one'},
  {file: 'tests/site/bad-input.test.ts', reason: 'a build for each moment at which one stops; build.test.ts has those of the bundler'},
  {file: 'tests/site/build-cache.test.ts', reason: 'builds with and without the cache, compared byte by byte'},
  {file: 'tests/site/docusaurus-changes.test.ts', reason: 'builds against a changed Docusaurus, which only an upgrade is'},
  {file: 'tests/site/errors-search.test.ts', reason: 'a search for every error'},
  {file: 'tests/site/html-all.test.ts', reason: 'every page, of which html.test.ts looks at two in each folder'},
  {file: 'tests/site/keep-assets.test.ts', reason: 'builds of two sites one after the other'},
  {file: 'tests/site/pseudo-locale.test.ts', reason: 'builds of a site in two languages; each text is looked for in the sources each time'},
  {file: 'tests/site/search-figures.test.ts', reason: 'some thousand queries, scored; search.test.ts has its table of them'},
  {file: 'tests/site/search-growth.test.ts', reason: 'what every query downloads, here and from an index of 1,000 long pages'},
  {
    file: 'tests/site/markdown-pages-all.test.ts',
    reason: 'the Markdown of every page, of which markdown-pages.test.ts looks at two in each folder',
  },
  {file: 'tests/unit/staleness/command.test.ts', reason: 'the command itself; options.test.ts and finding.test.ts have what it is made of'},
  {
    file: 'tests/unit/reference/errors/pages.test.ts',
    reason: 'every page of errors against every page that it links to, as the build checks',
  },
  {file: 'tests/unit/reference/same-twice.test.ts', reason: 'every generated page, made twice'},
  {
    file: 'tests/unit/run/runnable-packages.test.ts',
    reason: 'packages that are compiled to see which can run; every build does so',
  },
  {file: 'tests/unit/samples/move/overlay.test.ts', reason: 'every stand-in of the framework; the samples of pages use most of them'},
  {file: 'tests/unit/samples/move/overlay-signatures.test.ts', reason: 'the header of every stand-in, which only a new framework changes'},
  {file: 'tests/unit/samples/move/test-only-signatures.test.ts', reason: 'every test-only function, which only a new framework changes'},
];

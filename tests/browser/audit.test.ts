import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {faintOn} from '../../src/audit/checks/contrast';
import {recordMessages} from '../../src/audit/checks/messages';
import {overflowOn} from '../../src/audit/checks/overflow';
import {hiddenSidebarItemOn} from '../../src/audit/checks/sidebar';
import {smallTextOn} from '../../src/audit/checks/text-size';
import {auditPage, desktop} from '../../src/audit/visit';
import {followRequests} from '../../src/lib/browser/requests';
import {writeFileBelow} from '../../src/lib/write-files';
import {eventually} from '../lib/eventually';
import {newReader, origin} from './setup/reader';

/**
 * Pages that differ most in what they are made of; `npm run test:all` audits every page. Axe has
 * its own in accessibility.test.ts.
 */
const routes = [
  '/',
  '/guides/developer/first-app/write-package',
  '/concepts/sui-architecture/transaction-lifecycle',
  '/references/cli/client/payments',
  '/references/contribute/mdx-components',
  '/references/sui-api/sui-graphql/reference/types/objects/object',
];

test.each(routes)('%s has nothing that an audit finds', async (route) => {
  const {page} = await newReader({viewport: desktop});
  const record = {messages: recordMessages(page, origin), requests: followRequests(page)};
  const problems = await auditPage(page, record, `${origin}${route}`, {axe: false});
  expect(problems).toEqual([]);
});

const list = (current: number): string =>
  Array.from(
    {length: 80},
    (_, index) => `<li><a class="menu__link" href="#"${index === current ? ' aria-current="page"' : ''}>Page ${index}</a></li>`,
  ).join('');
const sidebar = (current: number): string =>
  `<div class="theme-doc-sidebar-container"><nav class="menu" style="height: 300px; overflow-y: auto"><ul>${list(current)}</ul></nav></div>`;
const contrast = (color: string): string => `${'<p>like others</p>'.repeat(20)}<p style="color: ${color}">different</p>`;

describe.each([
  [
    'overflow',
    overflowOn,
    '<p style="overflow-x: auto"><b style="display: block; width: 3000px">x</b></p>',
    '<p style="width: 3000px">x</p>',
    'p',
  ],
  ['sidebar', hiddenSidebarItemOn, sidebar(2), sidebar(70), 'the current item is at'],
  ['text size', smallTextOn, '<p>x</p><p hidden style="font-size: 8px">x</p>', '<p style="font-size: 11.5px">x</p>', 'p 11.5 px: "x"'],
  [
    'text in pictures',
    smallTextOn,
    '<svg viewBox="0 0 100 20" width="100"><text y="12" font-size="12">x</text></svg>',
    '<svg viewBox="0 0 100 20" width="50"><text y="12" font-size="12">x</text></svg>',
    'text 6.0 px',
  ],
  [
    'placeholders',
    faintOn,
    '<style>::placeholder { color: #666 }</style><input aria-label="x" placeholder="x">',
    '<style>::placeholder { color: #666; opacity: 0.8 }</style><input aria-label="x" placeholder="x">',
    'input has a contrast of 3.7 and needs 4.5',
  ],
  [
    'icons',
    faintOn,
    '<div style="background: #222; color: #888"><svg><path d="M0 0h9v9z" fill="currentColor" /></svg></div>',
    '<div style="background: #222"><svg><path d="M0 0h9v9z" /></svg></div>',
    'svg has a contrast of 1.3 and needs 3',
  ],
  [
    'axe',
    (page: Parameters<typeof overflowOn>[0]) => graveViolationsOn(page, {eachLookOnce: true}),
    contrast('#333'),
    contrast('#bbb'),
    'color-contrast',
  ],
] as const)('the check of %s', (_name, check, good, bad, words) => {
  test('passes a page that is right, and finds what is wrong', async () => {
    const {page} = await newReader({viewport: desktop});
    const show = (body: string): Promise<void> =>
      page.setContent(`<html lang="en"><title>Fixture</title><body><main><h1>Fixture</h1>${body}</main></body></html>`);
    await show(good);
    await eventually(() => check(page), []);
    await show(bad);
    await eventually(async () => (await check(page)).join('\n'), expect.stringContaining(words));
  });
});

describe('the command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  const html = (body: string): string =>
    `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>t</title><body><main><h1>Title</h1>${body}</main></body></html>`;
  writeFileBelow(folder, 'good.html', html('<p>Text.</p>'));
  writeFileBelow(
    folder,
    'bad.html',
    html('<p style="width: 700px; font-size: 9px; color: #ccc">Text.</p><script>console.log("hello")</script><img alt="" src="/gone.png">'),
  );
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/audit/main.ts', '--site', folder, ...args], {encoding: 'utf8'});

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('passes a site whose pages are right', () => {
    const {status, stdout} = run('--only', 'good');
    expect(stdout).toContain('Passed of 1 pages');
    expect(status).toBe(0);
  });

  test('names what fails, and ends with 1', () => {
    const {status, stdout} = run();
    for (const problem of ['390 px: ', '320 px: ', 'p 9.0 px', 'color-contrast: p', 'console log: hello', 'answer 404: '])
      expect(stdout).toContain(problem);
    expect(stdout).not.toContain('FAIL /good');
    expect(stdout).toContain('FAILED: 1 of 2 pages');
    expect(status).toBe(1);
  });
});

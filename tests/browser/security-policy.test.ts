import type {Page} from 'playwright-core';
import {htmlFiles} from '../lib/built-site';
import {inlineScriptHashes, securityPolicy} from '../lib/security-policy';
import {desktop, newReader, origin, type Reader} from './setup/reader';

const hashes = inlineScriptHashes(htmlFiles);

/** A reader whose every answer from the site carries a policy. */
async function readerUnder(policy: string): Promise<Reader> {
  const reader = await newReader(desktop);
  await reader.page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
  });
  await reader.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, lineNumber}) => {
      const seen = ((globalThis as {violations?: string[]}).violations ??= []);
      seen.push(`${violatedDirective}: ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  return reader;
}

/** What the policy has refused so far. Answers under way are waited for, so that none is left when the test ends. */
async function violations(page: Page): Promise<string[]> {
  await page.unrouteAll({behavior: 'wait'});
  return page.evaluate(() => (globalThis as {violations?: string[]}).violations ?? []);
}

const strict = securityPolicy(hashes);

test('two scripts at most stand in pages, so the policy is short', () => {
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.length).toBeLessThanOrEqual(2);
});

test.each([
  ['home', '/'],
  ['landing', '/guides'],
  ['guide', '/guides/developer/getting-started/get-coins'],
  ['tutorial with code', '/guides/developer/first-app/write-package'],
  ['concept', '/concepts'],
  ['glossary', '/sui-glossary'],
  ['GraphQL type', '/references/sui-api/sui-graphql/reference/types/objects/object'],
  ['framework module', '/references/framework/sui/coin'],
  ['gRPC service', '/references/fullnode-protocol/ledger-service'],
  ['JSON-RPC landing', '/sui-api-ref'],
  ['CLI page', '/references/cli/client'],
  ['404', '/no-such-page'],
])('the %s works under the strictest policy', async (_type, route) => {
  const {page, open} = await readerUnder(strict);
  await open(route);
  expect(await violations(page)).toEqual([]);
});

test('what a reader does works under it, too', async () => {
  const {page, open, arriveAt} = await readerUnder(strict);
  await open('/guides/developer/first-app/write-package');
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await page.locator('nav.menu').getByRole('button', {name: "Collapse sidebar category 'Getting Started'"}).click();
  await page.locator('.pagination-nav__link--next').click();
  await arriveAt('/guides/developer/first-app/build-test');
  expect(await violations(page)).toEqual([]);
});

test('the test sees a violation where there is one', async () => {
  const {page, open} = await readerUnder(strict.replace("style-src 'self'", "style-src 'none'"));
  await open('/guides');
  expect((await violations(page)).join('\n')).toContain('style-src');
});

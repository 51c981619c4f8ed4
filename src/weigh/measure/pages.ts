import type {Browser} from 'playwright-core';
import type {CompressedSite} from '../../lib/serve-compressed';
import {withVisit} from './visit';
import {weightOf, type Weight} from './weight';

/** A page to open: its name in tables, its route, and whether the site has it. */
export interface PageToWeigh<Name extends string = string> {
  name: Name;
  route: string;
  missing?: boolean;
}

async function weighPage(browser: Browser, site: CompressedSite, {name, route, missing = false}: PageToWeigh): Promise<Weight> {
  return withVisit(browser, site, async ({page, settle, takeTransfers}) => {
    const response = await page.goto(`${site.origin}${route}`);
    const expected = missing ? 404 : 200;
    if (response?.status() !== expected)
      throw new Error(`The page "${name}" is ${route}, and the site answers ${response?.status() ?? 'nothing'} instead of ${expected}.`);
    await settle();
    return weightOf(takeTransfers());
  });
}

/**
 * Opens pages one after the other, each with an empty cache, and weighs what was transferred until they were idle.
 *
 * @throws where the site answers an address otherwise than it should
 */
export async function weighPages<Name extends string>(
  browser: Browser,
  site: CompressedSite,
  pages: readonly PageToWeigh<Name>[],
): Promise<Map<Name, Weight>> {
  const weights = new Map<Name, Weight>();
  for (const page of pages) weights.set(page.name, await weighPage(browser, site, page));
  return weights;
}

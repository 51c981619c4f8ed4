import type {Page} from 'playwright-core';
import type {Requests} from '../lib/browser/requests';
import {settled, still} from '../lib/browser/settled';
import {graveViolationsOn} from './checks/axe';
import {faintOn} from './checks/contrast';
import type {Messages} from './checks/messages';
import {overflowOn} from './checks/overflow';
import {hiddenSidebarItemOn} from './checks/sidebar';
import {smallTextOn} from './checks/text-size';

/** What pages are audited for, in the order of the report. */
export const checks = {
  overflow: 'no sideways scrolling at 320, 390 and 1440 px',
  sidebar: "the current page's item is in view at 1440 px",
  'text size': 'no text under 12 px at 390 and 1440 px',
  contrast: 'no faint placeholder or icon, light and dark',
  axe: 'no serious or critical violation, light and dark',
  messages: 'no console message, exception or failed request',
} as const;

export type CheckName = keyof typeof checks;

/**
 * Something that is wrong with a page: the check that found it, and one line that says what, where
 * and in which window.
 */
export interface Problem {
  check: CheckName;
  detail: string;
}

export const desktop = {width: 1440, height: 900} as const;
const phone = {width: 390, height: 844} as const;
const smallPhone = {width: 320, height: 640} as const;

type Size = typeof desktop | typeof phone | typeof smallPhone;

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await still(page);
}

async function open(page: Page, requests: Requests, url: string): Promise<void> {
  await page.goto(url);
  await settled(page, requests);
}

async function goDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  // The theme follows the system as soon as its scripts hear of it; a page without a theme has only
  // the system's.
  await page.locator('html:not([data-theme="light"])').waitFor({state: 'attached'});
  await still(page);
}

/**
 * What is recorded of a page from its beginning, since what is under way on it cannot be asked for.
 */
export interface PageRecord {
  messages: Messages;
  requests: Requests;
}

/** Which of the checks run: axe takes most of the time, and tests have it elsewhere. */
export interface VisitOptions {
  axe: boolean;
}

/**
 * Audits one page. It is loaded once and then resized: at 1440 px in light mode, then at 390 and
 * 320 px in dark mode.
 *
 * @param page a browser's page, used for one address after another
 * @param record what is recorded of that page
 * @returns what is wrong, empty where nothing is
 * @throws where the page cannot be opened
 */
export async function auditPage(page: Page, {messages, requests}: PageRecord, url: string, {axe}: VisitOptions): Promise<Problem[]> {
  const problems: Problem[] = [];
  const add = (check: CheckName, where: string, details: readonly string[]): void => {
    for (const detail of details) problems.push({check, detail: where === '' ? detail : `${where}: ${detail}`});
  };
  await page.setViewportSize(desktop);
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  // What the page before still had to say is not this one's.
  messages.take();
  await open(page, requests, url);
  add('overflow', '1440 px', await overflowOn(page));
  add('sidebar', '', await hiddenSidebarItemOn(page));
  add('text size', '1440 px', await smallTextOn(page));
  add('contrast', '1440 px, light', await faintOn(page));
  if (axe) add('axe', '1440 px, light', await graveViolationsOn(page, {eachLookOnce: true}));
  await goDark(page);
  await resize(page, phone);
  add('overflow', '390 px', await overflowOn(page));
  add('text size', '390 px', await smallTextOn(page));
  add('contrast', '390 px, dark', await faintOn(page));
  if (axe) add('axe', '390 px, dark', await graveViolationsOn(page, {rules: 'looks', eachLookOnce: true}));
  await resize(page, smallPhone);
  add('overflow', '320 px', await overflowOn(page));
  add('messages', '', messages.take());
  return problems;
}

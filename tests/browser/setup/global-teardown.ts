import type {BrowserTestRun} from './global-setup';

export default async function globalTeardown(): Promise<void> {
  const run = (globalThis as {browserTestRun?: BrowserTestRun}).browserTestRun;
  await run?.browser.close();
  await run?.site.close();
}

import type {BrowserContext, Route} from 'playwright-core';
import type {App, Reply} from '../app';
import type {Bundle} from './bundle';
import {byteAt} from './fixed';
import {answerOf} from './stand-in-node';

/** Where Vite serves an app on a reader's machine. */
export const appOrigin = 'http://localhost:5173';

/** Puts the bytes of `byteAt` in the place of random ones, in a page. */
const fixRandomness = `crypto.getRandomValues = (array) => {
  const byteAt = ${String(byteAt)};
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  bytes.forEach((_, index) => { bytes[index] = byteAt(index); });
  return array;
};`;

/**
 * The answer of another host: data, or a page that sends the reader on, as a sign-in does.
 * Redirects would leave the stand-ins.
 */
const replyOf = (reply: Reply): Parameters<Route['fulfill']>[0] =>
  'json' in reply
    ? {json: reply.json}
    : {contentType: 'text/html', body: `<script>location.replace(${JSON.stringify(reply.location)})</script>`};

async function answerNode(route: Route, url: URL, {ledger}: App): Promise<void> {
  const request = route.request();
  const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': '*'};
  if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers});
  const body = answerOf(
    url.pathname.slice(1),
    request.headers()['content-type'] ?? '',
    request.postDataBuffer() ?? Buffer.alloc(0),
    ledger,
  );
  return route.fulfill({headers: {...headers, 'content-type': 'application/grpc-web+proto'}, body});
}

async function answer(route: Route, app: App, files: Bundle): Promise<void> {
  const url = new URL(route.request().url());
  const other = app.otherHosts?.[`${url.origin}${url.pathname}`];
  if (other) return route.fulfill(replyOf(other(url, route.request().postData())));
  if (/^fullnode\.[a-z]+\.sui\.io$/.test(url.hostname)) return answerNode(route, url, app);
  const file = url.origin === appOrigin ? files.get(url.pathname) : undefined;
  if (file) return route.fulfill({contentType: file.type, body: file.text});
  // A wallet's name that dApp Kit looks up, and the icon that browsers look for: both work without.
  if (url.hostname === 'api.slush.app' || url.pathname === '/favicon.ico') return route.fulfill({status: 404, body: ''});
  throw new Error(`the app asks for ${url.href}, which is no part of it.`);
}

/**
 * Makes a browser's context the place where an app runs: nothing reaches the network, and the
 * stand-ins answer.
 *
 * @param problems gets a line for each request that no stand-in answers, and for each error in the
 *   page
 */
export async function prepare(context: BrowserContext, app: App, files: Bundle, wallet: string, problems: string[]): Promise<void> {
  await context.addInitScript({content: fixRandomness});
  if (app.hasWallet) await context.addInitScript({content: wallet});
  context.on('weberror', (error) => problems.push(String(error.error())));
  await context.route('**/*', async (route) => {
    try {
      await answer(route, app, files);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      await route.abort();
    }
  });
}

import {escapeHtml} from '../../lib/escape-html';
import {forwardingMark} from '../../lib/forwarding';
import type {Words} from '../../texts/built/words';

/** Where an old address leads. */
export interface Forwarding {
  /** Path on the host, with the site's base URL, and perhaps an anchor. */
  path: string;
  /**
   * The whole address of the page, without an anchor: search engines take the page for the one that
   * counts.
   */
  canonical: string;
  /** The page's title. */
  title: string;
}

/**
 * Nothing is loaded, sent or run: the page leads on by its head alone, and has a link for those
 * whose browser does not follow.
 */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * A page that leads on. It is under 1 kB, so that no compressed copies are made of it.
 *
 * @param words in the language of the site
 */
export function forwardingPage({path, canonical, title}: Forwarding, words: Words): string {
  const link = `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>`;
  const sentence = words.fill<{html: string}>('old-addresses.moved', {page: [{html: link}]});
  return `${forwardingMark}
<html lang="${escapeHtml(words.locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${escapeHtml(path)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<title>${escapeHtml(title)}</title>
</head>
<body>
<p>${sentence.map((part) => (typeof part === 'string' ? escapeHtml(part) : part.html)).join('')}</p>
</body>
</html>
`;
}

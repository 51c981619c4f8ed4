import {load, type CheerioAPI} from 'cheerio';

/** A page that an old address leads to. */
export interface ForwardingTarget {
  /** Its canonical address. */
  canonical: string;
  hasAnchor: (anchor: string) => boolean;
}

/** Where the page of an old address leads, from its head: a path, perhaps with an anchor. */
export function refreshOf($: CheerioAPI): string | undefined {
  return /^0; url=(\S+)$/.exec($('meta[http-equiv="refresh"]').attr('content') ?? '')?.[1];
}

/** Everything by which a browser would load or run something. */
const active = 'script, style, link:not([rel="canonical"]), img, iframe, object, embed, form, [style], [onload]';

/**
 * What is wrong with the page at an old address.
 *
 * @param html the page
 * @param to the new address, with the site's base URL
 * @param find the page of the built site at a path; undefined where there is none
 */
export function forwardingProblems(html: string, to: string, find: (path: string) => ForwardingTarget | undefined): string[] {
  const $ = load(html);
  const attribute = (selector: string, name: string): string => $(selector).attr(name) ?? 'nothing';
  const [path = '', anchor] = to.split('#');
  const target = find(path);
  const policy = attribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  return [
    ...(refreshOf($) === to ? [] : [`leads to ${refreshOf($)}, not to ${to}`]),
    ...(target === undefined ? [`${path} is no page`] : []),
    ...(target && anchor !== undefined && !target.hasAnchor(anchor) ? [`${path} has no #${anchor}`] : []),
    ...(target && attribute('link[rel="canonical"]', 'href') !== target.canonical
      ? [`its canonical address is ${attribute('link[rel="canonical"]', 'href')}, not ${target.canonical}`]
      : []),
    ...(attribute('meta[name="robots"]', 'content') === 'noindex' ? [] : ['search engines may list it']),
    ...(policy.startsWith("default-src 'none';") ? [] : [`its policy is ${policy}`]),
    ...($(active).length === 0 ? [] : ['has something that loads or runs']),
    ...(attribute('html', 'lang') === 'nothing' ? ['has no language'] : []),
    ...($('title').text().trim() === '' ? ['has no title'] : []),
    ...(attribute('body a', 'href') === to && $('body a').text().trim() !== '' ? [] : ['has no link for readers who stay']),
    ...(Buffer.byteLength(html) < 1024 ? [] : [`has ${Buffer.byteLength(html)} bytes`]),
  ];
}

import {Parser} from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** Something in a page that the site's policy refuses. */
export interface Refused {
  line: number;
  what: string;
}

/**
 * What a policy has to know of a page. Read by a parser that reports as it goes: a tree of every
 * page would take seconds that nobody needs.
 */
export interface InlineCode {
  /** Texts of the scripts that stand in the page and run. */
  scripts: readonly string[];
  /** Texts of its style elements. */
  styles: readonly string[];
  refused: readonly Refused[];
  /**
   * Offset behind `<meta charset>`, which has to come first; behind `<head>` where there is none.
   */
  insertAt: number;
  /** Offsets of a policy that the page has already. */
  meta?: readonly [start: number, end: number];
}

const running = new Set(['', 'module', 'text/javascript', 'application/javascript']);
const data = new Set(['application/json', 'application/ld+json']);

/**
 * Attributes with the address of something that a browser loads on its own; `a` and the kinds of
 * `link` that load nothing are not here.
 */
const loading: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  form: ['action'],
};
const loadingLinks = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest)\b/i;
const otherHost = /^\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2}/i;
const script = /^\s*javascript:/i;

function refusedIn(name: string, attribs: Attributes): string[] {
  const addresses = name === 'link' && loadingLinks.test(attribs.rel ?? '') ? ['href'] : (loading[name] ?? []);
  const type = (attribs.type ?? '').toLowerCase();
  return [
    ...Object.entries(attribs).flatMap(([attribute, value]) => {
      if (attribute === 'style') return [`a style attribute on <${name}>`];
      if (attribute.startsWith('on')) return [`the attribute ${attribute} on <${name}>, which is a script`];
      if (script.test(value)) return [`a "javascript:" address on <${name}>`];
      if (addresses.includes(attribute) && otherHost.test(value)) return [`<${name}> from another host, ${value.trim()}`];
      return [];
    }),
    ...(name === 'base' ? ['<base>'] : []),
    ...(name === 'object' || name === 'embed' ? [`<${name}>`] : []),
    ...(name === 'script' && !running.has(type) && !data.has(type) ? [`a script of the type "${type}"`] : []),
  ];
}

const isPolicy = (name: string, attribs: Attributes): boolean =>
  name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'content-security-policy';

/** What kind of inline code an element holds. */
function kindOf(name: string, attribs: Attributes): 'scripts' | 'styles' | undefined {
  if (name === 'style') return 'styles';
  return name === 'script' && attribs.src === undefined && running.has((attribs.type ?? '').toLowerCase()) ? 'scripts' : undefined;
}

/**
 * Reads what stands in a page and runs.
 *
 * @param html a whole page
 * @throws where the page has no `<head>` of its own
 */
export function readInlineCode(html: string): InlineCode {
  const found = {scripts: [] as string[], styles: [] as string[]};
  const refused: Refused[] = [];
  let insertAt: number | undefined;
  let meta: InlineCode['meta'];
  let kind: ReturnType<typeof kindOf>;
  let text = '';
  const parser = new Parser({
    onopentag(name, attribs) {
      const end = parser.endIndex + 1;
      if (name === 'head' || (name === 'meta' && attribs.charset !== undefined)) insertAt = end;
      if (isPolicy(name, attribs)) meta = [parser.startIndex, end];
      kind = kindOf(name, attribs);
      text = '';
      for (const what of refusedIn(name, attribs)) refused.push({line: html.slice(0, parser.startIndex).split('\n').length, what});
    },
    ontext(part) {
      if (kind) text += part;
    },
    onclosetag() {
      if (kind) found[kind].push(text);
      kind = undefined;
    },
  });
  parser.end(html);
  if (insertAt === undefined) throw new Error('the page has no <head>.');
  return {...found, refused, insertAt, ...(meta && {meta})};
}

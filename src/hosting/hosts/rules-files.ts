import {mediaTypes} from '../../lib/media-types';
import {generatedBy, type HostFiles, type HostingModel} from '../model';

const policyHeader = 'Content-Security-Policy';

/** A rule of a `_headers` file: a path, and the lines below it. */
const rule = (path: string, headers: Readonly<Record<string, string>>, ...before: readonly string[]): string =>
  [path, ...before, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * What both hosts that read `_headers` get. Where two rules match, they send both values of one
 * header: Cache-Control is given for hashed files alone, as they send "max-age=0, must-revalidate"
 * with all others.
 */
const commonRules = ({base, headers, strictTransport, caching}: HostingModel): string[] => [
  rule(`${base}*`, {...headers, 'Strict-Transport-Security': strictTransport}),
  rule(`${base}assets/*`, {'Cache-Control': caching.hashed}),
  rule(`${base}search-index/:folder/*`, {'Cache-Control': caching.hashed}),
];

const redirectLines = ({redirects}: HostingModel, status: string): string[] => redirects.map(([from, to]) => `${from} ${to} ${status}`);

const headersText = (rules: readonly string[]): string => `# ${generatedBy}\n${rules.join('\n\n')}\n`;

const redirectsText = (lines: readonly string[]): string => `# ${generatedBy}\n${lines.join('\n')}\n`;

/**
 * Netlify serves a file where there is one, and each old address has one that leads on: the `!` has
 * the rule come before it. It cannot take a header of a wider rule away, so every answer has the
 * policy with which workers run; the stricter one that stands in each page holds beside it. The
 * page of a 404 is found at the top alone: below a folder, a rule names it.
 */
export const netlify = (model: HostingModel): HostFiles => ({
  _headers: headersText(commonRules({...model, headers: {...model.headers, [policyHeader]: model.everywhere}})),
  _redirects: redirectsText([...redirectLines(model, '301!'), ...(model.base === '/' ? [] : [`${model.base}* ${model.base}404.html 404`])]),
});

/** Redirects come before files, and `!` takes a header of a wider rule away. */
export const cloudflarePages = (model: HostingModel): HostFiles => ({
  _headers: headersText([
    ...commonRules(model),
    rule(`${model.base}*.md`, {'Content-Type': mediaTypes.md?.type ?? ''}),
    ...model.workers.map(({file, policy}) =>
      rule(`${model.base}assets/js/:build/${file}`, {[policyHeader]: policy}, `  ! ${policyHeader}`),
    ),
  ]),
  _redirects: redirectsText(redirectLines(model, '301')),
});

import * as z from 'zod';
import {UsageError} from '../../lib/usage-error';
import {findNames, kinds, type Named} from '../site/names';
import {contentsOf} from '../site/contents';
import {sectionOf} from '../site/section';
import {tool, type Docs} from './tool';

/** A name may be in several modules; more of them than this are only listed. */
const mostInFull = 4;
const mostListed = 30;

const addressOf = ({page, anchor}: Named, {pages}: Docs): string =>
  `${pages.address}${page.route.slice(1)}${anchor === undefined ? '' : `#${anchor}`}`;

/**
 * Characters of a page that are given whole; of a longer one its beginning, with what else it has.
 */
const mostOfPage = 8_000;

const frontMatter = /^---\n[^]*?\n---\n+/;

function pageText({page}: Named, text: string): string {
  const whole = text.replace(frontMatter, '').trim();
  if (whole.length <= mostOfPage) return whole;
  const ends = [...whole.matchAll(/^## /gm)].map(({index}) => index).filter((end) => end <= mostOfPage / 2);
  // The first section has the declaration.
  return `${whole.slice(0, ends[1] ?? ends[0] ?? mostOfPage / 2).trim()}\n\nIt has:\n\n${contentsOf(page)}`;
}

async function inFull(named: Named, docs: Docs): Promise<string> {
  const text = await docs.site.read(named.page.markdown.slice(1));
  const part =
    named.anchor === undefined
      ? pageText(named, text)
      : `${named.page.title}\n\n${sectionOf(named.page, text, named.anchor) ?? contentsOf(named.page)}`;
  return `${part}\n\nFrom ${addressOf(named, docs)}`;
}

/** Looks up a name in the generated references. */
export const lookUp = tool({
  name: 'look_up',
  title: 'Look up a name in the references',
  description:
    'Finds a Move function, struct or module, a GraphQL type or field, a gRPC service, method or message, a CLI command, or a JSON-RPC method by its name, and returns its reference entry.',
  input: {
    kind: z.enum(kinds).describe('Which reference has the name'),
    name: z
      .string()
      .min(1)
      .describe('Such as sui::coin::split, coin::split, split; Coin or Query.object (GraphQL); GetObject (gRPC); client gas (CLI)'),
  },
  run: async ({kind, name}, docs) => {
    const found = findNames(docs.pages.all, kind, name);
    if (found.length === 0) throw new UsageError(`The ${kind} reference has no "${name}". search_docs may find it under another name.`);
    const full = await Promise.all(found.slice(0, mostInFull).map((named) => inFull(named, docs)));
    const rest = found.slice(mostInFull, mostInFull + mostListed).map((named) => `- ${named.page.title}: ${addressOf(named, docs)}`);
    return [...full, ...(rest.length === 0 ? [] : [`Others have this name:\n\n${rest.join('\n')}`])].join('\n\n---\n\n');
  },
});

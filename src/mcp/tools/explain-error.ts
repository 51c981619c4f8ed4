import * as z from 'zod';
import {createDecoder, type Decoded} from '../../error-decoder/decode/decode';
import {sentenceOf} from '../../error-decoder/decode/sentence';
import type {FoundEntry} from '../../error-decoder/decode/find-entries';
import type {DecodedConstant} from '../../reference/errors/decoder-data';
import {placeOf} from '../../reference/errors/explanations';
import {tool, type Docs} from './tool';

function explained(route: string, {explanations}: Docs, constant?: string): string[] {
  const {part, name} = placeOf(route, constant);
  const explanation = explanations[part]?.[name];
  if (explanation === undefined) return [];
  return [`${constant === undefined ? '' : 'When: '}${explanation.meaning}`, `Cure: ${explanation.cure}`];
}

function constantText({name, code, codeOnMainnet}: DecodedConstant, {route}: {route: string}, docs: Docs): string {
  const number = codeOnMainnet ?? code;
  const newer = codeOnMainnet === undefined || code === undefined ? '' : ` on Mainnet, ${code} in newer versions`;
  return [
    `## ${name}${number === undefined ? '' : `, code ${number}${newer}`}`,
    ...explained(route, docs, name),
    `From ${docs.pages.address}${route.slice(1)}#errors`,
  ].join('\n\n');
}

/** What is said before an entry that the text may not be about. */
const notes: Readonly<Record<FoundEntry['degree'], string[]>> = {
  exact: [],
  likely: ['Most of the message matches, not all of it.'],
  perhaps: ['Perhaps: only a few words match, which other messages have, too.'],
};

const entryText = ({item: {title, page, route}, degree}: FoundEntry, docs: Docs): string =>
  [`## ${title} (${page})`, ...notes[degree], ...explained(route, docs), `From ${docs.pages.address}${route.slice(1)}`].join('\n\n');

function textOf(decoded: Decoded, docs: Docs): string {
  const {aborts, asked, entries} = decoded;
  return [
    sentenceOf(decoded),
    ...aborts.flatMap(({found, constants}) =>
      found === undefined ? [] : constants.map((constant) => constantText(constant, found.module, docs)),
    ),
    ...asked.map(({constant, module}) => constantText(constant, module, docs)),
    ...entries.map((entry) => entryText(entry, docs)),
  ].join('\n\n');
}

/** Says what an error message means, as the field on the page of errors does. */
export const explainError = tool({
  name: 'explain_error',
  title: 'Explain an error message',
  description:
    'Says what an error of Sui means and what cures it: a message of the CLI, a node, an SDK or the Move compiler as it was printed, a Move abort with module and code, or the name of an error.',
  input: {message: z.string().min(1).describe('The message as it was printed, or a module and an abort code')},
  run: async ({message}, docs) => {
    const decoded = createDecoder(docs.errors)(message);
    if (decoded !== undefined) return textOf(decoded, docs);
    const {hits} = await docs.search.search(message, {limit: 3});
    const near = hits.map(({route, anchor, title}) => `- ${title.text}: ${docs.pages.address}${route.slice(1)}${anchor}`);
    return [
      'The error reference has no such message in these words.',
      ...(near.length === 0 ? [] : [`Pages with its words:\n\n${near.join('\n')}`]),
    ].join(' ');
  },
});

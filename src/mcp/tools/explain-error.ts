import * as z from 'zod';
import {createDecoder, type Decoded} from '../../error-decoder/decode/decode';
import {sentenceOf} from '../../error-decoder/decode/sentence';
import type {DecodedConstant, DecodedEntry} from '../../reference/errors/decoder-data';
import {tool, type Docs} from './tool';

function constantText({name, code, codeOnMainnet, when, cure}: DecodedConstant, module: {route: string}, {pages}: Docs): string {
  const number = codeOnMainnet ?? code;
  const newer = codeOnMainnet === undefined || code === undefined ? '' : ` on Mainnet, ${code} in newer versions`;
  return [
    `## ${name}${number === undefined ? '' : `, code ${number}${newer}`}`,
    `When: ${when}`,
    `Cure: ${cure}`,
    `From ${pages.address}${module.route.slice(1)}#errors`,
  ].join('\n\n');
}

const entryText = ({title, page, route, meaning, cure}: DecodedEntry, {pages}: Docs): string =>
  [`## ${title} (${page})`, meaning, `Cure: ${cure}`, `From ${pages.address}${route.slice(1)}`].join('\n\n');

function textOf(decoded: Decoded, docs: Docs): string {
  const {found, constants, asked, entries} = decoded;
  return [
    sentenceOf(decoded),
    ...(found === undefined ? [] : constants.map((constant) => constantText(constant, found.module, docs))),
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
    return ['The error reference has no such message.', ...(near.length === 0 ? [] : [`Pages with its words:\n\n${near.join('\n')}`])].join(
      ' ',
    );
  },
});

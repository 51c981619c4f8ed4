import type {RootContent} from 'mdast';
import {versions} from '../../facts/versions';
import {code, heading, paragraph, table, type Inline} from '../build';
import {lowerFirst} from '../lower-first';
import {sourceBlocks, sourceInline} from '../source-text';
import {errorTable} from '../error-table';
import {entryOf, findEntry} from '../overlay';
import type {ReferencePage} from '../page';
import {exampleBlocks} from './example-blocks';
import type {Links} from './links';
import {namesIn, type JsonRpcModel, type Method, type Parameter, type TypeExpression} from './model';
import {summarize} from './replacement';
import {replacementBlocks} from './replacement-blocks';
import {kebab} from '../kebab';
import {overlays} from './overlays';
import {methodPage} from './routes';
import {signatureSection} from './signature';
import {typeBlocks} from './type-sections';

/** Since when no public full node answers, as banners say it. */
export const since = 'the week of July 27, 2026, on public full nodes';

/** The last line of a page: from what it is generated. */
export const origin = (...files: readonly string[]): RootContent =>
  paragraph(
    'Generated from ',
    ...files.flatMap((file, index) => [index === 0 ? '' : ', ', code(file)]),
    ` of @mysten/sui ${versions.suiTypeScriptSdk}. Summaries, replacements and examples are from `,
    code('src/reference/json-rpc'),
    ' of this site.',
  );

const otherName = ({name, wireName}: Parameter): string | undefined => (wireName === name ? undefined : wireName);

const hasOtherNames = (method: Method): boolean => method.parameters.some((parameter) => otherName(parameter) !== undefined);

/** The SDK's name of a parameter, and the node's where it is another one. */
function parameterNames(parameter: Parameter): Inline[] {
  const other = otherName(parameter);
  return other === undefined ? [code(parameter.name)] : [code(parameter.name), {type: 'html', value: '<br />'}, code(other)];
}

function parameterBlocks(method: Method, links: Links): RootContent[] {
  if (method.parameters.length === 0) return [paragraph('None: ', code('params'), ' was an empty list.')];
  return [
    paragraph(
      'Parameters were positional. One that is not required could be left out at the end, and was ',
      code('null'),
      ' before others.',
      ...(hasOtherNames(method) ? [" The name in the specification stands below the SDK's where they differ."] : []),
    ),
    table(
      ['Position', 'Parameter', 'Type', 'Required', 'Description'],
      method.parameters.map((parameter, index) => [
        [String(index + 1)],
        parameterNames(parameter),
        links.ofType(parameter.type),
        [parameter.optional ? 'no' : 'yes'],
        sourceInline(parameter.comment),
      ]),
    ),
  ];
}

/** Most fields of a type that only wraps others. */
const mostWrapped = 3;

/**
 * Named types whose tables stand on the method's page: the result's own, and what it only wraps,
 * such as a page's items.
 */
function shownTypes(model: JsonRpcModel, result: TypeExpression, shown: readonly string[] = []): string[] {
  return namesIn(result).reduce<string[]>(
    (found, name) => {
      const type = model.types.get(name);
      if (!type || found.includes(name)) return found;
      const isWrapper = type.type.kind === 'object' && type.type.fields.length <= mostWrapped;
      return isWrapper ? shownTypes(model, type.type, [...found, name]) : [...found, name];
    },
    [...shown],
  );
}

function resultBlocks(model: JsonRpcModel, method: Method, links: Links): RootContent[] {
  const {result} = method;
  const own = result.kind === 'object' ? typeBlocks(result, links) : [];
  return [
    paragraph(
      method.name.startsWith('suix_subscribe') ? 'Each notification carried ' : 'Type: ',
      ...(own.length > 0 ? ['an object'] : links.ofType(result)),
      '.',
    ),
    ...own,
    ...shownTypes(model, result).flatMap((name) => {
      const type = model.types.get(name);
      return type ? [heading(3, [name], `result-${kebab(name)}`), ...sourceBlocks(type.comment), ...typeBlocks(type.type, links)] : [];
    }),
  ];
}

const methodErrorTable = (method: Method): RootContent =>
  errorTable([
    {code: [code('-32601')], when: ['Now, on every public full node: the method is not served']},
    ...(findEntry(overlays.methodErrors, method.name) ?? []).map(({code: number, when}) => ({
      code: [code(String(number))],
      when: sourceInline(when),
    })),
    {code: [code('-32602')], when: ['A parameter was missing or of another type']},
  ]);

const longestDescription = 160;

/** A description that no other page has; the second half is left out where it is too long. */
function descriptionOf(name: string, summary: string): string {
  const text = `Removed JSON-RPC method ${name}: ${lowerFirst(summary).replaceAll('`', '')}`;
  const more = `${text}. What replaces it.`;
  return more.length <= longestDescription ? more : `${text}.`;
}

/**
 * The page of a method.
 *
 * @param group label of its group
 */
export function methodPageOf(model: JsonRpcModel, method: Method, group: string, links: Links): ReferencePage {
  const replacement = entryOf(overlays.replacements, method.name);
  const summary = entryOf(overlays.summaries, method.name);
  const use = summarize(replacement, links);
  const [, bare = method.name] = method.name.split('_');
  return {
    id: methodPage(method.name),
    title: method.name,
    sidebarLabel: method.name,
    description: descriptionOf(method.name, summary),
    status: {status: 'removed', since, use},
    keywords: [...new Set([bare, kebab(method.name).replaceAll('-', ' '), 'JSON-RPC', group])],
    body: [
      ...sourceBlocks(`${summary}. Method of the ${group} of [JSON-RPC](/sui-api-ref), which the public full nodes no longer serve.`),
      heading(2, ['Replacement']),
      ...replacementBlocks(replacement, links),
      ...signatureSection(method, links),
      heading(2, ['Parameters']),
      ...(method.comment === '' ? [] : [{type: 'blockquote', children: sourceBlocks(method.comment)} as RootContent]),
      ...parameterBlocks(method, links),
      heading(2, ['Result']),
      ...resultBlocks(model, method, links),
      heading(2, ['Example']),
      ...exampleBlocks(method),
      heading(2, ['Errors']),
      methodErrorTable(method),
      origin('src/jsonRpc/types', 'src/jsonRpc/client.ts'),
    ],
  };
}

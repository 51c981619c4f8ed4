/** Claims that a file of Rust decides: constants, lists, refusals, defaults. */
import {finding, listed, unasked, type Finding} from '../../finding';
import {findLines, placesShowing} from '../../pages/find';
import {readAssociated, readConstants, readMacroRows, readMethodTexts} from '../../source/rust';
import type {ConstantClaim, DefaultsClaim, ListClaim, ListQuery, RefusedClaim} from '../types';
import {area, missing, valueOf, type Context} from './context';

export async function checkConstant({figure, file, name}: ConstantClaim, context: Context): Promise<Finding[]> {
  const text = context.checkout?.read(file);
  if (text === undefined) return [unasked(area, figure, missing(context, file))];
  const found = (await readConstants(text)).get(name);
  if (found === undefined) return [unasked(area, figure, `${file} has no constant ${name}`)];
  const stated = String(valueOf(context, figure));
  const state = stated === found ? 'fresh' : 'stale';
  return [finding(area, figure, state, {stated, found, source: `${file}: ${name}`, places: placesShowing(context.pages, figure)})];
}

async function entriesOf(text: string, query: ListQuery): Promise<string[]> {
  if ('associated' in query) return readAssociated(text, query.associated);
  const rows = await readMacroRows(text, query.macro);
  return [...rows].flatMap(([name, value]) => (query.names.test(name) ? value : []));
}

export async function checkList({subject, page, entry, file, read, leftOut = {}}: ListClaim, context: Context): Promise<Finding[]> {
  const text = context.checkout?.read(file);
  if (text === undefined) return [unasked(area, subject, missing(context, file))];
  const ours = findLines(
    context.pages.filter((candidate) => candidate.file === page),
    entry,
  ).map(({caught}) => caught);
  const found = await entriesOf(text, read);
  if (found.length === 0) return [unasked(area, subject, `${file} no longer has the list where it was`)];
  const lacks = found.filter((name) => !ours.includes(name) && !(name in leftOut));
  const extra = ours.filter((name) => !found.includes(name));
  return [
    finding(area, subject, lacks.length + extra.length === 0 ? 'fresh' : 'stale', {
      stated: ours.join(', '),
      found: [...listed('also', lacks), ...listed('not', extra)].join('; '),
      source: file,
      places: [page],
    }),
  ];
}

export async function checkRefused({subject, file, receiver, method, gives}: RefusedClaim, context: Context): Promise<Finding[]> {
  const text = context.checkout?.read(file);
  if (text === undefined) return [unasked(area, subject, missing(context, file))];
  const refused = await readMethodTexts(text, receiver, method);
  if (refused.length === 0) return [unasked(area, subject, `${file} no longer asks ${receiver}.${method}(…)`)];
  const wrong = findLines(context.pages, gives).filter(({caught}) => refused.some((part) => caught.includes(part)));
  return [
    finding(area, subject, wrong.length === 0 ? 'fresh' : 'stale', {
      stated: [...new Set(wrong.map(({caught}) => caught))].join(', '),
      found: `refuses ${refused.join(', ')}`,
      source: file,
      places: wrong.map(({line}) => line.place),
    }),
  ];
}

/**
 * `If no mask is specified, defaults to …` in the comment of a request, by the name of its method.
 */
const stated = /interface (\w+)Request\b[\s\S]*?^\}/gm;
const defaultsTo = /defaults to `([^`]+)`/;

const snake = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

/** The methods of the SDK's services with the default that a comment gives. */
function statedDefaults(text: string): Map<string, string> {
  const found = [...text.matchAll(stated)].flatMap(([body, name = '']): [string, string][] => {
    const mask = defaultsTo.exec(body)?.[1];
    return mask === undefined ? [] : [[name, mask]];
  });
  return new Map(found);
}

const services = ['ledger_service', 'state_service', 'transaction_execution_service'];

/**
 * Compares the defaults that comments of the SDK give, which the generated reference repeats, with
 * the server's constants.
 */
export async function checkDefaults({subject, folder, constant}: DefaultsClaim, context: Context): Promise<Finding[]> {
  if (context.checkout === undefined) return [unasked(area, subject, missing(context, folder))];
  const rows: Finding[] = [];
  for (const service of services) {
    const comments = context.packageFile(`@mysten/sui/src/grpc/proto/sui/rpc/v2/${service}.ts`) ?? '';
    for (const [method, mask] of statedDefaults(comments)) {
      const candidates = [`${folder}/${service}/${snake(method)}.rs`, `${folder}/${service}/mod.rs`];
      const file = candidates.find((candidate) => context.checkout?.read(candidate) !== undefined);
      const constants = file === undefined ? new Map<string, string>() : await readConstants(context.checkout.read(file) ?? '');
      const [found] = [...constants].flatMap(([name, value]) => (constant.test(name) ? value : []));
      if (found === undefined) continue;
      rows.push(
        finding(area, `read mask of ${method}`, found === mask ? 'fresh' : 'stale', {
          stated: mask,
          found,
          source: file ?? folder,
          places: [`docs/references/fullnode-protocol/${service.replaceAll('_', '-')}.md`],
        }),
      );
    }
  }
  return rows.length > 0 ? rows : [unasked(area, subject, missing(context, folder))];
}

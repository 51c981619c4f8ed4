import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadSystemAbi} from '@site/src/reference/abi/load';
import {pages} from '../lib/pages';

/**
 * A standard is complete: its pages have every public function of the framework's modules that it
 * is about.
 */
const standards = [
  {name: 'coin', pages: /^standards\/coin$/, modules: ['coin', 'balance']},
  {name: 'currency', pages: /^standards\/currency$/, modules: ['coin_registry']},
  {name: 'closed-loop token', pages: /^standards\/closed-loop-token(?:\/|$)/, modules: ['token']},
];

const abi = loadSystemAbi('0x2');

test.each(standards.flatMap(({modules, ...standard}) => modules.map((module) => ({...standard, module}))))(
  'the standard "$name" links every public function of sui::$module',
  ({pages: ids, module}) => {
    const linked = new Set<string>();
    for (const page of pages.filter(({id}) => ids.test(id))) visit(page.tree, 'link', ({url}: Link) => void linked.add(url));
    const functions = abi.find(({name}) => name === module)?.functions.filter(({visibility}) => visibility === 'public') ?? [];
    expect(functions).not.toEqual([]);
    const missing = functions.map(({name}) => name).filter((name) => !linked.has(`/references/framework/sui/${module}#fun-${name}`));
    expect(missing).toEqual([]);
  },
);

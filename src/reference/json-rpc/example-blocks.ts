import type {RootContent} from 'mdast';
import {fence, paragraph} from '../build';
import {compactJson} from '../compact-json';
import {entryOf} from '../overlay';
import type {Method} from './model';
import {overlays} from './overlays';

/**
 * A request and what came back. Bodies that the site's checker of samples knows say which method
 * they are of.
 */
export function exampleBlocks(method: Method): RootContent[] {
  const example = entryOf(overlays.examples, method.name);
  const isSubscription = method.name.startsWith('suix_subscribe');
  const meta = (body: string): string | undefined => (method.inClient ? `method="${method.name}" body="${body}"` : undefined);
  const request = {jsonrpc: '2.0', id: 1, method: method.name, params: example.params};
  const response = isSubscription
    ? {jsonrpc: '2.0', method: method.name, params: {subscription: 5195, result: example.result}}
    : {jsonrpc: '2.0', id: 1, result: example.result};
  return [
    paragraph('A request:'),
    fence('json', compactJson(request), meta('request')),
    paragraph(isSubscription ? 'A notification:' : 'What a node that served it answered:'),
    fence('json', compactJson(response), meta('response')),
  ];
}

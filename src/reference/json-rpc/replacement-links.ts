import type {Link} from 'mdast';
import {code, link} from '../build';
import {fieldRoute} from '../graphql/field-route';
import {methodRoute} from '../grpc/routes';
import {methodPage} from './routes';

/**
 * A JSON-RPC method as a link to its page.
 *
 * @throws where the method is in no group
 */
export const methodLink = (name: string): Link => link(`/${methodPage(name)}`, code(name));

/** A method of a gRPC service, `LedgerService.GetObject`, as a link to where it is explained. */
export function grpcLink(name: string): Link {
  const [service = '', method = ''] = name.split('.');
  return link(methodRoute(service, method), code(name));
}

/** A field of the GraphQL schema, `Query.object`, as a link to where it is explained. */
export const graphqlLink = (name: string): Link => link(fieldRoute(name), code(name));

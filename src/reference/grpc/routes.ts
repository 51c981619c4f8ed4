import {ReferenceSourceError} from '../page';
import {shortNameOf, type GrpcModel} from './model';
import {topics} from './topics';

/** Id of the landing page. */
export const landing = 'references/fullnode-protocol';

/** Folder of the pages of messages and enums; its index page lists them all. */
export const typesFolder = `${landing}/types`;

/** Folder of services that are not part of `sui.rpc.v2`. */
export const alphaFolder = `${landing}/v1alpha`;

/** `GetCoinInfo` → `get-coin-info`, `Owner.OwnerKind` → `owner-owner-kind`. */
export const kebab = (name: string): string =>
  name
    .replaceAll('.', '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Anchor of a method, message or enum on its page. */
export const anchorOf = (name: string): string => kebab(shortNameOf(name));

/** Id of a service's page. */
export const servicePage = (service: string): string =>
  `${service.startsWith('sui.rpc.v2.') ? landing : alphaFolder}/${kebab(shortNameOf(service))}`;

/** Route of a method of `sui.rpc.v2`, for links from other references. */
export const methodRoute = (service: string, method: string): string => `/${servicePage(`sui.rpc.v2.${service}`)}#${kebab(method)}`;

/**
 * The page of every message and enum: the service's where the file declares a service, the topic's elsewhere.
 *
 * @throws where a file belongs to no page, or a topic names a file that nothing is declared in
 */
export function pagesOfTypes(model: GrpcModel): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const topic of topics) for (const file of topic.files) pages.set(file, `${typesFolder}/${topic.slug}`);
  for (const service of model.services) pages.set(service.file, servicePage(service.name));
  const types = [...model.messages, ...model.enums];
  const found = new Map<string, string>();
  for (const type of types) {
    const page = pages.get(type.file);
    if (page === undefined)
      throw new ReferenceSourceError(`src/reference/grpc/topics.ts: no topic has ${type.file}, which declares ${type.name}`);
    found.set(type.name, page);
  }
  for (const file of pages.keys()) {
    if (!types.some((type) => type.file === file))
      throw new ReferenceSourceError(`src/reference/grpc/topics.ts: nothing is declared in ${file}`);
  }
  return found;
}

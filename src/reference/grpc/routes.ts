import {kebab} from '../kebab';
import {shortNameOf} from './model';

/** Id of the landing page of the gRPC reference. */
export const landing = 'references/fullnode-protocol';

/** Folder of services that are not part of `sui.rpc.v2`. */
export const alphaFolder = `${landing}/v1alpha`;

/** Folder of the pages of messages and enums; its index page lists them all. */
export const typesFolder = `${landing}/types`;

/** Anchor of a method, message or enum on its page. */
export const anchorOf = (name: string): string => kebab(shortNameOf(name));

const stablePackage = 'sui.rpc.v2.';

/** Id of the page of a service, by its full name. */
export function servicePage(service: string): string {
  const folder = service.startsWith(stablePackage) ? landing : alphaFolder;
  return `${folder}/${kebab(service.slice(service.lastIndexOf('.') + 1))}`;
}

/** Route of a method of `sui.rpc.v2`, for links from other references. */
export const methodRoute = (service: string, method: string): string => `/${servicePage(`${stablePackage}${service}`)}#${kebab(method)}`;

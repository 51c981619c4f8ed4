import {landing, servicePage} from '../grpc-routes';
import {kebab} from '../kebab';
import {ReferenceSourceError} from '../page';
import {shortNameOf, type GrpcModel} from './model';
import {topics} from './topics';

/** Folder of the pages of messages and enums; its index page lists them all. */
export const typesFolder = `${landing}/types`;

/** Anchor of a method, message or enum on its page. */
export const anchorOf = (name: string): string => kebab(shortNameOf(name));

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

import {placeTypes} from '../place-types';
import type {TypePlace} from '../type-index';
import type {GrpcModel} from './model';
import {anchorOf, servicePage, typesFolder} from './routes';
import {topics} from './topics';

/**
 * Where every message and enum is described: on the service's page where the file declares a
 * service, on the topic's elsewhere.
 *
 * @throws where a file belongs to no page, or to two, or a topic names a file that nothing is
 *   declared in
 */
export const placesOfTypes = ({services, messages, enums}: GrpcModel): ReadonlyMap<string, TypePlace> =>
  placeTypes(
    'src/reference/grpc/topics.ts',
    [
      ...topics.map(({slug, files}) => ({page: `${typesFolder}/${slug}`, takes: files})),
      ...services.map(({name, file}) => ({page: servicePage(name), takes: [file]})),
    ],
    [...messages, ...enums].map(({name, file}) => ({name, by: file, anchor: anchorOf(name)})),
  );

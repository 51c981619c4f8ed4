import {entryOf, overlayOn, overlayProblems, staleEntries, stopAt, type Overlay} from '../overlay';
import type {GrpcModel, Method, Service} from './model';
import {serviceOverlays, type MethodOverlay, type ServiceOverlay} from './overlay';
import {summaries} from './topics';

/** What we say of services, methods and types beyond the protobuf files. */
export interface GrpcOverlays {
  services: Overlay<ServiceOverlay>;
  /** By full name, `sui.rpc.v2.LedgerService.GetObject`. */
  methods: Overlay<MethodOverlay>;
  /** For types whose comment is a manual of its own. */
  summaries: Overlay;
}

const folder = 'src/reference/grpc/overlay';

/** The overlays from the entries on services, which have those on their methods. */
export const overlaysOf = (services: Readonly<Record<string, ServiceOverlay>>): GrpcOverlays => ({
  services: overlayOn(folder, 'service', services),
  methods: overlayOn(
    folder,
    'method',
    Object.fromEntries(
      Object.entries(services).flatMap(([service, {methods}]) =>
        Object.entries(methods).map(([method, entry]) => [`${service}.${method}`, entry]),
      ),
    ),
  ),
  summaries: overlayOn('src/reference/grpc/topics.ts', 'message or enum', summaries),
});

/** Every entry of ours. */
export const overlays = overlaysOf(serviceOverlays);

const methodName = (service: Pick<Service, 'name'>, {name}: Pick<Method, 'name'>): string => `${service.name}.${name}`;

/** @throws {ReferenceSourceError} where the method has no entry */
export const methodEntry = ({methods}: GrpcOverlays, service: Service, method: Method): MethodOverlay =>
  entryOf(methods, methodName(service, method));

/**
 * Holds our entries against the model.
 *
 * @throws {ReferenceSourceError} where an entry is for nothing, or a service or method has none
 */
export function checkOverlays({services, messages, enums}: GrpcModel, own: GrpcOverlays): void {
  const types = new Set([...messages, ...enums].map(({name}) => name));
  stopAt([
    ...overlayProblems(
      own.services,
      services.map(({name}) => name),
    ),
    ...overlayProblems(
      own.methods,
      services.flatMap((service) => service.methods.map((method) => methodName(service, method))),
    ),
    ...staleEntries(own.summaries, (name) => types.has(name)),
  ]);
}

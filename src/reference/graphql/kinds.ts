import {kebab} from './names';

/** Kinds of operations; also the folders that their pages stand in. */
export const operationKinds = ['queries', 'mutations'] as const;
/** Kinds of types; also the folders that their pages stand in. */
export const typeKinds = ['objects', 'interfaces', 'unions', 'enums', 'inputs', 'scalars'] as const;

export type OperationKind = (typeof operationKinds)[number];
export type TypeKind = (typeof typeKinds)[number];
export type Kind = OperationKind | TypeKind;

/** Every kind, in the order of the sidebar. */
export const kinds: readonly Kind[] = [...operationKinds, ...typeKinds];

/** Folder of the reference under docs/. */
export const root = 'references/sui-api/sui-graphql/reference';
/** Route of the authored page that introduces the service. */
export const landing = '/references/sui-graphql';

const isOperation = (kind: Kind): boolean => operationKinds.some((operation) => operation === kind);

/**
 * Folder of a kind's pages under docs/; with a slash in front it is the route of the kind's
 * overview.
 */
export const folderOf = (kind: Kind): string => `${root}/${isOperation(kind) ? 'operations' : 'types'}/${kind}`;

/** Id of the page of an operation or a type. */
export const pageId = (kind: Kind, name: string): string => `${folderOf(kind)}/${kebab(name)}`;

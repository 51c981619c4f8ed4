import {stopWords} from './stop-words';
import {normalize} from './tokenize';

/** Label of the category that a word names, as the sidebar has it. */
const categories: Readonly<Record<string, string>> = {
  graphql: 'GraphQL',
  grpc: 'gRPC API',
  protobuf: 'gRPC API',
  cli: 'Sui CLI',
  move: 'Framework',
  framework: 'Framework',
};

/** Words for what a name stands for. They say nothing where the name itself is in the query. */
const kindsOfNames: ReadonlySet<string> = new Set(
  'type types query mutation enum struct field fields message service method function module command option flag api'.split(' '),
);

/** Where a reader says that what he names is. */
export interface Hint {
  /** Label of a category. */
  label: string;
  /** The rest of the query as a name. */
  name: string;
}

/** Reads `Object type graphql` as the name `Object` in the category GraphQL. */
export function readHint(wholes: readonly string[]): Hint | undefined {
  const label = wholes.map((whole) => categories[whole]).find((found) => found !== undefined);
  const rest = wholes.filter((whole) => categories[whole] === undefined && !kindsOfNames.has(whole) && !stopWords.has(whole));
  return label === undefined || rest.length === 0 || rest.length > 3 ? undefined : {label, name: normalize(rest.join(''))};
}

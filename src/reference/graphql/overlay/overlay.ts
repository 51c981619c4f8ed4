import {overlayOn, type Overlay} from '../../overlay';

/** A request that shows an operation, checked against the schema by a test. */
export interface Example {
  /** What it asks for: one sentence. */
  shows: string;
  query: string;
  /** Values of the query's variables. */
  variables?: Readonly<Record<string, unknown>>;
}

/** What a scalar looks like in requests and answers. */
export interface ScalarFacts {
  /** The JSON type that carries it. */
  json: string;
  /** Smallest and largest value, or what the text may hold. */
  range: string;
  /** A value as it stands in JSON. */
  example: string;
  /** What goes wrong with it, or what to do in a program; one sentence. */
  note?: string;
  /** The description's part after its first paragraph is a grammar, shown as it stands. */
  grammar?: boolean;
}

/** Since when an element is deprecated, and what to use; the schema only has a reason. */
export interface Deprecation {
  since: string;
  use: string;
}

/**
 * Entries of ours, beside those of the schema. Keys are schema coordinates, such as
 * `Query.node(id:)`.
 */
export interface GraphqlEntries {
  /** Sentences for types, fields and arguments that the schema does not describe. */
  texts: Readonly<Record<string, string>>;
  /** Sentences for arguments of any field, by name and type, such as `after: String`. */
  argumentTexts: Readonly<Record<string, string>>;
  /** Page descriptions, where the first sentence of the schema's own text does not stand alone. */
  summaries: Readonly<Record<string, string>>;
  scalars: Readonly<Record<string, ScalarFacts>>;
  deprecations: Readonly<Record<string, Deprecation>>;
  /** Examples of operations. */
  examples: Readonly<Record<string, Example>>;
}

/** The entries as overlays, each of which knows its file and what it is about. */
export interface GraphqlOverlay {
  texts: Overlay;
  argumentTexts: Overlay;
  summaries: Overlay;
  scalars: Overlay<ScalarFacts>;
  deprecations: Overlay<Deprecation>;
  examples: Overlay<Example>;
}

const folder = 'src/reference/graphql/overlay';

/** Makes the overlays; entries that are left out are none. */
export const graphqlOverlay = ({
  texts,
  argumentTexts,
  summaries,
  scalars,
  deprecations,
  examples,
}: Partial<GraphqlEntries>): GraphqlOverlay => ({
  texts: overlayOn(`${folder}/texts.ts`, 'element', texts),
  argumentTexts: overlayOn(`${folder}/arguments.ts`, 'argument', argumentTexts),
  summaries: overlayOn(`${folder}/summaries.ts`, 'element', summaries),
  scalars: overlayOn(`${folder}/scalars.ts`, 'scalar', scalars),
  deprecations: overlayOn(`${folder}/deprecations.ts`, 'element', deprecations),
  examples: overlayOn(`${folder}/examples`, 'operation', examples),
});

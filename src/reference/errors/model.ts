/** Where an error is met. */
export type ErrorGroup = 'execution' | 'inputs' | 'compiler' | 'cli' | 'api' | 'sdk' | 'node';

/** The page of a group's topic, below that of the group. */
export type TopicPage =
  | `execution/${'calls' | 'arguments' | 'gas' | 'packages'}`
  | `compiler/${'syntax' | 'names' | 'types' | 'abilities' | 'attributes' | 'sui' | 'warnings' | 'lints'}`
  | `cli/${'setup' | 'packages' | 'publish' | 'transactions'}`
  | `sdk/${'transactions' | 'keys' | 'clients' | 'packages' | 'seal' | 'walrus'}`;

/** A page that shows entries: a topic of a large group, or a whole group. */
export type ErrorPage = 'inputs' | 'api' | 'node' | TopicPage;

/** What shows a message. */
export type Surface = 'CLI' | 'TypeScript SDK' | 'gRPC' | 'GraphQL' | 'Move compiler' | 'Log' | 'Faucet' | 'Wallet';

/** An error as one tool shows it. */
export interface ErrorMessage {
  from: Surface;
  /** The text as it is printed; `…` stands for what varies. */
  text: string;
  /**
   * Set where newer releases print something else: the first of them, such as `release 1.73`, or
   * `it was reworded` where that is not known.
   */
  until?: string;
}

/** One message as a whole, with values where others have `…`. */
export interface ErrorExample {
  from: Surface;
  text: string;
  /**
   * Where it was seen. Left out where it was put together by the format that the source prints it
   * in.
   */
  seenIn?: string;
}

/** A sample that shows an error or its cure. */
export interface ErrorSample {
  language: 'move' | 'ts' | 'sh' | 'toml' | 'yaml' | 'graphql';
  code: string;
  /** Set where the sample must fail to compile: the compiler's code. */
  fails?: string;
  /**
   * File name that the reader sees; for TOML and YAML it chooses the schema, as in
   * `src/samples/data/`.
   */
  title?: string;
  /** Hidden context that the sample is checked in: `src/samples/<language>/preludes/`. */
  prelude?: string;
  /** Set where the sample is not a whole unit of its language, so that it is only parsed. */
  fragment?: true;
}

/**
 * One error that a developer or operator can look up. Texts are Markdown with inline code and links
 * to our pages.
 */
export interface ErrorEntry {
  /** Anchor on its page, in kebab case and unique in its group. */
  id: string;
  /**
   * What readers call it: the name of the kind, or the message's first words; shown as a heading.
   */
  title: string;
  messages: readonly ErrorMessage[];
  /**
   * Name in `ExecutionFailureStatus` or one of its enums, such as `TypeMismatch`, where title and
   * id do not say it: for the decoder.
   */
  kind?: string;
  /** A message as it comes, without gaps; every execution failure has one. */
  example?: ErrorExample;
  /** What it says, in one or two sentences. */
  meaning: string;
  /** What leads to it, the likeliest first: a sentence each. */
  causes: readonly string[];
  /**
   * How to find the command, argument, object or setting that is at fault, where the message does
   * not say it.
   */
  find?: string;
  /** What to do: one to three sentences. */
  cure: string;
  samples?: readonly ErrorSample[];
  /** Routes of pages that go further, `/guides/…` or `/concepts/…#anchor`; at least one. */
  seeAlso: readonly string[];
  /** Other words that readers search for. */
  keywords?: readonly string[];
  /**
   * Where the message was read: a path in a repository with release or commit, or the command that
   * printed it here.
   */
  source: string;
}

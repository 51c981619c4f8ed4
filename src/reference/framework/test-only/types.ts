/** A function or macro that exists only while tests are compiled. */
export interface TestOnlyFunction {
  name: string;
  macro?: true;
  /** Type parameters with constraints: `T: key`. */
  types?: readonly string[];
  /** Parameters with types: `ctx: &mut TxContext`. */
  params: readonly string[];
  returns?: string;
  /** One or two sentences of ours. */
  summary: string;
  /** Set where the source marks it `#[deprecated]`: what to use instead. */
  deprecated?: string;
  /** Set where the source of 1.81 has it and that of 1.63 does not. */
  newer?: true;
}

/** A struct that exists only while tests are compiled. */
export interface TestOnlyType {
  name: string;
  /** The words after the name: `has drop`. */
  abilities?: string;
  summary: string;
}

/** A constant that a test-only module aborts with. */
export interface TestOnlyError {
  code: number;
  name: string;
  when: string;
  cure: string;
}

/** A module that exists only while tests are compiled. */
export interface TestOnlyModule {
  /** One to three sentences. The first one is the page's description: 50 to 160 characters. */
  summary: string;
  types?: readonly TestOnlyType[];
  /** Functions under headings of their own. */
  groups: readonly {title: string; functions: readonly TestOnlyFunction[]}[];
  errors?: readonly TestOnlyError[];
}

/** Test-only functions of modules that are published, by qualified module name. */
export type TestOnlyFunctions = Readonly<Record<string, readonly TestOnlyFunction[]>>;

/** Test-only modules, by qualified name. */
export type TestOnlyModules = Readonly<Record<string, TestOnlyModule>>;

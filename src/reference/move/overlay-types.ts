/** What an ABI cannot hold about one function, written by us. */
export interface FunctionOverlay {
  /** One to three sentences: what it does and returns, and when it aborts, with the constant. */
  summary: string;
  /**
   * The names of all parameters in order (`ctx` for TxContext), where those of the source would say
   * less.
   */
  params?: readonly string[];
}

/**
 * A macro. Macros are expanded by the compiler and leave no trace in bytecode, so no ABI lists
 * them.
 */
export interface MacroOverlay {
  name: string;
  /** Type parameters with constraints: `$R: drop`. */
  types?: readonly string[];
  /** Parameters with types: `$f: |$T| -> $R`. */
  params: readonly string[];
  returns?: string;
  /** One sentence. */
  summary: string;
}

/**
 * The words on the fields of a struct or variant, by name; those of `Point(u64, u64)` are `pos0`
 * and `pos1`.
 */
export type FieldOverlays = Readonly<Record<string, string>>;

/** A variant of an enum. */
export interface VariantOverlay {
  /** What the variant stands for. */
  summary: string;
  fields?: FieldOverlays;
}

/** What an ABI cannot hold about a struct or an enum. */
export interface TypeOverlay {
  /** One or two sentences: what a value stands for, and who makes, holds or consumes it. */
  summary: string;
  fields?: FieldOverlays;
  variants?: Readonly<Record<string, VariantOverlay>>;
  /**
   * Set where the type is an event: the functions that emit it, by name in the same module or as
   * `module::name` of the package.
   */
  emittedBy?: readonly string[];
}

/** A constant with which the module aborts. */
export interface ErrorOverlay {
  /** When the abort happens: a sentence. */
  when: string;
  /**
   * The functions that readers call and see the abort from, by name in the same module or as
   * `module::name` of the package.
   */
  raisedBy: readonly string[];
  /**
   * Set where no function uses the constant any more, not even a private one; `raisedBy` is empty
   * then.
   */
  unused?: true;
  /** What to do: a sentence in the imperative. */
  cure: string;
}

/**
 * What an ABI cannot hold about one module. Texts are Markdown with inline code and no other
 * markup.
 */
export interface ModuleOverlay {
  /** One to three sentences. The first one is the page's description: 50 to 160 characters. */
  summary: string;
  /** Set where the whole module is outdated: what to use instead. */
  deprecated?: string;
  functions?: Readonly<Record<string, FunctionOverlay>>;
  /** Functions that the source marks `#[deprecated]`: what to use instead. */
  deprecatedFunctions?: Readonly<Record<string, string>>;
  macros?: readonly MacroOverlay[];
  /** Structs and enums, by name. */
  types?: Readonly<Record<string, TypeOverlay>>;
  /**
   * Constants that the module aborts with, by name; codes and messages are facts in `constants/`.
   */
  errors?: Readonly<Record<string, ErrorOverlay>>;
}

/** Overlays of one package, by module name. */
export type PackageOverlay = Readonly<Record<string, ModuleOverlay>>;

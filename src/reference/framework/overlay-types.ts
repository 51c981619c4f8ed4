/** What an ABI cannot hold about one function, written by us: a sentence or two and the names of all parameters in order (`ctx` for TxContext). */
export interface FunctionOverlay {
  summary: string;
  params: readonly string[];
}

/** A macro. Macros are expanded by the compiler and leave no trace in bytecode, so no ABI lists them. */
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

/** What an ABI cannot hold about one module. Texts are Markdown. */
export interface ModuleOverlay {
  /** One to three sentences. The first one is the page's description: 50 to 160 characters. */
  summary: string;
  /** Set where the whole module is outdated: what to use instead. */
  deprecated?: string;
  functions?: Readonly<Record<string, FunctionOverlay>>;
  /** Functions that the source marks `#[deprecated]`: what to use instead. */
  deprecatedFunctions?: Readonly<Record<string, string>>;
  macros?: readonly MacroOverlay[];
}

/** Overlays of one package, by module name. */
export type PackageOverlay = Readonly<Record<string, ModuleOverlay>>;

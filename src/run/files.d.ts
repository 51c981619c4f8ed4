declare module '@generated/run/default/files.js' {
  /** Package → address of its file. */
  export const packages: Readonly<Record<string, string>>;
  /** Path of a TypeScript program, from `examples/` → address of its file. */
  export const scripts: Readonly<Record<string, string>>;
  /** Address of the framework's file. */
  export const framework: string;
  /** Bytes of the compiler: unpacked, and as it is downloaded. */
  export const compilerSize: {readonly raw: number; readonly gzip: number};
  /** Code of the compiler → where the error reference explains it. */
  export const errorPages: Readonly<Record<string, string>>;
}

declare module '@generated/run/default/catalog.json' {
  /** Subject → package → what it is, in one sentence. */
  const catalog: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default catalog;
}

declare module '@generated/run/default/query-schema.js' {
  /** Address of the schema of Sui's GraphQL RPC, a string in JSON. */
  export const schema: string;
}

declare module '@generated/run/default/libraries.js' {
  /** Package, as programs import it → what loads it. */
  export const libraries: Readonly<Record<string, () => Promise<unknown>>>;
}

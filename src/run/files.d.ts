declare module '@generated/run/default/files.js' {
  /** Package → address of its file. */
  export const packages: Readonly<Record<string, string>>;
  /** Address of the framework's file. */
  export const framework: string;
  /** Bytes of the compiler: unpacked, and as it is downloaded. */
  export const compilerSize: {readonly raw: number; readonly gzip: number};
  /** Code of the compiler → where the error reference explains it. */
  export const errorPages: Readonly<Record<string, string>>;
}

// Declares the package for samples that name this prelude: examples do not install it.
import '../declarations/enoki';

declare global {
  /** Keeps the declarations to the samples that ask for them. */
  interface EnokiIsDeclared {
    readonly version: '1.2.16';
  }
}

/** The package whose calls a server sponsors. */
export declare const packageId: string;

// Declares the package for samples that name this prelude: examples do not install it.
import '../declarations/pg';

declare global {
  /** Keeps the declarations to the samples that ask for them. */
  interface PostgresIsDeclared {
    readonly version: '8';
  }
}

type Query = (text: string, values?: unknown[]) => Promise<{rows: Record<string, unknown>[]; rowCount: number | null}>;

/** What `examples/ts/event-indexer/start.ts` exports. */
export declare const start: (query: Query, packageId: string, startCheckpoint: bigint, signal: AbortSignal) => Promise<void>;

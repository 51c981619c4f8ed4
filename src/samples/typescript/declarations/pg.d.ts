/**
 * The part of `pg` 8 that samples use, written after its documentation (node-postgres), because
 * nothing here installs the package.
 */
declare module 'pg' {
  export class Client {
    constructor(config?: {connectionString?: string});
    connect(): Promise<Client>;
    query(text: string, values?: unknown[]): Promise<{rows: Record<string, unknown>[]; rowCount: number | null}>;
    end(): Promise<void>;
  }
}

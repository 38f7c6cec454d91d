// What the benchmarks use of packages that only `npm run bench` installs, so that they are type-checked without them.

declare module '@duckdb/node-api' {
  type Result = {
    currentRowCount: number;
    getColumns: () => readonly (readonly unknown[])[];
    value: (column: number, row: number) => unknown;
  };

  export class DuckDBConnection {
    run(sql: string): Promise<unknown>;
    runAndReadAll(sql: string): Promise<Result>;
    closeSync(): void;
  }

  export class DuckDBInstance {
    static create(path: string): Promise<DuckDBInstance>;
    connect(): Promise<DuckDBConnection>;
  }
}

declare module 'lighthouse' {
  type Category = { score: number | null; auditRefs: readonly { id: string; weight: number }[] };
  type Audit = {
    score: number | null;
    numericValue?: number;
    details?: { items?: readonly { node?: { snippet: string } }[] };
  };
  type Flags = {
    port: number;
    output: 'json';
    logLevel: 'error';
    clearStorageTypes: readonly string[];
    ignoreStatusCode: boolean;
  };

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } } | undefined>;
}

import { type Seed } from './fill.ts';
/** Where the run's PostgreSQL is; set by `postgres-run.ts`. */
export declare const POSTGRES_URL = "CAUCE_TEST_POSTGRES";
export declare const wantsPostgres: () => boolean;
export interface PostgresDatabase {
    readonly url: string;
    drop(): Promise<void>;
}
/** A database of its own, filled as told. */
export declare const newPostgresDatabase: (seed: Seed, now: Date) => Promise<PostgresDatabase>;

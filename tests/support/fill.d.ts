/** What a test database starts with. */
import type { Kysely } from 'kysely';
import type { DB } from '../../apps/api/src/db/tables.ts';
/** `demo`: the whole story. `catalogos`: a new installation without people. */
export type Seed = 'demo' | 'catalogos';
/** Tables and rows, as on the Bogotá day of `now`. */
export declare const fillDatabase: (db: Kysely<DB>, seed: Seed, now: Date) => Promise<void>;

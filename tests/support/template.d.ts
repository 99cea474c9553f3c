import { type Seed } from './fill.ts';
/** A data directory of its own, filled as told. The caller removes it. */
export declare const newDataDir: (seed: Seed, now: Date) => Promise<string>;

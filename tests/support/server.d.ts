import type { Kysely } from 'kysely';
import * as Schema from 'effect/Schema';
import { type Config } from '../../apps/api/src/config.ts';
import type { DB } from '../../apps/api/src/db/tables.ts';
import { type Running } from '../../apps/api/src/start.ts';
import type { Seed } from './fill.ts';
export declare const DEMO_PASSWORD = "Cauce.2026*";
declare const Outbox: Schema.$Array<Schema.Struct<{
    readonly para: Schema.String;
    readonly asunto: Schema.String;
    readonly texto: Schema.String;
    readonly fecha: Schema.String;
    readonly adjuntos: Schema.$Array<Schema.Struct<{
        readonly nombre: Schema.String;
        readonly url: Schema.String;
    }>>;
}>>;
export type OutboxMail = (typeof Outbox.Type)[number];
export interface Call {
    readonly method?: string;
    readonly token?: string | null;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
}
export interface Answered {
    readonly status: number;
    readonly headers: Headers;
    /** Parsed when it is JSON, the text otherwise. */
    readonly body: unknown;
}
export interface TestServer {
    readonly url: string;
    readonly db: Kysely<DB>;
    readonly config: Config;
    readonly running: Running;
    /** Path below the root, such as `/api/auth/me`. */
    call(path: string, call?: Call): Promise<Answered>;
    /** After the first step only: the provisional token. */
    provisional(email: string): Promise<string>;
    /** Both steps, as a person does them. */
    login(email: string): Promise<string>;
    outbox(): Promise<readonly OutboxMail[]>;
    close(): Promise<void>;
}
export interface TestOptions {
    readonly seed?: Seed;
    /** The server's clock. */
    readonly now?: () => Date;
    readonly config?: Partial<Config>;
    /** Hears every log line; what they say is chosen by `config.logLevel`. */
    readonly logTo?: {
        write(line: string): void;
    };
}
/** Starts on a free port of this machine. Demo data unless told; rate limits out of the way unless told. */
export declare const startTestServer: (options?: TestOptions) => Promise<TestServer>;
export {};

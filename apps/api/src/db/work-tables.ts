/** Tables of lives, events, jobs and timers. Same conventions as `tables.ts`. */
import type { ColumnType } from 'kysely'
import type {
  CreatedAt,
  Defaulted,
  DefaultedTimestamp,
  Id,
  Json,
  Nullable,
  NullableTimestamp,
  Timestamp,
} from './columns.ts'

export interface WorkTables {
  /** What a call answered, kept for who sends it again. */
  idempotencia: {
    user_id: number
    clave: string
    llamada: string
    cuerpo_hash: string
    estado: number
    respuesta: Json
    created_at: CreatedAt
  }
  vida_movimientos: {
    id: Id
    vida: string
    objeto_id: number
    version: number
    evento: string
    de_estado: Nullable<string>
    a_estado: string
    lleva: ColumnType<Readonly<Record<string, string>>, string | undefined, never>
    user_id: Nullable<number>
    created_at: CreatedAt
  }
  eventos: {
    id: Id
    nombre: string
    version: number
    /** What it happened to, as `orden:12`: its events are delivered in their order. */
    agregado: string
    payload: Json
    ocurrio_at: Timestamp
    user_id: Nullable<number>
  }
  evento_entregas: {
    evento_id: number
    manejador: string
    agregado: string
    estado: Defaulted<string>
    intentos: Defaulted<number>
    proximo_at: DefaultedTimestamp
    error: Nullable<string>
    terminado_at: NullableTimestamp
    /** Who tried it again or let it be. */
    user_id: Nullable<number>
  }
  trabajos: {
    id: string
    nombre: string
    user_id: Nullable<number>
    created_at: CreatedAt
    hechos: Defaulted<number>
    total: Nullable<number>
    cancelar_at: NullableTimestamp
    cancelado_por: Nullable<number>
    /** When its effect was kept: from then on it is never run again. */
    terminado_at: NullableTimestamp
    resultado: ColumnType<unknown, string | null | undefined, string | null>
    error: Nullable<string>
  }
  temporizadores: {
    nombre: string
    proxima_at: Timestamp
    tomado_hasta: NullableTimestamp
    tomado_por: Nullable<string>
    ultima_at: NullableTimestamp
    ultima_ms: Nullable<number>
    fallos: Defaulted<number>
    error: Nullable<string>
  }
  /** Of the queue engine: read here, written by the engine alone. */
  'cola.job': {
    id: string
    name: string
    state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
    retry_count: number
    retry_limit: number
    start_after: Date
    started_on: Date | null
    completed_on: Date | null
  }
}

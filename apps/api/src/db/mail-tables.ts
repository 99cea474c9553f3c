/** Tables of where documents are mailed, and how many. Same conventions as `tables.ts`. */
import type {
  CreatedAt,
  Defaulted,
  DefaultedTimestamp,
  Id,
  DefaultedJson,
  Nullable,
  NullableTimestamp,
  Timestamp,
} from './columns.ts'

export interface MailTables {
  /** An address, or a whole domain with its @. */
  correos: {
    id: Id
    para: string
    asunto: string
    texto: string
    adjuntos: DefaultedJson
    estado: Defaulted<string>
    intentos: Defaulted<number>
    error: Nullable<string>
    created_at: CreatedAt
    enviado_at: NullableTimestamp
    /** When a process took it to send it. */
    tomado_at: NullableTimestamp
  }
  correos_institucion: {
    id: Id
    direccion: string
    descripcion: string
    activo: Defaulted<boolean>
    user_id: number
    created_at: CreatedAt
    updated_at: DefaultedTimestamp
  }
  correo_cupos: {
    clave: string
    usados: number
    hasta: Timestamp
  }
}

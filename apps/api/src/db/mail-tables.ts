/** Tables of where documents are mailed, and how many. Same conventions as `tables.ts`. */
import type { CreatedAt, Defaulted, DefaultedTimestamp, Id, Timestamp } from './columns.ts'

export interface MailTables {
  /** An address, or a whole domain with its @. */
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

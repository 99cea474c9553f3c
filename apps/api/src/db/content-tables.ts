/** Manuals and news that editors publish. */
import type { Defaulted, DefaultedTimestamp, Id, Nullable, NullableTimestamp, Timestamp } from './columns.ts'

export interface ContentTables {
  contenidos: {
    id: Id
    tipo: 'manual' | 'novedad'
    titulo: string
    resumen: Defaulted<string>
    /** Markdown. */
    cuerpo: string
    estado: Defaulted<'borrador' | 'publicado' | 'retirado'>
    version: Defaulted<number>
    demo: Defaulted<boolean>
    user_id: number
    publicado_at: NullableTimestamp
    created_at: DefaultedTimestamp
    updated_at: DefaultedTimestamp
    busqueda: string
  }
  contenido_adjuntos: {
    id: Id
    contenido_id: number
    nombre: string
    tipo: string
    tamano: number
    sha256: string
    archivo: string
    created_at: DefaultedTimestamp
  }
  contenido_lecturas: { contenido_id: number; user_id: number; leido_at: DefaultedTimestamp }
  permisos_archivo: {
    clave_hash: Buffer
    uso: 'subir' | 'bajar'
    user_id: number
    nombre: string
    tipo: string
    /** Bytes that may be sent, or that will be fetched. */
    tamano: number
    archivo: Nullable<string>
    sha256: Nullable<string>
    expira_at: Timestamp
    usado_at: NullableTimestamp
    created_at: DefaultedTimestamp
  }
}

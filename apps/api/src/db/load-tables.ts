/** The tables of the files that become rows. */
import type { CreatedAt, Defaulted, DefaultedJson, DefaultedTimestamp, Id, Json, Nullable } from './columns.ts'
import type { LineAct, LoadMode, LoadState } from '@cauce/domain/kit/load/load'

export interface LoadTables {
  cargas: {
    id: Id
    carga: string
    nombre: string
    tamano: number
    /** Key to which its bytes are sent. */
    llegada: string
    /** Key at which they are kept once they were taken; null before, and after the load has ended. */
    archivo: Nullable<string>
    /** Of what its lines say, whatever their ends, their separator and their encoding. */
    huella: Nullable<string>
    estado: Defaulted<LoadState>
    modo: Nullable<LoadMode>
    titulos: DefaultedJson
    ignoradas: DefaultedJson
    /** The last line that was read. */
    hasta_linea: Defaulted<number>
    /** Bytes that were read. */
    leidos: Defaulted<number>
    total: Defaulted<number>
    por_crear: Defaulted<number>
    por_editar: Defaulted<number>
    iguales: Defaulted<number>
    rechazadas: Defaulted<number>
    creadas: Defaulted<number>
    editadas: Defaulted<number>
    motivo: Nullable<string>
    user_id: number
    ip: string
    agente: Nullable<string>
    created_at: CreatedAt
    updated_at: DefaultedTimestamp
  }
  carga_lineas: {
    carga_id: number
    linea: number
    accion: LineAct
    hecha: Defaulted<boolean>
    titulo: string
    detalle: string
    /** As they were written, only of a line that is rejected. */
    celdas: Json
    errores: Json
    cambios: Json
  }
  carga_claves: { carga_id: number; campo: string; huella: Buffer; linea: number }
}

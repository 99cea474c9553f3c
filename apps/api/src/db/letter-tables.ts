/** Letters. Same conventions as `tables.ts`. */
import type { DeliveryWay } from '@cauce/domain/kit/letter/delivery'
import type { Id, Json, Nullable, NullableTimestamp, Timestamp } from './columns.ts'

export interface LetterTables {
  /** What was issued is not changed: the database refuses it. */
  cartas: {
    id: Id
    /** The name of its declaration. */
    clase: string
    version: number
    numero: string
    /** What it is about: `autorizacion`, 40. */
    de_clase: string
    de_id: number
    afiliado_id: number
    unica: boolean
    contenido: Json
    vence: Nullable<string>
    user_id: number
    firma_user_id: Nullable<number>
    segunda_firma_user_id: Nullable<number>
    created_at: Timestamp
    entregada_at: NullableTimestamp
    entrega_medio: Nullable<Exclude<DeliveryWay, 'correo'>>
    entrega_detalle: Nullable<string>
    entrega_user_id: Nullable<number>
    /** The mail to the affiliate: once it left, that is the delivery. */
    correo_id: Nullable<number>
    anulada_at: NullableTimestamp
    anulada_motivo: Nullable<string>
    anulada_user_id: Nullable<number>
  }
}

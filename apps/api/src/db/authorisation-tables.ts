/** Tables of what is authorised. Same conventions as `tables.ts`. */
import type { AskedKind } from '@cauce/domain/authorisation/valid-until'
import type { AuthorisationState } from '@cauce/domain/authorisation/authorisation-state'
import type { DenialCause } from '@cauce/domain/authorisation/denial'
import type { RequestClass } from '@cauce/domain/authorisation/request-class'
import type { Defaulted, Id, Nullable, NullableTimestamp, Timestamp } from './columns.ts'

export interface AuthorisationTables {
  autorizaciones: {
    id: Id
    orden_procedimientos_id: Nullable<number>
    orden_articulos_id: Nullable<number>
    orden_codigo_propio_id: Nullable<number>
    orden_id: number
    afiliado_id: number
    tipo_orden_id: number
    que: AskedKind
    oncologica: boolean
    clase: RequestClass
    clase_por_que: string
    cantidad: number
    cantidad_autorizada: Nullable<number>
    rep_id: Nullable<number>
    pedida_por_user_id: number
    recibida_at: Timestamp
    /** Exclusive: at this instant it is late. */
    vence_at: Timestamp
    estado: AuthorisationState
    version: Defaulted<number>
    numero: Nullable<string>
    vigente_hasta: Nullable<string>
    tomada_por_user_id: Nullable<number>
    tomada_at: NullableTimestamp
    propuesta_por_user_id: Nullable<number>
    /** How much of it would be approved by what was proposed; null: nothing, or nothing is proposed. */
    parte: Nullable<number>
    decidida_por_user_id: Nullable<number>
    decidida_at: NullableTimestamp
  }
  negaciones: {
    id: Id
    autorizacion_id: number
    cantidad: number
    causal: DenialCause
    justificacion: string
    fundamento: string
    alternativa: string
    propone_user_id: number
    confirma_user_id: number
    created_at: Timestamp
  }
}

/** The tables of the legal terms and of what every module shares, as the queries see them. */
import type { CreatedAt, Defaulted, Id, Json, Nullable, NullableTimestamp, Numeric, Timestamp } from './columns.ts'
import type { ColumnType } from 'kysely'
import type { TermState } from '@cauce/domain/kit/clock/light'
import type { ProposalState } from '@cauce/domain/law/proposal'
import type { TermUnit } from '@cauce/domain/kit/clock/unit'
import type { Confidence } from '@cauce/domain/kit/clock/norm'

/** Exact decimal that is always there. */
type Amount = ColumnType<string, string | number, string | number>
type DefaultedAmount = ColumnType<string, string | number | undefined, string | number>

export interface TermTables {
  terminos_norma: {
    id: Id
    clase: string
    nombre: string
    unidad: TermUnit
    cantidad: Amount
    rodar_a_habil: Defaulted<boolean>
    avisa_al_empezar: Defaulted<boolean>
    admite_suspension: Defaulted<boolean>
    max_suspensiones: Defaulted<number>
    dias_para_suspender: Nullable<number>
    admite_prorroga: Defaulted<boolean>
    factor_prorroga: DefaultedAmount
    vigente_desde: string
    fuente: string
    confianza: Confidence
    creado_por: Nullable<number>
    aprobado_por: Nullable<number>
    created_at: CreatedAt
  }
  cifra_propuestas: {
    id: Id
    clave: string
    valor: ColumnType<unknown, string, never>
    vigente_desde: string
    norma: string
    articulo: string
    motivo: string
    estado: ColumnType<ProposalState, ProposalState | undefined, ProposalState>
    propone_user_id: number
    decide_user_id: Nullable<number>
    decidida_at: NullableTimestamp
    motivo_decision: Nullable<string>
    created_at: CreatedAt
  }
  terminos_entidad: {
    id: Id
    clase: string
    unidad: TermUnit
    cantidad: Amount
    vigente_desde: string
    creado_por: Nullable<number>
    created_at: CreatedAt
  }
  dias_no_habiles: {
    id: Id
    fecha: string
    alcance: 'nacional' | 'municipio' | 'entidad'
    municipio_id: Nullable<number>
    motivo: string
    afecta_terminos: Defaulted<boolean>
    created_at: CreatedAt
  }
  terminos: {
    id: Id
    dueno_tipo: string
    dueno_id: number
    ciclo: Defaulted<number>
    secuencia: Defaulted<number>
    clase: string
    norma_id: number
    unidad: TermUnit
    cantidad: Amount
    inicio_at: Timestamp
    fijo_at: NullableTimestamp
    cierre: Nullable<number>
    pausas: Json
    adicional: DefaultedAmount
    vence_at: Timestamp
    vence_interno_at: NullableTimestamp
    por_vencer_at: Timestamp
    suspendido_desde: NullableTimestamp
    consumido: Numeric
    prorroga_hasta: Nullable<string>
    cumplido_at: NullableTimestamp
    provisional: Defaulted<boolean>
    estado: TermState
    gobierna: Defaulted<boolean>
    explicacion: ColumnType<unknown, string, string>
    created_at: CreatedAt
  }
  termino_movimientos: {
    id: Id
    termino_id: number
    evento: string
    motivo: Nullable<string>
    antes: ColumnType<unknown, string | null | undefined, never>
    despues: ColumnType<unknown, string, never>
    user_id: Nullable<number>
    created_at: CreatedAt
  }
  termino_alarmas: {
    id: Id
    termino_id: number
    nivel: number
    programada_at: Timestamp
    enviada_at: NullableTimestamp
  }
  areas: {
    id: Id
    nombre: string
    jefe_user_id: Nullable<number>
    padre_id: Nullable<number>
    usos: Defaulted<string[]>
    activo: Defaulted<boolean>
    version: Defaulted<number>
    created_at: CreatedAt
  }
  area_personas: { id: Id; area_id: number; user_id: number; desde: string; hasta: Nullable<string> }
  ausencias: { id: Id; user_id: number; desde: Timestamp; hasta: Timestamp; origen: string; created_at: CreatedAt }
  operador_reps: { operador_id: number; rep_id: number }
  enlaces: {
    id: Id
    token_hash: string
    proposito: string
    objeto_tipo: string
    objeto_id: number
    vence_at: Timestamp
    usado_at: NullableTimestamp
    revocado_at: NullableTimestamp
    intentos: Defaulted<number>
    created_at: CreatedAt
  }
  series: { serie: string; anio: number; ultimo: number }
}

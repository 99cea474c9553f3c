/** Tables of who is insured. Same conventions as `tables.ts`. */
import type { ChangeState } from '@cauce/domain/insurance/change-life'
import type { PortabilityKind } from '@cauce/domain/insurance/portability-kind'
import type { PortabilityState } from '@cauce/domain/insurance/portability-life'
import type { CreatedAt, Defaulted, Id, Json, Nullable, NullableTimestamp } from './columns.ts'

/** A row with its days, and what took its place. */
interface InTime {
  id: Id
  afiliado_id: number
  desde: string
  hasta: Nullable<string>
  novedad_id: Nullable<number>
  /** Since when another row holds instead; null: it is in force. */
  reemplazado_at: NullableTimestamp
  reemplazado_por: Nullable<number>
  created_at: CreatedAt
}

export interface InsuranceTables {
  tipos_afiliado: { id: number; nombre: string }
  estados_afiliado: { id: number; nombre: string }
  causas_afiliacion: {
    id: Id
    codigo: string
    nombre: string
    clase: string
    fuente: Nullable<string>
    activo: Defaulted<boolean>
    version: Defaulted<number>
    busqueda: string
  }
  afiliado_novedades: {
    id: Id
    afiliado_id: number
    radicado: string
    tipo: string
    fecha_novedad: string
    origen: string
    antes: Json
    despues: Json
    causa_id: Nullable<number>
    soporte: Nullable<string>
    /** Fingerprint of `despues`: the same change of a day is not filed twice. */
    huella: string
    estado: ChangeState
    version: Defaulted<number>
    /** Why it waits for somebody to decide, once it is verified. */
    retencion: Nullable<string>
    radica_user_id: number
    verifica_user_id: Nullable<number>
    aplicada_at: NullableTimestamp
    created_at: CreatedAt
    /** Who has it open. */
    revisa_user_id: Nullable<number>
    revisa_at: NullableTimestamp
    cerrada_at: NullableTimestamp
    /** Why it was refused, annulled or applied all the same. */
    motivo: Nullable<string>
  }
  afiliado_novedad_adjuntos: {
    id: Id
    novedad_id: number
    nombre: string
    ruta: string
    tipo: string
    tamano: number
    sha256: string
    created_at: CreatedAt
  }
  afiliado_estados: InTime & { estado_id: number; causa_id: Nullable<number> }
  afiliado_atencion: InTime & { municipio_id: Nullable<number>; rep_id: Nullable<number>; origen: string }
  afiliado_condiciones: InTime & { clase: string }
  grupo_miembros: InTime & { cotizante_id: number; parentesco: string }
  afiliado_documentos: InTime & { tipo_documento_id: number; numero: string }
  portabilidades: {
    id: Id
    version: Defaulted<number>
    sentido: 'salida' | 'entrada'
    radicado: string
    afiliado_id: number
    entidad_origen_id: number
    municipio_origen_id: Nullable<number>
    municipio_destino_id: number
    tipo: PortabilityKind
    fecha_inicio: string
    /** Null: it does not end. */
    fecha_fin: Nullable<string>
    prorrogada_at: NullableTimestamp
    rep_id: Nullable<number>
    razon: string
    telefono: string
    /** The first of the family that was filed with them. */
    con_id: Nullable<number>
    estado: PortabilityState
    /** Why it was refused, annulled or ended. */
    motivo: Nullable<string>
    radica_user_id: number
    estudia_user_id: Nullable<number>
    vence_at: NullableTimestamp
    cerrada_at: NullableTimestamp
    created_at: CreatedAt
  }
}

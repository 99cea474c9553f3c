/** Tables of medications, schemes and own-code services. Same conventions as `tables.ts`. */
import type { Severity } from '@cauce/domain/medication/check'
import type { SignatureState } from '@cauce/domain/medication/signature-request'
import type {
  CreatedAt,
  Defaulted,
  DefaultedTimestamp,
  Id,
  DefaultedJson,
  Nullable,
  NullableTimestamp,
  Numeric,
  Timestamp,
} from './columns.ts'
import type { ColumnType } from 'kysely'

type Exact = ColumnType<string, string | number, string | number>

/** Where a line is done. */
interface Routed {
  rep_id: Nullable<number>
  direccionamiento_id: Nullable<number>
  direccionamieno_automatico: Defaulted<boolean>
  regla_direccionamiento: string
  motivo_direccionamiento: string
}

/** The state of a line. */
interface Living {
  estado_id: number
  estado_desde: DefaultedTimestamp
  estado_motivo: Nullable<string>
}

export interface OrderTables {
  medicamentos_por_revisar: {
    id: Id
    afiliado_id: number
    orden_id: number
    /** Null: the whole scheme of the order. */
    orden_articulos_id: Nullable<number>
    severidad: Severity
    hallazgos: string
    created_at: Timestamp
  }
  desabastecimientos: {
    id: Id
    medicamento_id: number
    tipo_alerta: string
    mensaje: string
    vigente_desde: string
    vigente_hasta: Nullable<string>
    fuente: string
  }
  consulta_diagnosticos: {
    id: Id
    consulta_id: number
    cie10_id: number
    principal: Defaulted<boolean>
    tipo: Nullable<string>
    created_at: CreatedAt
  }
  orden_articulos: Routed &
    Living & {
      id: Id
      orden_id: number
      afiliado_id: number
      codesumi_id: number
      /** What another professional signs over. */
      segunda_firma: string | null
      via: string
      dosis: Exact
      unidad_dosis: Nullable<string>
      unidad: string
      frecuencia: Exact
      unidad_tiempo: string
      duracion: number
      meses: number
      cantidad_medico: number
      observacion: string
      diagnostico_id: number
      requiere_autorizacion: Defaulted<boolean>
      fecha_vigencia: string
      fecha_vencimiento: string
      fin_tratamiento: string
      reemplaza_id: Nullable<number>
      created_at: CreatedAt
    }
  segundas_firmas: {
    id: Id
    /** Of a line of medications; null: of a scheme. */
    orden_articulos_id: Nullable<number>
    /** Of a scheme; null: of a line of medications. */
    orden_esquemas_id: Nullable<number>
    orden_id: number
    consulta_id: number
    afiliado_id: number
    estado: SignatureState
    version: Defaulted<number>
    hallazgos: string
    pedida_por_user_id: number
    abierta_por_user_id: Nullable<number>
    abierta_at: NullableTimestamp
    cerrada_por_user_id: Nullable<number>
    cerrada_at: NullableTimestamp
    motivo: Nullable<string>
    enterado_at: NullableTimestamp
    created_at: CreatedAt
  }
  orden_articulo_comprobaciones: {
    id: Id
    orden_articulos_id: number
    comprobacion: string
    origen: string
    respuesta: string
    por_que: Nullable<string>
    hora: Timestamp
    conocimiento: Nullable<string>
    conocimiento_version: Nullable<string>
    conocimiento_fecha: Nullable<string>
    hallazgos: DefaultedJson
    motivo: Nullable<string>
    user_id: Nullable<number>
    created_at: CreatedAt
  }
  auditoria_alertas: {
    id: Id
    consulta_id: number
    clase: string
    alerta_detalle_id: number
    acepto: boolean
    motivo: Nullable<string>
    estado_alerta_id: Defaulted<number>
    usuario_registra_id: number
    created_at: CreatedAt
  }
  seguimiento_alergias: {
    id: Id
    consulta_id: number
    afiliado_id: number
    codesumi_id: number
    acepto_ordenar: boolean
    motivo: Nullable<string>
    user_id: number
    created_at: CreatedAt
  }
  orden_esquemas: Routed & {
    id: Id
    orden_id: number
    afiliado_id: number
    esquema_id: Nullable<number>
    abreviatura_esquema: string
    nombre_esquema: string
    biografia: string
    ciclo: number
    ciclo_total: number
    frecuencia_repeticion: number
    fecha_inicio: string
    isc: Numeric
    isc_peso: Numeric
    isc_talla: Numeric
    isc_fecha: Nullable<string>
    isc_formula: Nullable<string>
    comprobaciones: DefaultedJson
    en_curso: Defaulted<boolean>
    /** The words of who went on alone; null: nobody did. */
    urgencia_vital: Nullable<string>
    created_at: CreatedAt
  }
  orden_esquema_lineas: Living & {
    id: Id
    orden_esquemas_id: number
    orden_id: number
    afiliado_id: number
    ciclo: number
    posicion: number
    medicamento: string
    codesumi_id: Nullable<number>
    dosis: Exact
    unidad_medida: string
    indice_dosis: string
    dosis_formulada: Exact
    unidad_formulada: string
    propuesta: DefaultedJson
    via: string
    dias: string
    fase: Nullable<string>
    cantidad_aplicaciones: number
    observaciones: Defaulted<string>
    /** Percent by which the dose leaves its scheme's; null: from before it was counted. */
    desviacion: Numeric
    motivo_desviacion: Nullable<string>
    /** "46 h", "bolo"; null: the catalogue does not say, or it is from before it was kept. */
    duracion_infusion: Nullable<string>
    /** The day on which it was given. */
    aplicada_el: Nullable<string>
    nota_esquema: Nullable<string>
    fecha_agendamiento: string
    fechas: DefaultedJson
    created_at: CreatedAt
  }
  orden_codigos_propios: Routed &
    Living & {
      id: Id
      orden_id: number
      afiliado_id: number
      codigo_propio_id: number
      cantidad: number
      observacion: Defaulted<string>
      fecha_vigencia: string
      fecha_vencimiento: string
      en_curso: Defaulted<boolean>
      created_at: CreatedAt
    }
}

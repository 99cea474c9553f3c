/** Tables of the clinical record, sick leave and what follows them. Same conventions as `tables.ts`. */
import type { CreatedAt, Defaulted, DefaultedTimestamp, Id, Json, Nullable, Numeric } from './columns.ts'

export interface RecordTables {
  historia_borradores: {
    consulta_id: number
    modelo: string
    ruta: string
    componente: string
    version: number
    datos: Json
    equipo: Nullable<string>
    user_id: number
    updated_at: DefaultedTimestamp
  }
  historias: {
    consulta_id: number
    afiliado_id: number
    datos: Json
    huella: string
    user_id: number
    finalizada_at: DefaultedTimestamp
  }
  notas_aclaratorias: { id: Id; consulta_id: number; texto: string; user_id: number; created_at: CreatedAt }
  plantillas_texto: {
    id: Id
    user_id: number
    componente: string
    titulo: string
    texto: string
    created_at: CreatedAt
  }
  lineas_favoritas: {
    id: Id
    user_id: number
    tipo_orden_id: number
    nombre: string
    linea: Json
    created_at: CreatedAt
  }
  procedimiento_conjuntos: {
    id: Id
    user_id: number
    nombre: string
    compartido: Defaulted<boolean>
    lineas: Json
    created_at: CreatedAt
  }
  incapacidad_series: { anio: number; ultimo: number }
  incapacidades: {
    id: Id
    radicado: string
    afiliado_id: number
    consulta_id: number
    solicitud_id: Nullable<number>
    tipo_afiliado_id: number
    regimen_prestacional: string
    edad: number
    municipio_id: Nullable<number>
    clase_incapacidad: string
    contingencia: string
    diagnostico_id: number
    diagnostico_relacionado_id: Nullable<number>
    fecha_inicio: string
    dias: number
    fecha_final: string
    fecha_levantamiento: Nullable<string>
    /** The last day that counts. */
    ultimo_dia: string
    prorroga: string
    prorroga_automatica: string
    ultima_incapacidad_id: Nullable<number>
    motivo_prorroga: Nullable<string>
    excepcion_licencia: Nullable<string>
    motivo_excepcion: Nullable<string>
    advertencia_inicio: Nullable<string>
    motivo_simultanea: Nullable<string>
    causa_retroactiva: Nullable<string>
    colegio_id: number
    entidad_territorial: number
    nombre_medico: string
    documento: string
    descripcion_incapacidad: string
    calificacion_pcl: Nullable<string>
    procedimiento_calificacion: Nullable<string>
    perdida_capacidad_laboral: Nullable<string>
    pcl: Numeric
    rep_id: Nullable<number>
    user_id: number
    estado_id: Defaulted<number>
    estado_motivo: Nullable<string>
    estado_user_id: Nullable<number>
    estado_desde: DefaultedTimestamp
    created_at: CreatedAt
  }
  entregas_medicamentos: {
    id: Id
    orden_articulos_id: number
    cantidad: number
    fecha: string
    observacion: Defaulted<string>
    user_id: number
    created_at: CreatedAt
  }
}

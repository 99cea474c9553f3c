/** What is recorded of a patient: allergies, answers about them, states, what is taken and was not ordered here. Same conventions as `tables.ts`. */
import type { CreatedAt, Defaulted, Id, Nullable, NullableTimestamp, Numeric } from './columns.ts'

export interface AntecedentTables {
  alergias_afiliado: {
    id: Id
    afiliado_id: number
    nombre: string
    tipo: string
    reaccion: Nullable<string>
    anio: Nullable<number>
    registrada_por: Nullable<number>
    severidad: Nullable<string>
    certeza: Nullable<string>
    cuando: Nullable<string>
    origen: Nullable<string>
    detalle: Nullable<string>
    consulta_id: Nullable<number>
    estado: Defaulted<string>
    cerrada_at: NullableTimestamp
    cerrada_por: Nullable<number>
    motivo_cierre: Nullable<string>
    /** Code of the list; null: closed before there was one. */
    razon_cierre: Nullable<string>
    created_at: CreatedAt
  }
  respuestas_alergias: {
    id: Id
    afiliado_id: number
    respuesta: string
    origen: string
    motivo: Nullable<string>
    consulta_id: Nullable<number>
    user_id: number
    estado: Defaulted<string>
    cerrada_at: NullableTimestamp
    cerrada_por: Nullable<number>
    motivo_cierre: Nullable<string>
    created_at: CreatedAt
  }
  estados_paciente: {
    id: Id
    afiliado_id: number
    tipo: string
    presente: boolean
    desde: Nullable<string>
    grado: Nullable<string>
    creatinina: Numeric
    creatinina_fecha: Nullable<string>
    detalle: Nullable<string>
    origen: string
    consulta_id: Nullable<number>
    user_id: number
    estado: Defaulted<string>
    cerrada_at: NullableTimestamp
    cerrada_por: Nullable<number>
    motivo_cierre: Nullable<string>
    razon_cierre: Nullable<string>
    created_at: CreatedAt
  }
  resultados_laboratorio: {
    id: Id
    afiliado_id: number
    consulta_id: Nullable<number>
    analito: Nullable<string>
    valor: Numeric
    unidad: Nullable<string>
    referencia_min: Numeric
    referencia_max: Numeric
    texto: Nullable<string>
    fecha: string
    origen: string
    laboratorio: Nullable<string>
    linea_id: Nullable<number>
    corrige_id: Nullable<number>
    motivo: Nullable<string>
    carga_id: Nullable<number>
    user_id: number
    created_at: CreatedAt
  }
  tomas_externas: {
    id: Id
    afiliado_id: number
    tipo: string
    codesumi_id: Nullable<number>
    nombre: string
    como: Nullable<string>
    dosis: Numeric
    frecuencia: Numeric
    unidad_tiempo: Nullable<string>
    desde: Nullable<string>
    hasta: Nullable<string>
    indicado_por: string
    origen: string
    detalle: Nullable<string>
    consulta_id: Nullable<number>
    user_id: number
    estado: Defaulted<string>
    cerrada_at: NullableTimestamp
    cerrada_por: Nullable<number>
    motivo_cierre: Nullable<string>
    created_at: CreatedAt
  }
  respuestas_tomas: {
    id: Id
    afiliado_id: number
    origen: string
    consulta_id: Nullable<number>
    user_id: number
    estado: Defaulted<string>
    cerrada_at: NullableTimestamp
    cerrada_por: Nullable<number>
    motivo_cierre: Nullable<string>
    created_at: CreatedAt
  }
}

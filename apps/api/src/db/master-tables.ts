/** The tables of the masters. Their rows are written from their declarations; here they are as the rest of the server reads them. */
import type { CreatedAt, Defaulted, Id, Json, Nullable } from './columns.ts'

/** What every master has besides its fields. */
interface Kept {
  activo: Defaulted<boolean>
  version: Defaulted<number>
  busqueda: string
}

/** A catalogue that became a master later: its searched text has a default. */
export interface KeptLater {
  activo: Defaulted<boolean>
  version: Defaulted<number>
  busqueda: Defaulted<string>
}

export interface MasterTables {
  maestro_cargas: {
    id: Id
    maestro: string
    huella: string
    archivo: string
    user_id: number
    creadas: Defaulted<number>
    editadas: Defaulted<number>
    rechazadas: Defaulted<number>
    /** The load that it was, while that is kept. */
    carga_id: Nullable<number>
    created_at: CreatedAt
  }
  maestro_cambios: {
    id: Id
    maestro: string
    registro_id: number
    accion: string
    cambios: Json
    user_id: number
    carga_id: Nullable<number>
    linea: Nullable<number>
    created_at: CreatedAt
  }
  cargos: Kept & { id: Id; codigo: string; nombre: string; descripcion: Nullable<string> }
  empresas: Kept & {
    id: Id
    nit: string
    razon_social: string
    municipio_id: number
    direccion: Nullable<string>
    telefono: Nullable<string>
    correo: Nullable<string>
    riesgo: string
  }
  especialidades: Kept & {
    id: Id
    nombre: string
    codigo_servicio: Nullable<string>
    cups_primera_vez: Nullable<string>
    cups_control: Nullable<string>
    indicador_256: Nullable<string>
    codigo_cita_256: Nullable<string>
    reservada: Defaulted<boolean>
  }
  tipos_test: Kept & {
    id: Id
    codigo: string
    nombre: string
    mide: string
    calificacion: string
    puntaje_minimo: number
    puntaje_maximo: number
    edad_minima_meses: Nullable<number>
    edad_maxima_meses: Nullable<number>
    fuente: Nullable<string>
  }
  grupos_servicios: Kept & { id: Id; codigo: string; nombre: string; grupo_id: Nullable<number> }
  formas_farmaceuticas: Kept & { id: Id; codigo: string; nombre: string; codigo_ffm: string }
  vias_administracion: Kept & { id: Id; codigo: string; nombre: string; parenteral: Defaulted<boolean> }
  grupos_terapeuticos: Kept & { id: Id; codigo: string; nombre: string; anatomico: string }
  subgrupos_terapeuticos: Kept & { id: Id; codigo: string; nombre: string; grupo_id: number }
}

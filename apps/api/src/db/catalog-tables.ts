/** Tables of the catalogues that are imported or seeded whole. Same conventions as `tables.ts`. */
import type { ColumnType } from 'kysely'
import type { Defaulted, Id, Nullable, Numeric } from './columns.ts'
import type { KeptLater } from './master-tables.ts'

export interface CatalogTables {
  catalogos_importados: {
    id: Id
    catalogo: string
    fuente: string
    version: string
    filas: number
    rechazadas: Defaulted<number>
    created_at: ColumnType<Date, Date | string | undefined, never>
  }
  cie10: { id: Id; codigo: string; nombre: string; seleccionable: Defaulted<boolean>; busqueda: string }
  medicamentos: {
    id: Id
    codigo: string
    atc: string
    principio_activo: string
    nombre: string
    concentracion: Nullable<string>
    forma_farmaceutica: Nullable<string>
    unidad_presentacion: Nullable<string>
    via: Nullable<string>
    dosis_usual_min: Numeric
    dosis_usual_max: Numeric
    unidad_dosis: Nullable<string>
    max_dia: Numeric
    componentes: string
    requiere_autorizacion: Defaulted<number>
    controlado: Defaulted<number>
    desabastecido: Defaulted<number>
    frecuencia_especial: Nullable<string>
    base_dosis: Nullable<string>
    confianza: string
    fuente: string
    /** False: it left the catalogue; orders of before still name it. */
    activo: Defaulted<boolean>
    busqueda: string
    /** Third level of its ATC; the database writes it. */
    atc_subgrupo: Defaulted<string>
  }
  clases_farmacologicas: { clase: string; principio_activo: string }
  interacciones: {
    id: Id
    principio_a: string
    principio_b: string
    tipo_a: string
    tipo_b: string
    severidad: string
    efecto: string
    mecanismo: Nullable<string>
    conducta: Nullable<string>
    aplica_via_local: Defaulted<number>
    confianza: string
    fuente: string
  }
  alergias: {
    clase: string
    principios: string
    cruce: Nullable<string>
    cruce_interno: Nullable<string>
    conducta: Nullable<string>
    alias: Nullable<string>
    confianza: string
    fuente: string
  }
  alergias_cruces: { clase: string; cruza_con: string; tipo: string; nivel: string; confianza: string }
  dosis_habituales: {
    id: Id
    principio_activo: string
    via: string
    dosis_min: Numeric
    dosis_max: Numeric
    unidad_dosis: Nullable<string>
    max_dia: Numeric
    precaucion_renal: Nullable<number>
    precaucion_embarazo: Nullable<number>
    embarazo_nivel: Nullable<string>
    frecuencia_especial: Nullable<string>
    confianza: string
    fuente: string
  }
  duplicidad_grupos: {
    grupo: string
    miembros: string
    atc_prefijos: Nullable<string>
    vias: string
    nivel: string
    excepciones: Nullable<string>
    motivo: string
    confianza: string
    fuente: string
  }
  cobertura_interacciones: { principio_activo: string; revisado: number; cobertura: string }
  control_especial: {
    principio_activo: string
    grupo: string
    dias_max: number
    nota: Nullable<string>
    confianza: string
    fuente: string
  }
  embarazo_lactancia: {
    principio_activo: string
    via: Defaulted<string>
    t1: string
    t2: string
    t3: string
    lactancia_nivel: string
    motivo: string
    exige_prueba: Defaulted<number>
    exige_anticoncepcion: Defaulted<number>
    confianza: string
    fuente: string
  }
  lavado: {
    principio_activo: string
    dias_lavado: number
    por_que: string
    detalle: Nullable<string>
    confianza: string
    fuente: string
  }
  renal_ajustes: {
    principio_activo: string
    via: Defaulted<string>
    tfg_desde: ColumnType<string, string | number, string | number>
    tfg_hasta: Numeric
    ajuste: string
    dosis_max_dia: Numeric
    unidad_dosis: Nullable<string>
    intervalo_h: Numeric
    formula: string
    conducta: Defaulted<string>
    confianza: string
    fuente: string
  }
  envases: {
    nombre: string
    /** Written from a set of rows: as an object, not as its text. */
    contenido: ColumnType<unknown, object, object>
    confianza: string
    fuente: string
    nota: Defaulted<string>
  }
  condiciones: {
    condicion: string
    principio_activo: Defaulted<string>
    clase: Defaulted<string>
    nivel: string
    exige_saber: Defaulted<number>
    aplica_via_local: Defaulted<number>
    efecto: string
    conducta: Defaulted<string>
    confianza: string
    fuente: string
  }
  adulto_mayor: {
    principio_activo: Defaulted<string>
    clase: Defaulted<string>
    condicion: Defaulted<string>
    edad_desde: number
    cie10: Nullable<string>
    nivel: string
    motivo: string
    conducta: Defaulted<string>
    dosis_max_dia: Numeric
    unidad_dosis: Nullable<string>
    confianza: string
    fuente: string
  }
  dosis_pediatricas: {
    principio_activo: string
    via: Defaulted<string>
    edad_min_meses: Defaulted<number>
    edad_max_meses: Defaulted<number>
    peso_min_kg: ColumnType<string, string | number, string | number>
    peso_max_kg: Numeric
    dosis_min: Numeric
    dosis_max: Numeric
    unidad: Nullable<string>
    tomas_dia_max: Numeric
    max_dosis: Numeric
    max_dia: Numeric
    unidad_max: Nullable<string>
    max_dia_por_kg: Numeric
    contraindicado_bajo_meses: Nullable<number>
    indicacion: Defaulted<string>
    base: Defaulted<string>
    nota: Nullable<string>
    confianza: string
    fuente: string
  }
  topes_oncologia: {
    principio_activo: string
    tipo: string
    fase: Defaulted<string>
    valor: ColumnType<string, string | number, string | number>
    unidad: string
    vias_permitidas: Defaulted<string>
    vias_prohibidas: Defaulted<string>
    desviacion_maxima_pct: ColumnType<string, string | number, string | number>
    nota: Nullable<string>
    confianza: string
    fuente: string
  }
  esquemas: {
    id: Id
    abreviatura_esquema: string
    nombre_esquema: string
    ciclos: number
    frecuencia_repeat: number
    biografia: string
    tumor: Nullable<string>
    cie10: Nullable<string>
    duracion: Nullable<string>
    confianza: string
  }
  esquema_lineas: {
    id: Id
    esquema_id: number
    orden: number
    medicamento: string
    dosis: ColumnType<string, string | number, string | number>
    unidad: string
    indice_dosis: string
    via: string
    dias: string
    fase: Nullable<string>
    tomas_dia: Nullable<number>
    aplicaciones: Nullable<number>
    duracion_infusion: Nullable<string>
    dosis_maxima: Numeric
    ciclos_aplica: Nullable<string>
    verificacion: Nullable<string>
    nota: Nullable<string>
  }
  codigos_propios: {
    id: Id
    codigo: string
    nombre: string
    servicio: string
    requiere_auditoria: Defaulted<number>
    busqueda: string
  }
  colegios: {
    id: Id
    codigo: string
    nombre: string
    municipio_id: number
    busqueda: string
    activo: Defaulted<boolean>
    version: Defaulted<number>
  }
  secretarias_educacion: {
    id: Id
    codigo_dane: string
    nombre: string
    tipo: string
    departamento_id: Nullable<number>
    municipio_id: Nullable<number>
  }
  eps: KeptLater & {
    id: Id
    codigo: string
    nombre: string
    nombre_corto: Nullable<string>
    regimen: Nullable<string>
    nit: Nullable<string>
    codigo_movilidad: Nullable<string>
    vigente: Nullable<string>
    fuente: Defaulted<string>
  }
  ajustes: {
    clave: string
    valor: ColumnType<unknown, string, string>
    vigente_desde: string
    fuente: string
    creado_por: Nullable<number>
    aprobado_por: Nullable<number>
  }
}

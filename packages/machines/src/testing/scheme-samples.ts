/** A scheme, its drugs and the record of a patient, for the tests of the oncology machines. */
import { schemeCreatinine, type SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import type { Measures } from '@cauce/domain/consultation/consultation'
import type { ActiveSchemeLine, Scheme, SchemeDrug, SchemeHistoryItem } from '@cauce/domain/oncology/scheme'
import { CHECKS, type CheckKind, type Finding } from '@cauce/domain/medication/check'
import type { SchemeCheckAnswer } from '../scheme/types.ts'

export const hoy = '2026-11-21'
export const ahora = '2026-11-21T12:24:00.000Z'

export const rchop: Scheme = {
  id: 5,
  abreviatura_esquema: 'R-CHOP21',
  nombre_esquema: 'Rituximab, ciclofosfamida, doxorrubicina, vincristina y prednisona',
  ciclos: 6,
  frecuencia_repeat: 21,
  biografia: 'Coiffier B, N Engl J Med 2002 (GELA)',
  tumor: 'Linfoma no Hodgkin B',
  cie10: ['C82', 'C83', 'C85'],
  duracion: 'FIJA',
  confianza: 'alta',
}

const drug = (orden: number, nombre: string, change: Partial<SchemeDrug>): SchemeDrug => ({
  id: 50 + orden,
  orden,
  codigo: null,
  nombre,
  codesumi_id: null,
  dosis: 375,
  unidad_medida: 'mg/m2',
  indice_dosis: 'ISC',
  via: 'Intravenosa',
  dias_aplicacion: '1',
  fase: null,
  tomas_dia: 1,
  cantidad_aplicaciones: 1,
  duracion_infusion: null,
  dosis_maxima: null,
  ciclos_aplica: '1-6',
  frecuencia_duracion: 'Cada 21 días',
  nota: null,
  fuente: null,
  ...change,
})

export const rituximab = drug(1, 'Rituximab', {})
export const vincristine = drug(4, 'Vincristina', { dosis: 1.4, dosis_maxima: 2 })
export const prednisone = drug(5, 'Prednisona', {
  dosis: 100,
  unidad_medida: 'mg',
  indice_dosis: 'FIJA',
  via: 'Oral',
  dias_aplicacion: '1,2,3,4,5',
  cantidad_aplicaciones: 5,
})

export const measuresOf = (fecha: string, peso: number, isc: number): Measures => ({
  fecha,
  peso,
  talla: 162,
  imc: 25.91,
  isc,
  perimetro_abdominal: null,
  presion_sistolica: null,
  presion_diastolica: null,
})

/** Of three days ago. */
export const fresh = measuresOf('2026-11-18', 68, 1.75)
/** Of 34 days ago. */
export const old = measuresOf('2026-10-18', 68, 1.75)

export const activeLine: ActiveSchemeLine = {
  id: 900,
  orden_id: 40_300,
  orden_esquemas_id: 77,
  esquema_id: 7,
  nombre_esquema: 'R-CHOP21',
  ciclo: 1,
  ciclo_total: 6,
  codesumi: { id: null, nombre: 'Rituximab' },
  cantidad_medico: 1,
  dosificacion: '656,3 mg Intravenosa, día 1',
  dosis: 375,
  unidad_medida: 'mg/m2',
  indice_dosis: 'ISC',
  dosis_formulada: 656.3,
  unidad_formulada: 'mg',
  via: 'Intravenosa',
  dias_aplicacion: '1',
  fase: null,
  duracion_infusion: '4 a 6 h',
  nota_esquema: null,
  observacion: '',
  fecha_agendamiento: '2026-12-01',
  fechas: ['2026-12-01'],
  estado_id: 1,
  estado: { id: 1, nombre: 'Activa' },
  estado_motivo: null,
  isc: { isc: 1.75, peso: 68, talla: 162, fecha: '2026-11-18', formula: 'Mosteller' },
  rep_id: 3,
  rep: { id: 3, nombre: 'Clínica de Oncología' },
  direccionamiento_id: 1,
  direccionamieno_automatico: false,
  regla_direccionamiento: 'contrato_municipio',
  motivo_direccionamiento: 'Única sede contratada',
  medico: 'Laura Restrepo Mejía',
  created_at: ahora,
}

export const historyRow = (id: number, estado_id: number): SchemeHistoryItem => ({
  id,
  orden_id: 40_300,
  estado_id,
  estado: { id: estado_id, nombre: estado_id === 1 ? 'Activa' : 'Cancelada' },
  consulta: {
    afiliado: { numero_documento: '43512887', nombre_completo: 'María Elena Gómez', entidad: { nombre: 'EPS Demo' } },
  },
  nombre_esquema: 'R-CHOP21',
  medicamento: 'Rituximab',
  paginacion: '1/6',
  dia: '1',
  fecha_agendamiento: '2026-12-01',
  estado_motivo: null,
  created_at: ahora,
})

export const finding: Finding = {
  comprobacion: 'interacciones',
  clave: 'interaccion:7:3-9',
  alerta_detalle_id: 7,
  severidad: 'mayor',
  titulo: 'Más neurotoxicidad de la vincristina',
  detalle: 'El itraconazol inhibe su metabolismo.',
  conducta: 'Evitar, o vigilar de cerca.',
  medicamentos: [],
  bloquea: false,
  fuente: null,
}

/** The record has none: no dose by area under the curve is proposed. */
export const noCreatinine: SchemeCreatinine = schemeCreatinine(null, null, hoy)
/** Of the day: it serves. */
export const creatinineOf = (valor: number): SchemeCreatinine => schemeCreatinine({ valor, fecha: hoy }, null, hoy)

const EVERY_SCHEME: readonly CheckKind[] = ['interacciones', 'alergia', 'alergia_cruzada']

/** Everything was looked at and nothing was found, but for what is told. */
export const checked = (
  revisados: readonly string[],
  found: Partial<Record<CheckKind, readonly Finding[]>> = {},
): SchemeCheckAnswer => ({
  revisados,
  comprobaciones: CHECKS.filter((check) => EVERY_SCHEME.includes(check) || found[check] !== undefined).map(
    (comprobacion) => ({
      comprobacion,
      respuesta: found[comprobacion] === undefined ? 'limpia' : 'encontrada',
      por_que: null,
      hallazgos: found[comprobacion] ?? [],
      conocimiento: { catalogo: comprobacion, version: '1', fecha: '2026-11-01' },
    }),
  ),
})

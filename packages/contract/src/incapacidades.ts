/** Sick leave: schools, secretariats, register, list, annul, lift. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Diagnosis } from '@cauce/domain/medication/order-line'
import { REGIMENES_PRESTACIONALES } from '@cauce/domain/sick-leave/payer-table'
import { SickLeave, SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import { Id, Named, PathId, requiredText } from '@cauce/domain/text/field'
import { reasonText } from '@cauce/domain/text/substance'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const

export const School = Schema.Struct({
  id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  municipio: Named,
})
export const EducationSecretariat = Schema.Struct({
  id: Schema.Int,
  codigo_dane: Schema.String,
  nombre: Schema.String,
  /** `departamento`, `distrito` or `municipio`. */
  tipo: Schema.String,
  departamento: Named,
})

/** What the form starts from. */
/** Records of a figure: each holds from its day. */
const recordsOf = <const Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.NonEmptyArray(Schema.Struct({ vigente_desde: CalendarDate, fuente: Schema.String, ...fields }))
const Law = Schema.Struct({
  certificado: recordsOf({ cualquiera: Schema.Int, maternidad: Schema.Int }),
  retroactiva: recordsOf({ dias: Schema.Int }),
  anticipada: recordsOf({ dias_de_control: Schema.Int, dias_maximos: Schema.Int }),
  maternidad: recordsOf({ dias: Schema.Int, dias_multiple: Schema.Int }),
  paternidad: recordsOf({ dias: Schema.Int }),
  perdida: recordsOf({ minimo: Schema.Int, maximo: Schema.Int }),
  ninez: recordsOf({ habiles: Schema.Int }),
})

const LeaveContext = Schema.Struct({
  afiliado_id: Schema.Int,
  consulta_id: Schema.Int,
  /** Why there is no sick leave in this consultation; null where there is. */
  impedimento: Schema.NullOr(Schema.String),
  regimen_prestacional: Schema.Literals(REGIMENES_PRESTACIONALES),
  /** Whether the care is outpatient; it then admits no start before today. */
  ambulatoria: Schema.Boolean,
  /** Of the affiliate, as they are registered: some licences are of one sex or age. */
  sexo: Schema.String,
  edad: Schema.Int,
  medico: Schema.Struct({ nombre_medico: Schema.String, documento: Schema.String }),
  colegio: Schema.NullOr(School),
  /** Secretariat of the municipality of the affiliate's school, else of the affiliate; null where none is known. */
  entidad_territorial: Schema.NullOr(Schema.Int),
  /** Principal diagnosis of the record. */
  diagnostico: Schema.NullOr(Diagnosis),
  /** What the class of after the qualification sends. */
  posterior_calificacion: Schema.Struct({ diagnostico: Diagnosis, descripcion: Schema.String }),
  /** Every leave of the affiliate that counts for its chains, the newest first; not only five. */
  incapacidades: Schema.Array(SickLeave),
  hoy: CalendarDate,
  /** Figures of the norms by which it is checked, with the days from which they hold. */
  ley: Schema.optionalKey(Law),
})

const moved = Schema.Struct({ mensaje: Schema.String, estado_id: Schema.Int })
const refused = [
  [409, 'idempotencia.otro_cuerpo'],
  [409, 'incapacidad.transicion_no_permitida'],
] as const

export const incapacidades = {
  contexto: entry({
    method: 'GET',
    path: '/incapacidades/contexto/:consulta',
    kind: 'read',
    access,
    summary: 'De qué parte el formulario: médico, colegio, régimen y las incapacidades que cuentan.',
    params: Schema.Struct({ consulta: PathId }),
    answer: LeaveContext,
    failures: [[503, 'ajuste.incompleto']],
  }),
  colegioAfiliado: entry({
    method: 'GET',
    path: '/colegios/buscarColegioAfiliado/:colegioId',
    kind: 'read',
    access,
    summary: 'El colegio del afiliado.',
    params: Schema.Struct({ colegioId: PathId }),
    answer: School,
  }),
  buscarColegio: entry({
    method: 'GET',
    path: '/colegios/buscarColegio/:texto',
    kind: 'read',
    access,
    summary: 'Colegios por nombre o código, desde 6 caracteres.',
    params: Schema.Struct({ texto: requiredText(100) }),
    answer: Schema.Array(School),
  }),
  secretarias: entry({
    method: 'GET',
    path: '/secretarias-educacion/listar',
    kind: 'read',
    access,
    summary: 'Secretarías de educación por departamento y municipio.',
    answer: Schema.Array(EducationSecretariat),
  }),
  registrar: entry({
    method: 'POST',
    path: '/incapacidades/registrar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary:
      'Registra la incapacidad. Se niega la que certifica el mismo hecho en los mismos días; la de otro hecho pide su motivo.',
    body: SickLeaveForm,
    answer: Schema.Struct({ res: Schema.Boolean, mensaje: Schema.String, radicado: Schema.String, id: Schema.Int }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, 'incapacidad.duplicada'],
      [503, 'ajuste.incompleto'],
    ],
  }),
  ultimasCinco: entry({
    method: 'POST',
    path: '/incapacidades/listar-ultimas-cinco-incapacidades-afiliado',
    kind: 'read',
    access,
    summary: 'Las últimas cinco incapacidades del afiliado.',
    body: Schema.Struct({ afiliado_id: Id }),
    answer: Schema.Array(SickLeave),
  }),
  anular: entry({
    method: 'POST',
    path: '/incapacidades/anular',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Anula la incapacidad, con motivo. Sus días dejan de contar.',
    body: Schema.Struct({ id: Id, motivo: reasonText(500) }),
    answer: moved,
    failures: refused,
  }),
  levantar: entry({
    method: 'POST',
    path: '/incapacidades/levantar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Levanta la incapacidad desde un día, con motivo: cuenta hasta el día anterior.',
    body: Schema.Struct({ id: Id, fecha_levantamiento: CalendarDate, motivo: reasonText(500) }),
    answer: moved,
    failures: refused,
  }),
} as const

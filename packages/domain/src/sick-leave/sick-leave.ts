/** A sick leave (incapacidad): as it is registered, as it is listed. @fuente spec 2 §3; Decreto 2126 de 2023 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Id, Instant, Named, optionalText } from '../text/field.ts'
import { Diagnosis } from '../medication/order-line.ts'

/** Kinds of the certificate. @fuente spec 2 §9 */
export const LEAVE_CLASSES = [
  'Médica/Odontológica',
  'Posterior a la calificación de pérdida de capacidad laboral',
] as const
export const LeaveClass = Schema.Literals(LEAVE_CLASSES)
export type LeaveClass = typeof LeaveClass.Type

/** @fuente spec 2 §9, to the letter */
export const CONTINGENCIES = [
  'Enf. Comun',
  'licencia maternidad',
  'Accidente de trabajo',
  'Enf. Profesional',
  'Licencia Paternidad',
  'Accidente (Soat)',
  'Licencia para el cuidado de la niñez',
  'Licencia por aborto espontáneo',
  'Interrupción voluntaria del embarazo',
  'Parto prematuro no viable',
] as const
export const Contingency = Schema.Literals(CONTINGENCIES)
export type Contingency = typeof Contingency.Type

export const YES_NO = ['Si', 'No'] as const
const YesNo = Schema.Literals(YES_NO)

/** Why a leave may start before the day on which it is issued. @fuente Decreto 2126 de 2023, art. 2.2.3.3.4 */
export const RETROACTIVE_CASES = ['urgencias_internacion', 'alteracion_mental', 'evento_catastrofico'] as const
export const RetroactiveCase = Schema.Literals(RETROACTIVE_CASES)
export type RetroactiveCase = typeof RetroactiveCase.Type

/** What a professional may assert of who gets a licence that the record says is of others. @fuente Decreto 2126 de 2023, cap. 2 */
export const LICENCE_EXCEPTIONS = ['identidad', 'adopcion'] as const
export type LicenceException = (typeof LICENCE_EXCEPTIONS)[number]

/** 1 Activo, 2 Anulado, 3 Levantado (ended early). */
export const LeaveStatus = { active: 1, annulled: 2, lifted: 3 } as const

export const MAX_LEAVE_DESCRIPTION = 2_000
/** Longest reason that is kept and printed. */
export const MAX_LEAVE_REASON = 500
/** The diagnosis and the loss of capacity of a qualification, in words. */
export const MAX_PCL_TEXT = 500

/** What is registered. Who signs, the end and the chain are worked out by the server. */
export const SickLeaveForm = Schema.Struct({
  afiliado_id: Id,
  consulta_id: Id,
  solicitud_id: Schema.optionalKey(Schema.NullOr(Id)),
  tipo_afiliado_id: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  clase_incapacidad: Schema.NullOr(Schema.String),
  contingencia: Schema.NullOr(Schema.String),
  diagnostico_id: Schema.NullOr(Id),
  /** Related diagnosis, where there is one. */
  diagnostico_relacionado_id: Schema.optionalKey(Schema.NullOr(Id)),
  fecha_inicio: Schema.NullOr(Schema.String),
  dias: Schema.NullOr(Schema.Number),
  fecha_final: Schema.optionalKey(Schema.NullOr(Schema.String)),
  prorroga: Schema.NullOr(Schema.String),
  causa_retroactiva: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** Why it is a prórroga of another illness, or none of the same one. */
  motivo_prorroga: Schema.optionalKey(Schema.NullOr(optionalText(MAX_LEAVE_REASON))),
  /** Which other event it certifies, where it shares days with another leave. */
  motivo_simultanea: Schema.optionalKey(Schema.NullOr(optionalText(MAX_LEAVE_REASON))),
  /** The leave that it goes on with, where several could be. */
  ultima_incapacidad_id: Schema.optionalKey(Schema.NullOr(Id)),
  excepcion_licencia: Schema.optionalKey(Schema.NullOr(Schema.String)),
  motivo_excepcion: Schema.optionalKey(Schema.NullOr(optionalText(MAX_LEAVE_REASON))),
  colegio_id: Schema.NullOr(Id),
  entidad_territorial: Schema.NullOr(Id),
  nombre_medico: Schema.NullOr(optionalText(200)),
  documento: Schema.NullOr(optionalText(30)),
  descripcion_incapacidad: Schema.NullOr(optionalText(MAX_LEAVE_DESCRIPTION)),
  calificacion_pcl: Schema.optionalKey(Schema.NullOr(optionalText(MAX_PCL_TEXT))),
  procedimiento_calificacion: Schema.optionalKey(Schema.NullOr(Schema.String)),
  perdida_capacidad_laboral: Schema.optionalKey(Schema.NullOr(optionalText(MAX_PCL_TEXT))),
  pcl: Schema.optionalKey(Schema.NullOr(Schema.Number)),
})
export type SickLeaveForm = typeof SickLeaveForm.Type

export const SickLeave = Schema.Struct({
  id: Schema.Int,
  /** The consultation in which it was given. */
  consulta_id: Schema.optionalKey(Id),
  radicado: Schema.String,
  fecha_inicio: CalendarDate,
  fecha_final: CalendarDate,
  dias: Schema.Int,
  /** Days of the chain of prórrogas up to the end of this one. */
  dias_acumulados: Schema.Int,
  clase_incapacidad: Schema.String,
  contingencia: Schema.String,
  prorroga: YesNo,
  ultima_incapacidad_id: Schema.NullOr(Schema.Int),
  cie10: Diagnosis,
  cie10_relacionado: Schema.optionalKey(Schema.NullOr(Diagnosis)),
  /** What was explained when it was registered: of its prórroga, of who gets it, of its start. */
  motivo_prorroga: Schema.optionalKey(Schema.NullOr(Schema.String)),
  excepcion_licencia: Schema.optionalKey(Schema.NullOr(Schema.String)),
  motivo_excepcion: Schema.optionalKey(Schema.NullOr(Schema.String)),
  advertencia_inicio: Schema.optionalKey(Schema.NullOr(Schema.String)),
  motivo_simultanea: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** What is recognised of the days that it shares with others, as they stand today. */
  simultaneidad: Schema.optionalKey(Schema.NullOr(Schema.String)),
  colegio: Schema.NullOr(Named),
  descripcion_incapacidad: Schema.String,
  estado_id: Schema.Int,
  estado: Named,
  estado_motivo: Schema.NullOr(Schema.String),
  /** First day without leave, where it was lifted. */
  fecha_levantamiento: Schema.optionalKey(Schema.NullOr(CalendarDate)),
  users: Schema.Struct({ operador: Schema.Struct({ nombre_completo: Schema.String }) }),
  created_at: Instant,
})
export type SickLeave = typeof SickLeave.Type

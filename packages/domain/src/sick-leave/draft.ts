/** A leave as it is being written, and what the rules read of it. */
import { isCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Diagnosis } from '../medication/order-line.ts'
import { endDate } from './end-date.ts'
import { isPostQualification, withFixedFields } from './leave-class.ts'
import type { NewLeave } from './chain.ts'
import type { Leave } from './leave-span.ts'
import type { LeaveLaw } from './leave-law.ts'
import { checkDays } from './max-days.ts'
import type { RegimenPrestacional } from './payer-table.ts'
import { previousLeave } from './previous-leave.ts'
import { automaticProrroga } from './prorroga.ts'
import { LEAVE_CLASSES, LeaveStatus, type SickLeave, type SickLeaveForm, type YES_NO } from './sick-leave.ts'

type YesNo = (typeof YES_NO)[number]

export interface LeaveSchool {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly municipio: { readonly id: number; readonly nombre: string }
}

/** What the form starts from, as the server knows it. */
export interface LeaveBase {
  readonly afiliado_id: number
  readonly consulta_id: number
  readonly regimen_prestacional: RegimenPrestacional
  readonly ambulatoria: boolean
  /** Of the affiliate, as they are registered. */
  readonly sexo: string
  readonly edad: number
  readonly medico: { readonly nombre_medico: string; readonly documento: string }
  readonly colegio: LeaveSchool | null
  readonly entidad_territorial: number | null
  readonly diagnostico: Diagnosis | null
  readonly posterior_calificacion: { readonly diagnostico: Diagnosis; readonly descripcion: string }
  readonly incapacidades: readonly SickLeave[]
  readonly hoy: CalendarDate
  /** Figures of the norms by which it is checked; those that the product came with where it is left out. */
  readonly ley?: LeaveLaw
}

export interface LeaveDraft {
  readonly diagnostico: Diagnosis | null
  readonly diagnosticoRelacionado: Diagnosis | null
  /** Empty: not chosen yet. */
  readonly contingencia: string
  readonly clase: string
  readonly fechaInicio: string
  readonly dias: number | null
  /** What the doctor decided; null: as the product proposes. */
  readonly prorroga: YesNo | null
  /** The leave that it goes on with, where the doctor chose; null: the nearest. */
  readonly anterior: number | null
  readonly motivoProrroga: string
  /** Which other event it certifies, where it shares days with another leave. */
  readonly motivoSimultanea: string
  /** What the professional asserts of who gets the licence; empty: nothing. */
  readonly excepcion: string
  readonly motivoExcepcion: string
  readonly causaRetroactiva: string
  readonly colegio: LeaveSchool | null
  readonly entidadTerritorial: number | null
  readonly descripcion: string
  readonly calificacionPcl: string
  readonly perdidaCapacidad: string
  readonly tipoCalificacion: string
  readonly pcl: number | null
}

const [USUAL_CLASS] = LEAVE_CLASSES

/**
 * A new leave, with what is known beforehand: the diagnosis of the record, today, the school and its secretariat.
 * The contingency is never proposed: it decides who pays.
 */
export const emptyLeaveDraft = ({ diagnostico, colegio, entidad_territorial, hoy }: LeaveBase): LeaveDraft => ({
  diagnostico,
  diagnosticoRelacionado: null,
  contingencia: '',
  clase: USUAL_CLASS,
  fechaInicio: hoy,
  dias: null,
  prorroga: null,
  anterior: null,
  motivoProrroga: '',
  motivoSimultanea: '',
  excepcion: '',
  motivoExcepcion: '',
  causaRetroactiva: '',
  colegio,
  entidadTerritorial: entidad_territorial,
  descripcion: '',
  calificacionPcl: '',
  perdidaCapacidad: '',
  tipoCalificacion: '',
  pcl: null,
})

/** The diagnosis that the leave will have: that of the server in the class of after the qualification. */
export const diagnosisOf = ({ clase, diagnostico }: LeaveDraft, base: LeaveBase): Diagnosis | null =>
  isPostQualification(clase) ? base.posterior_calificacion.diagnostico : diagnostico

/** The leave as the rules of the prórroga read it; null while there is no date or no diagnosis. */
export const startedLeaveOf = (draft: LeaveDraft, base: LeaveBase): NewLeave | null => {
  const cie10 = diagnosisOf(draft, base)
  const { fechaInicio: fecha_inicio, contingencia, anterior } = draft
  if (cie10 === null || !isCalendarDate(fecha_inicio)) return null
  const cie10_relacionado = isPostQualification(draft.clase) ? null : draft.diagnosticoRelacionado
  return { fecha_inicio, cie10, cie10_relacionado, contingencia, ultima_incapacidad_id: anterior }
}

/** What the product proposes; `No` while there is no date or no diagnosis. */
export const proposedProrroga = (draft: LeaveDraft, base: LeaveBase): YesNo => {
  const leave = startedLeaveOf(draft, base)
  return leave === null ? 'No' : automaticProrroga(leave, previousLeave(leave, base.incapacidades))
}

/** What the leave will say: what the doctor decided, else what the product proposes. */
export const prorrogaOf = (draft: LeaveDraft, base: LeaveBase): YesNo => draft.prorroga ?? proposedProrroga(draft, base)

/**
 * The draft after a change.
 * @regla Si al cambiar la fecha o el diagnóstico cambia la prórroga que se propone, vale otra vez la propuesta: lo decidido era sobre otros datos.
 */
export const changedDraft = (draft: LeaveDraft, change: Partial<LeaveDraft>, base: LeaveBase): LeaveDraft => {
  const next = { ...draft, ...change }
  const stands = 'prorroga' in change || proposedProrroga(draft, base) === proposedProrroga(next, base)
  return stands ? next : { ...next, prorroga: null }
}

/** The leave that is being written as the rules over several leaves read it; null while it has no valid days. */
export const newLeaveOf = (draft: LeaveDraft, base: LeaveBase): Leave | null => {
  const started = startedLeaveOf(draft, base)
  const fecha_final = endDate(draft.fechaInicio, draft.dias)
  if (started === null || fecha_final === null) return null
  if (checkDays(draft.dias, draft.contingencia, base.hoy, base.ley?.certificado) !== null) return null
  return { ...started, fecha_final, prorroga: prorrogaOf(draft, base), estado_id: LeaveStatus.active }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const qualificationOf = (draft: LeaveDraft) =>
  isPostQualification(draft.clase)
    ? {
        calificacion_pcl: orNull(draft.calificacionPcl),
        perdida_capacidad_laboral: orNull(draft.perdidaCapacidad),
        procedimiento_calificacion: orNull(draft.tipoCalificacion),
        pcl: draft.pcl,
      }
    : { calificacion_pcl: null, perdida_capacidad_laboral: null, procedimiento_calificacion: null, pcl: null }

/** The leave as it travels. The same draft always gives the same body: an idempotency key is bound to it. */
export const toLeaveForm = (draft: LeaveDraft, base: LeaveBase): SickLeaveForm => {
  const { diagnostico, descripcion } = base.posterior_calificacion
  const form = {
    afiliado_id: base.afiliado_id,
    consulta_id: base.consulta_id,
    clase_incapacidad: orNull(draft.clase),
    contingencia: orNull(draft.contingencia),
    diagnostico_id: draft.diagnostico?.id ?? null,
    diagnostico_relacionado_id: draft.diagnosticoRelacionado?.id ?? null,
    fecha_inicio: orNull(draft.fechaInicio),
    dias: draft.dias,
    fecha_final: endDate(draft.fechaInicio, draft.dias),
    prorroga: prorrogaOf(draft, base),
    motivo_prorroga: orNull(draft.motivoProrroga),
    motivo_simultanea: orNull(draft.motivoSimultanea),
    ultima_incapacidad_id: draft.anterior,
    excepcion_licencia: orNull(draft.excepcion),
    motivo_excepcion: orNull(draft.motivoExcepcion),
    causa_retroactiva: orNull(draft.causaRetroactiva),
    colegio_id: draft.colegio?.id ?? null,
    entidad_territorial: draft.entidadTerritorial,
    nombre_medico: base.medico.nombre_medico,
    documento: base.medico.documento,
    descripcion_incapacidad: orNull(draft.descripcion),
    ...qualificationOf(draft),
  }
  return withFixedFields(form, { diagnostico_id: diagnostico.id, descripcion })
}

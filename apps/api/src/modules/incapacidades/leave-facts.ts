/** What the form and the registering both start from: the consultation, who signs, the setting, the affiliate's leaves. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { orderingBlockedBy } from '@cauce/domain/consultation/consultation-status'
import { tooOldToOrder } from '@cauce/domain/consultation/ordering-window'
import type { ConsultationReach } from '@cauce/domain/consultation/consultation-writer'
import { whyNoSickLeave } from '@cauce/domain/sick-leave/eligibility'
import { LEAVE_FIGURES, leaveLawOf, type LeaveLaw } from '@cauce/domain/sick-leave/leave-law'
import type { Signer } from '@cauce/domain/sick-leave/signer'
import { figureRows } from '../../db/setting.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { fullName } from '../consultas/affiliate-queries.ts'
import { postQualification } from './catalogue-queries.ts'
import { leaveConsultation, professionalOf, type LeaveConsultation } from './consultation-queries.ts'

const SETTING_MISSING =
  'Falta en el servidor el ajuste de la clase posterior a la calificación, o su diagnóstico no está en el catálogo.'

/** The consultation, for who `required` lets pass; or 404, or its 403. */
export const reachLeaveConsultation = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  consultaId: number,
  required: (reach: ConsultationReach) => void,
): Promise<LeaveConsultation> => {
  const row = await leaveConsultation(db, ctx, consultaId)
  if (!row) throw notFound()
  required(row)
  return row
}

/**
 * Why nothing may be registered there, or null.
 * @regla No se expide incapacidad a quien no tiene derecho ni en una consulta a la que no se asistió, ni en una que pasó su plazo.
 */
export const impediment = (consultation: LeaveConsultation, today: CalendarDate): string | null =>
  whyNoSickLeave(consultation) ??
  orderingBlockedBy(consultation.estado_id) ??
  tooOldToOrder(consultation, 'incapacidades', today)

/** Whether the care is known to be outpatient. */
export const isOutpatient = ({ ambito }: Pick<LeaveConsultation, 'ambito'>): boolean => ambito === 'ambulatoria'

/** The professional of the session; null for a user without one. */
export const signerOf = async (db: Kysely<DB>, ctx: UserCtx): Promise<Signer | null> => {
  const row = await professionalOf(db, ctx.user.id)
  return row === undefined
    ? null
    : { nombre_medico: fullName(row.nombre, row.apellido), documento: row.numero_documento }
}

/** Diagnosis and text of the class of after the qualification; 503 where the installation lacks them. */
export const fixedFields = async (db: Kysely<DB>, ctx: UserCtx) => {
  const row = await postQualification(db, ctx.today())
  if (row === undefined) throw fail(503, 'ajuste.incompleto', SETTING_MISSING)
  const { descripcion, ...diagnostico } = row
  return { diagnostico, descripcion }
}

/** The figures by which a leave is checked, as the installation has them. */
export const leaveLaw = async (db: Kysely<DB>): Promise<LeaveLaw> =>
  leaveLawOf(await figureRows(db, Object.values(LEAVE_FIGURES)))

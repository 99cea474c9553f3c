/** A leave is registered: every rule again, its chain and its number worked out here. @fuente spec 2 §4, §5, §7, §8 */
import type { Kysely } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import type { LeaveFacts } from '@cauce/domain/sick-leave/check-form'
import { endDate } from '@cauce/domain/sick-leave/end-date'
import { futureStartWarning } from '@cauce/domain/sick-leave/future-start'
import { isPostQualification, withFixedFields } from '@cauce/domain/sick-leave/leave-class'
import { lastDay } from '@cauce/domain/sick-leave/leave-span'
import { DUPLICATE_LEAVE, duplicateOf, simultaneousWith } from '@cauce/domain/sick-leave/overlap'
import { exceptionsAsked } from '@cauce/domain/sick-leave/licence-holder'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { automaticProrroga } from '@cauce/domain/sick-leave/prorroga'
import { prorrogaToExplain } from '@cauce/domain/sick-leave/prorroga-ground'
import { asksRetroactiveCase } from '@cauce/domain/sick-leave/retroactive'
import type { SickLeave, SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import type { Answer } from '@cauce/contract/entry'
import type { incapacidades } from '@cauce/contract/incapacidades'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { requireWriter } from '../consultas/access.ts'
import { requireSigner } from '../consultas/signer.ts'
import { checkLeave } from './check-leave.ts'
import { lockAffiliate, type LeaveConsultation } from './consultation-queries.ts'
import { insertLeave, isCrossing } from './insert-leave.ts'
import { fixedFields, impediment, reachLeaveConsultation, signerOf } from './leave-facts.ts'
import { tellLeave } from './leave-events.ts'
import { leavesOf } from './read-leaves.ts'

type Registered = Answer<(typeof incapacidades)['registrar']>

/** @fuente spec 2 §8 */
const REGISTERED = 'Incapacidad registrada con éxito'
const OTHER_PREVIOUS = 'La incapacidad anterior no es la última de la cadena que esta puede seguir'

/** 409 `incapacidad.duplicada`, with the leave that is crossed where it is known. */
const duplicated = (crossed: SickLeave | null) =>
  fail(
    409,
    'incapacidad.duplicada',
    DUPLICATE_LEAVE,
    crossed === null
      ? undefined
      : {
          fecha_inicio: [
            `Se cruza con la incapacidad ${crossed.radicado}, del ${formatDate(crossed.fecha_inicio)} al ${formatDate(lastDay(crossed))}`,
          ],
        },
  )

/** Passes when a leave may be registered in the consultation; otherwise 422 with the message of the rule. */
const requireRight = (consultation: LeaveConsultation, today: string): void => {
  const why = impediment(consultation, today)
  if (why === null) return
  const codigo = isDeceased(consultation.tipo_afiliado_id) ? 'afiliado.fallecido' : 'consulta.sin_incapacidades'
  throw fail(422, codigo, why)
}

/** A form without a gap: all that the rules ask was answered. */
interface Complete {
  readonly form: SickLeaveForm
  readonly diagnosis: Diagnosis
  readonly related: Diagnosis | null
  readonly facts: LeaveFacts
  readonly fecha_inicio: string
  readonly dias: number
  readonly fecha_final: string
  readonly colegio_id: number
  readonly entidad_territorial: number
}

const complete = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  sent: SickLeaveForm,
  of: { readonly consultation: LeaveConsultation; readonly leaves: readonly SickLeave[] },
) => {
  const form = withFixedFields(sent, await fixedOf(db, ctx))
  const signer = await signerOf(db, ctx)
  const { errores, diagnosis, ...rest } = await checkLeave(db, ctx, { form, signer, ...of })
  const { fecha_inicio, dias, colegio_id, entidad_territorial } = form
  const fecha_final = endDate(fecha_inicio, dias)
  const isWhole =
    signer !== null &&
    diagnosis !== null &&
    fecha_inicio !== null &&
    dias !== null &&
    fecha_final !== null &&
    colegio_id !== null &&
    entidad_territorial !== null
  if (Object.keys(errores).length > 0 || !isWhole) throw invalid(errores)
  const whole: Complete = { ...rest, form, diagnosis, fecha_inicio, dias, fecha_final, colegio_id, entidad_territorial }
  return { ...whole, signer }
}

const fixedOf = async (db: Kysely<DB>, ctx: UserCtx) => {
  const { diagnostico, descripcion } = await fixedFields(db, ctx)
  return { diagnostico_id: diagnostico.id, descripcion }
}

/** The leave that this one comes after and what the rule proposes of it; 422 where the client names another, 409 where it certifies the same event as another. */
const chainOfNew = (whole: Complete, leaves: readonly SickLeave[], today: string) => {
  const { form, diagnosis, related, fecha_inicio, fecha_final } = whole
  const named = form.ultima_incapacidad_id ?? null
  const leave = {
    fecha_inicio,
    cie10: diagnosis,
    cie10_relacionado: related,
    contingencia: text(form.contingencia),
    ultima_incapacidad_id: named,
  }
  const previous = previousLeave(leave, leaves)
  const crossed = duplicateOf({ ...leave, fecha_final }, leaves)
  if (crossed !== null) throw duplicated(crossed)
  if (named !== null && named !== previous?.id) throw invalid({ ultima_incapacidad_id: [OTHER_PREVIOUS] })
  const simultanea = simultaneousWith({ ...leave, fecha_final }, leaves).length > 0
  return {
    ultima_incapacidad_id: previous?.id ?? null,
    prorroga_automatica: automaticProrroga(leave, previous),
    motivo_prorroga:
      prorrogaToExplain({ ...leave, prorroga: form.prorroga }, leaves) === null ? null : text(form.motivo_prorroga),
    motivo_simultanea: simultanea ? text(form.motivo_simultanea) : null,
    advertencia_inicio: futureStartWarning({ ...leave, simultanea }, previous, today, whole.facts.ley?.anticipada),
  }
}

/** What is kept of the qualification: only in the class that asks for it. */
const qualificationOf = (form: SickLeaveForm) => {
  const qualified = isPostQualification(form.clase_incapacidad)
  const kept = <T>(value: T | null | undefined): T | null => (qualified ? (value ?? null) : null)
  return {
    calificacion_pcl: kept(form.calificacion_pcl),
    procedimiento_calificacion: kept(form.procedimiento_calificacion),
    perdida_capacidad_laboral: kept(form.perdida_capacidad_laboral),
    pcl: kept(form.pcl),
  }
}

const text = (value: string | null | undefined): string => value?.trim() ?? ''

/** What the professional asserted of who gets the licence: only where it had to be. */
const assertionOf = ({ form, facts }: Complete) => {
  const { sexo, edad, cie10, cie10_relacionado, today } = facts
  const diagnosticos = [cie10, cie10_relacionado].flatMap((each) => each ?? [])
  const asked = exceptionsAsked({ contingencia: form.contingencia, sexo, edad, diagnosticos }, today).length > 0
  return {
    excepcion_licencia: asked ? text(form.excepcion_licencia) : null,
    motivo_excepcion: asked ? text(form.motivo_excepcion) : null,
  }
}

/** The same request with its clock stopped: rules, number of the year and hour are of one instant, also at midnight. */
const atOneInstant = (ctx: UserCtx): UserCtx => {
  const at = ctx.now()
  const today = bogotaDate(at.getTime())
  return { ...ctx, now: () => at, today: () => today }
}

const register = async (db: Kysely<DB>, ctx: UserCtx, sent: SickLeaveForm): Promise<Registered> => {
  const consultation = await reachLeaveConsultation(db, ctx, sent.consulta_id, requireWriter)
  await requireSigner(db, ctx, 'incapacidad')
  requireRight(consultation, ctx.today())
  const { afiliado_id } = consultation
  await lockAffiliate(db, afiliado_id)
  const leaves = await leavesOf(db, afiliado_id)
  const whole = await complete(db, ctx, sent, { consultation, leaves })
  const { form, signer, diagnosis, fecha_inicio, dias, fecha_final, colegio_id, entidad_territorial } = whole
  const today = ctx.today()
  const chain = chainOfNew(whole, leaves, today)
  const { motivo_prorroga: _, motivo_simultanea, ...traced } = chain
  const isRetroactive = asksRetroactiveCase({ fecha_inicio, contingencia: form.contingencia }, today)
  const { id, radicado } = await insertLeave(
    db,
    {
      afiliado_id,
      consulta_id: consultation.id,
      solicitud_id: form.solicitud_id ?? null,
      tipo_afiliado_id: consultation.tipo_afiliado_id,
      regimen_prestacional: consultation.regimen_prestacional,
      edad: completedYears(consultation.fecha_nacimiento, today),
      municipio_id: consultation.municipio_id,
      clase_incapacidad: text(form.clase_incapacidad),
      contingencia: text(form.contingencia),
      diagnostico_id: diagnosis.id,
      diagnostico_relacionado_id: form.diagnostico_relacionado_id ?? null,
      fecha_inicio,
      dias,
      fecha_final,
      prorroga: text(form.prorroga),
      ...chain,
      ...assertionOf(whole),
      causa_retroactiva: isRetroactive ? (form.causa_retroactiva ?? null) : null,
      colegio_id,
      entidad_territorial,
      ...signer,
      descripcion_incapacidad: text(form.descripcion_incapacidad),
      ...qualificationOf(form),
      rep_id: consultation.rep_id,
      user_id: ctx.user.id,
      estado_desde: ctx.now(),
      created_at: ctx.now(),
    },
    Number(today.slice(0, 4)),
  )
  await audit(db, ctx, {
    accion: 'incapacidad.registrar',
    recurso: 'incapacidad',
    recurso_id: id,
    afiliado_id,
    detalle: {
      radicado,
      consulta_id: consultation.id,
      desde: fecha_inicio,
      hasta: fecha_final,
      prorroga: form.prorroga,
      ...traced,
      simultanea: motivo_simultanea !== null,
    },
  })
  await tellLeave(db, ctx, 'incapacidad.registrada', id)
  return { res: true, mensaje: REGISTERED, radicado, id }
}

/**
 * Registers the leave. The same key and body give the same answer. One affiliate at a time: of two requests over the same days
 * the second sees the first, and the database refuses what would still slip through.
 * @regla Dos incapacidades que cuentan no comparten un día sin que quien expide la segunda diga qué otro hecho certifica, tampoco en dos solicitudes simultáneas.
 */
export const registerLeave = async (ctx: UserCtx, form: SickLeaveForm): Promise<Registered> => {
  try {
    return await idempotent(ctx, 'incapacidades.registrar', form, (trx) => register(trx, atOneInstant(ctx), form))
  } catch (error) {
    throw isCrossing(error) ? duplicated(null) : error
  }
}

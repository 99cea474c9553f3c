/** An allergy that is recorded, or what was answered when it was asked. */
import { allergyProblems, momentYear } from '@cauce/domain/antecedents/allergy-entry'
import { CLOSING_REASON, closingProblems, whyNotDeny } from '@cauce/domain/antecedents/antecedent-life'
import { allergyCheck } from '@cauce/domain/medication/allergy'
import { termOf } from '@cauce/domain/medication/allergy-knowledge'
import type { Answer, Body } from '@cauce/contract/entry'
import type { antecedentes } from '@cauce/contract/antecedentes'
import { audit } from '../../audit/audit.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { currentKnowledge } from '../alertas/knowledge.ts'
import { lockAffiliate } from '../alertas/lock-affiliate.ts'
import { learnedAllergy, settleReview } from '../alertas/look-again.ts'
import { activeDrugs } from '../alertas/active-drugs.ts'
import { requireRecorder } from './access.ts'
import * as queries from './queries.ts'

type Module = typeof antecedentes

const RECORDED = 'Alergia anotada'
const CANNOT_COMPARE = 'No se podrá comprobar con los medicamentos: el conocimiento no la tiene'
const REPEATED = 'Esta alergia ya está anotada y vigente'
const DENIED = 'Anotado: niega alergias'
const COULD_NOT_ANSWER = 'Anotado: no pudo responder. Las alergias siguen sin preguntarse'

const written = (text: string | null | undefined): string | null => (text ?? '').trim() || null

/** What the affiliate takes and meets the allergy; empty too where the knowledge cannot tell. */
const clashesWith = async (ctx: UserCtx, afiliado_id: number, allergy: { tipo: string; nombre: string }) => {
  const knowledge = await currentKnowledge(ctx)
  const { allergies } = knowledge
  const recorded = { ...allergy, id: 0, reaccion: null, anio: null, registrada_por: null, registrada: null }
  if (allergies === null || termOf(recorded, allergies) === null) return { comprobable: false, choques: [] }
  const active = await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)
  const choques = active.flatMap(({ vigente, ...drug }) => {
    if (!vigente) return []
    const { hallazgos } = allergyCheck(drug, { preguntadas: true, registradas: [recorded] }, allergies)
    return hallazgos.slice(0, 1).map(({ detalle }) => ({ nombre: drug.nombre, detalle: detalle ?? '' }))
  })
  return { comprobable: true, choques }
}

/** Records the allergy. 403 and 404 of who may not; 409 `alergia.repetida`; 422 by field. */
export const recordAllergy = async (
  ctx: UserCtx,
  body: Body<Module['anotarAlergia']>,
): Promise<Answer<Module['anotarAlergia']>> => {
  const consulta_id = await requireRecorder(ctx, body)
  const { afiliado_id, tipo, severidad, certeza, origen } = body
  const nombre = body.nombre.trim().replaceAll(/\s+/gu, ' ')
  const optional = { reaccion: written(body.reaccion), cuando: written(body.cuando), detalle: written(body.detalle) }
  const form = { tipo, nombre, severidad, certeza, origen, ...optional }
  const problems = allergyProblems(form, ctx.today())
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return idempotent(ctx, 'antecedentes.anotarAlergia', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    const same = await trx
      .selectFrom('alergias_afiliado')
      .select('id')
      .where('afiliado_id', '=', afiliado_id)
      .where('tipo', '=', tipo)
      .where('estado', '=', 'vigente')
      .where((eb) => eb(eb.fn<string>('lower', ['nombre']), '=', eb.fn<string>('lower', [eb.val(nombre)])))
      .executeTakeFirst()
    if (same !== undefined) throw fail(409, 'alergia.repetida', REPEATED, { nombre: [REPEATED] })
    const { id } = await trx
      .insertInto('alergias_afiliado')
      .values({
        ...form,
        afiliado_id,
        consulta_id,
        anio: momentYear(form.cuando),
        registrada_por: ctx.user.id,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queries.endAnswers(trx, afiliado_id, ctx.user.id, ctx.now())
    await queries.keepAsked(trx, afiliado_id, ctx.now())
    await audit(trx, ctx, {
      accion: 'alergia.anotar',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { alergia_id: id, consulta_id },
    })
    await learnedAllergy(held, ctx, id)
    const found = await clashesWith({ ...ctx, db: trx }, afiliado_id, { tipo, nombre })
    return { id, mensaje: found.comprobable ? RECORDED : `${RECORDED}. ${CANNOT_COMPARE}`, ...found }
  })
}

/** Keeps that the patient denies allergies, or could not answer. 409 `alergia.vigente` of who has one. */
export const answerAllergies = async (
  ctx: UserCtx,
  body: Body<Module['responderAlergias']>,
): Promise<Answer<Module['responderAlergias']>> => {
  const consulta_id = await requireRecorder(ctx, body)
  const { afiliado_id, respuesta, origen } = body
  const motivo = written(body.motivo)
  const denies = respuesta === 'niega'
  if (!denies && Object.keys(closingProblems('respuesta', 'error', motivo ?? '')).length > 0) {
    throw invalid({ motivo: [CLOSING_REASON] })
  }
  return idempotent(ctx, 'antecedentes.responderAlergias', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    const why = denies ? whyNotDeny(await queries.allergyLife(trx, afiliado_id)) : null
    if (why !== null) throw fail(409, 'alergia.vigente', why)
    await queries.endAnswers(trx, afiliado_id, ctx.user.id, ctx.now())
    const { id } = await trx
      .insertInto('respuestas_alergias')
      .values({ afiliado_id, respuesta, origen, motivo, consulta_id, user_id: ctx.user.id, created_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queries.keepAsked(trx, afiliado_id, ctx.now())
    await audit(trx, ctx, {
      accion: denies ? 'alergia.negar' : 'alergia.sin_respuesta',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { respuesta_id: id, consulta_id },
    })
    await settleReview(held, ctx)
    return { id, mensaje: denies ? DENIED : COULD_NOT_ANSWER }
  })
}

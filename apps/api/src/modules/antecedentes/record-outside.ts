/** What a patient takes that was not ordered here: recorded, denied and ended. */
import type { Transaction } from 'kysely'
import { allergyCheck } from '@cauce/domain/medication/allergy'
import type { DrugFacts } from '@cauce/domain/medication/drug-facts'
import { duplicatesOf } from '@cauce/domain/medication/duplicate-drug'
import { interactionsAmong } from '@cauce/domain/medication/interaction'
import { closedUntil } from '@cauce/domain/medication/taken-outside'
import { endProblem, outsideProblems } from '@cauce/domain/antecedents/outside-medicine'
import { momentProblem } from '@cauce/domain/antecedents/allergy-entry'
import type { Answer, Body } from '@cauce/contract/entry'
import type { antecedentes } from '@cauce/contract/antecedentes'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { activeDrugs } from '../alertas/active-drugs.ts'
import { currentKnowledge } from '../alertas/knowledge.ts'
import { lockAffiliate } from '../alertas/lock-affiliate.ts'
import { learned } from '../alertas/look-again.ts'
import { outsideFacts } from '../alertas/outside-drugs.ts'
import { drugsById, recordedAllergies, type CatalogueDrug } from '../alertas/queries.ts'
import { UNKNOWN_MEDICINE } from '../alertas/service.ts'
import { requireRecorder } from './access.ts'
import { endOutsideAnswers, isComparable } from './outside-queries.ts'

type Module = typeof antecedentes
type Recorded = Answer<Module['anotarToma']>

const RECORDED = 'Anotado: cuenta en las comprobaciones'
const CANNOT_COMPARE = 'Anotado. No se puede comparar con los medicamentos: el conocimiento no lo tiene'
const REPEATED = 'Ya está anotado que lo toma: ciérrelo antes de anotarlo de otra manera'
const NOTHING_ELSE = 'Anotado: no toma nada más'

const written = (text: string | null | undefined): string | null => (text ?? '').trim() || null

/** The presentation that was chosen. 422 where the catalogue has none. */
const presentationOf = async (ctx: UserCtx, { tipo, codesumi_id }: Body<Module['anotarToma']>) => {
  if (tipo !== 'medicamento') return undefined
  const id = codesumi_id ?? 0
  const drug = (await drugsById(ctx.db, [id])).get(id)
  if (drug === undefined) throw invalid({ codesumi_id: [UNKNOWN_MEDICINE] })
  return drug
}

/** What it meets of what is taken already and of the allergies; what it is of itself is told by the checks of each order. */
const clashesWith = async (ctx: UserCtx, afiliado_id: number, drug: DrugFacts): Promise<Recorded['choques']> => {
  const knowledge = await currentKnowledge(ctx)
  const active = (await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)).map((other) => ({
    ...other,
    origen: 'activo' as const,
  }))
  const placed = { ...drug, origen: 'por_ordenar' as const }
  const { allergies, interactions, groups } = knowledge
  const known = await recordedAllergies(ctx.db, afiliado_id)
  const found = [
    ...(allergies === null ? [] : allergyCheck(drug, known, allergies).hallazgos),
    ...(interactions === null ? [] : interactionsAmong([placed, ...active], interactions)),
    ...duplicatesOf(
      placed,
      active.filter(({ vigente }) => vigente),
      groups ?? [],
    ),
  ]
  return found.map(({ titulo, medicamentos }) => ({
    nombre: medicamentos.find(({ origen }) => origen === 'activo')?.nombre ?? drug.nombre,
    detalle: titulo,
  }))
}

const formOf = (body: Body<Module['anotarToma']>, drug: CatalogueDrug | undefined) => ({
  tipo: body.tipo,
  nombre: drug?.nombre ?? body.nombre.trim().replaceAll(/\s+/gu, ' '),
  codesumi_id: drug?.codesumi_id ?? null,
  como: written(body.como),
  dosis: body.dosis ?? null,
  frecuencia: body.frecuencia ?? null,
  unidad_tiempo: (body.dosis ?? null) === null ? null : (body.unidad_tiempo ?? null),
  desde: written(body.desde),
  hasta: written(body.hasta),
  indicado_por: body.indicado_por,
  origen: body.origen,
  detalle: written(body.detalle),
})

/** Only of what goes on: what has an end may be taken again. */
const refuseRepeated = async (trx: Transaction<DB>, afiliado_id: number, nombre: string): Promise<void> => {
  const same = await trx
    .selectFrom('tomas_externas')
    .select('id')
    .where('afiliado_id', '=', afiliado_id)
    .where('estado', '=', 'vigente')
    .where('hasta', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['nombre']), '=', eb.fn<string>('lower', [eb.val(nombre)])))
    .executeTakeFirst()
  if (same !== undefined) throw fail(409, 'toma.repetida', REPEATED, { nombre: [REPEATED] })
}

/** Records it. 403 and 404 of who may not; 409 `toma.repetida`; 422 by field. */
export const recordOutside = async (ctx: UserCtx, body: Body<Module['anotarToma']>): Promise<Recorded> => {
  const consulta_id = await requireRecorder(ctx, body)
  const { afiliado_id } = body
  const drug = await presentationOf(ctx, body)
  const form = formOf(body, drug)
  const problems = outsideProblems(form, ctx.today())
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return idempotent(ctx, 'antecedentes.anotarToma', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    if (form.hasta === null) await refuseRepeated(trx, afiliado_id, form.nombre)
    const inside = { ...ctx, db: trx }
    const facts = outsideFacts(form.nombre, drug)
    // Before it is there itself: it is not compared with itself.
    const choques = await clashesWith(inside, afiliado_id, facts)
    const { id } = await trx
      .insertInto('tomas_externas')
      .values({ ...form, afiliado_id, consulta_id, user_id: ctx.user.id, created_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await endOutsideAnswers(trx, afiliado_id, ctx.user.id, ctx.now())
    await audit(trx, ctx, {
      accion: 'toma_externa.anotar',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { toma_externa_id: id, consulta_id },
    })
    const names = [facts.principio_activo, ...facts.ingredientes.map(({ nombre }) => nombre)]
    const comparable = isComparable(names, await currentKnowledge(inside))
    await learned(held, ctx, 'toma')
    return { id, mensaje: comparable ? RECORDED : CANNOT_COMPARE, comparable, choques }
  })
}

/** Keeps that nothing else is taken, in the place of what was answered before. */
export const answerOutside = async (
  ctx: UserCtx,
  body: Body<Module['negarTomas']>,
): Promise<Answer<Module['negarTomas']>> => {
  const consulta_id = await requireRecorder(ctx, body)
  const { afiliado_id, origen } = body
  return idempotent(ctx, 'antecedentes.negarTomas', body, async (trx) => {
    await lockAffiliate(trx, afiliado_id)
    await endOutsideAnswers(trx, afiliado_id, ctx.user.id, ctx.now())
    const { id } = await trx
      .insertInto('respuestas_tomas')
      .values({ afiliado_id, origen, consulta_id, user_id: ctx.user.id, created_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(trx, ctx, {
      accion: 'toma_externa.negar',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { respuesta_id: id, consulta_id },
    })
    return { id, mensaje: NOTHING_ELSE }
  })
}

/** Writes until when it was taken, before it is closed. 422 of a day that has not come or is before it began. */
export const endOutside = async (trx: Transaction<DB>, ctx: UserCtx, body: Body<Module['cerrar']>): Promise<void> => {
  if (body.como === 'error') return
  const { desde, hasta } = await trx
    .selectFrom('tomas_externas')
    .select(['desde', 'hasta'])
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  const asked = written(body.hasta)
  const problem = momentProblem(asked, ctx.today()) ?? endProblem({ desde, hasta: asked }, ctx.today())
  if (problem !== null) throw invalid({ hasta: [problem] })
  const end = asked ?? closedUntil(hasta, ctx.today())
  await trx.updateTable('tomas_externas').set({ hasta: end }).where('id', '=', body.id).execute()
}

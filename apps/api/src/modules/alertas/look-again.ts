/** What is learned of a patient looks again at what was ordered, in the same writing, and is told to those who have to know. */
import { sql } from 'kysely'
import type { LearnedFact } from '@cauce/domain/antecedents/learned'
import type { Finding, Severity } from '@cauce/domain/medication/check'
import { worstOf } from '@cauce/domain/medication/reason'
import type { UserCtx } from '../../http/handle.ts'
import { publish } from '../../kit/events/publish.ts'
import { currentKnowledge } from './knowledge.ts'
import type { HeldAffiliate } from './lock-affiliate.ts'
import { stampsFor } from './stamps.ts'
import { everythingToReview } from './standing-lines.ts'

interface Standing {
  readonly orden_id: number
  readonly orden_articulos_id: number | null
  readonly severidad: Severity
  readonly hallazgos: string
}

const standing = (orden_id: number, orden_articulos_id: number | null, found: readonly Finding[]): Standing => ({
  orden_id,
  orden_articulos_id,
  severidad: worstOf(found),
  hallazgos: found.map(({ titulo }) => titulo).join(' · '),
})

/** Keeps what is left to answer of all that the affiliate takes; what was there before keeps the instant at which it came. */
const lookAgain = async (held: HeldAffiliate, ctx: UserCtx): Promise<void> => {
  const { trx, id: afiliado_id } = held
  const within = { ...ctx, db: trx }
  const found = await everythingToReview(
    within,
    afiliado_id,
    stampsFor(ctx, afiliado_id, await currentKnowledge(within)),
  )
  const all = [
    ...found.lineas.map(({ orden_id, linea_id, hallazgos }) => standing(orden_id, linea_id, hallazgos)),
    ...found.esquemas.map(({ orden_id, hallazgos }) => standing(orden_id, null, hallazgos)),
  ]
  const keys = all.map(({ orden_id, orden_articulos_id }) => `${orden_id} ${orden_articulos_id ?? ''}`)
  await sql`delete from medicamentos_por_revisar where afiliado_id = ${afiliado_id}::int
    and not concat(orden_id, ' ', orden_articulos_id) = any(${keys}::text[])`.execute(trx)
  if (all.length === 0) return
  await trx
    .insertInto('medicamentos_por_revisar')
    .values(all.map((each) => ({ ...each, afiliado_id, created_at: ctx.now() })))
    .onConflict((conflict) =>
      conflict.columns(['orden_id', 'orden_articulos_id']).doUpdateSet((eb) => ({
        severidad: eb.ref('excluded.severidad'),
        hallazgos: eb.ref('excluded.hallazgos'),
      })),
    )
    .execute()
}

/** Something of what waited was answered, stopped or handed over: what nothing is left of is told no more. */
export const settleReview = async (held: HeldAffiliate, ctx: UserCtx): Promise<void> => {
  const waiting = await held.trx
    .selectFrom('medicamentos_por_revisar')
    .select('id')
    .where('afiliado_id', '=', held.id)
    .limit(1)
    .executeTakeFirst()
  if (waiting !== undefined) await lookAgain(held, ctx)
}

/** Last of all in the transaction that writes it down: what was ordered is looked at again, and who has to know is told. */
export const learned = async (held: HeldAffiliate, ctx: UserCtx, tipo: LearnedFact): Promise<void> => {
  await lookAgain(held, ctx)
  const { trx, id: afiliado_id } = held
  const payload = { afiliado_id, tipo }
  await publish(trx, ctx, { nombre: 'dato_clinico.registrado', agregado: `afiliado:${afiliado_id}`, payload })
}

/** The same of an allergy, which has an event of its own. */
export const learnedAllergy = async (held: HeldAffiliate, ctx: UserCtx, alergia_id: number): Promise<void> => {
  await lookAgain(held, ctx)
  const { trx, id: afiliado_id } = held
  const payload = { afiliado_id, alergia_id }
  await publish(trx, ctx, { nombre: 'alergia.registrada', agregado: `afiliado:${afiliado_id}`, payload })
}

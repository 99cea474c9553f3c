/** SQL of what an affiliate takes that was not ordered here. */
import { sql, type Kysely } from 'kysely'
import type { Source } from '@cauce/domain/antecedents/allergy-entry'
import { wasAskedWhatElse, type AntecedentState } from '@cauce/domain/antecedents/antecedent-life'
import type { Adviser, OutsideKind } from '@cauce/domain/antecedents/outside-medicine'
import type { OutsideOnPaper } from '@cauce/domain/antecedents/outside-words'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { listed, ingredientKey } from '@cauce/domain/medication/drug-facts'
import { comparedAs, toldStanding } from '@cauce/domain/medication/taken-outside'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { currentKnowledge, type LoadedKnowledge } from '../alertas/knowledge.ts'
import { ANSWERED_LATER, nameOf } from './queries.ts'

/** Everything that was told of the affiliate, what was closed included, the newest first. */
const rowsOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('tomas_externas as t')
    .leftJoin('medicamentos as m', 'm.id', 't.codesumi_id')
    .selectAll('t')
    .select([nameOf('t.user_id').as('por'), nameOf('t.cerrada_por').as('cerrada_por_nombre')])
    .select(['m.unidad_presentacion', 'm.componentes', 'm.principio_activo'])
    .select([
      sql<OutsideKind>`t.tipo`.as('tipo'),
      sql<AntecedentState>`t.estado`.as('estado'),
      sql<Source>`t.origen`.as('origen'),
      sql<Adviser>`t.indicado_por`.as('indicado_por'),
      sql<TimeUnit | null>`t.unidad_tiempo`.as('unidad_tiempo'),
    ])
    .where('t.afiliado_id', '=', afiliado_id)
    .orderBy('t.id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const answersOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('respuestas_tomas as t')
    .selectAll('t')
    .select([nameOf('t.user_id').as('por'), nameOf('t.cerrada_por').as('cerrada_por_nombre')])
    .select(sql<AntecedentState>`t.estado`.as('estado'))
    .where('t.afiliado_id', '=', afiliado_id)
    .orderBy('t.id', 'desc')
    .execute()

/** Whether the knowledge of interactions names one of those ingredients. */
export const isComparable = (principios: readonly string[], { named, reviewed }: LoadedKnowledge): boolean =>
  principios.map(ingredientKey).some((key) => named.has(key) || reviewed.has(key))

const principlesOf = ({ nombre, componentes, principio_activo }: Row): readonly string[] =>
  principio_activo === null ? [comparedAs(nombre)] : [principio_activo, ...listed(componentes)]

const figure = (text: string | null): number | null => (text === null ? null : Number(text))

/** What was told, whether it can be compared and whether it is taken today. */
export const outsideRead = async (ctx: UserCtx, afiliado_id: number) => {
  const knowledge = await currentKnowledge(ctx)
  const tomas = (await rowsOf(ctx.db, afiliado_id)).map((row) => ({
    ...row,
    dosis: figure(row.dosis),
    frecuencia: figure(row.frecuencia),
    comparable: isComparable(principlesOf(row), knowledge),
    toma_hoy: toldStanding(row, 0, ctx.today()) === 'toma',
  }))
  const respuestas = await answersOf(ctx.db, afiliado_id)
  return { preguntado: wasAskedWhatElse({ tomas, respuestas }), tomas, respuestas }
}

/** That nothing else is taken is over where something newer was told; it stays in the history. */
export const endOutsideAnswers = async (
  trx: Kysely<DB>,
  afiliado_id: number,
  user_id: number,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('respuestas_tomas')
    .set({ estado: 'terminada', cerrada_at: now, cerrada_por: user_id, motivo_cierre: ANSWERED_LATER })
    .where('afiliado_id', '=', afiliado_id)
    .where('estado', '=', 'vigente')
    .execute()
}

/** What was known at that moment, for a document of it: what was written later, or had ended, is not of it. */
export const outsideAt = async (db: Kysely<DB>, afiliado_id: number, moment: Date): Promise<OutsideOnPaper> => {
  const was = <Each extends { readonly created_at: Date; readonly cerrada_at: Date | null; readonly estado: string }>(
    rows: readonly Each[],
  ) => rows.filter((row) => row.created_at <= moment && row.estado !== 'error')
  const stood = ({ cerrada_at }: { readonly cerrada_at: Date | null }) => cerrada_at === null || cerrada_at > moment
  const tomas = was(await rowsOf(db, afiliado_id))
  const respuestas = was(await answersOf(db, afiliado_id))
  const day = bogotaDate(moment.getTime())
  return {
    preguntado: tomas.length > 0 || respuestas.some(stood),
    tomas: tomas
      .filter(stood)
      // What a closing said of its end was not known yet.
      .map((row) => ({ ...row, hasta: row.cerrada_at === null ? row.hasta : null }))
      .filter((row) => toldStanding({ estado: 'vigente', hasta: row.hasta }, 0, day) === 'toma')
      .map((row) => ({ ...row, dosis: figure(row.dosis), frecuencia: figure(row.frecuencia) })),
  }
}

/** Ordered schemes looked at again with what is known now, before a cycle is given and for who attends the affiliate. */
import { sql, type Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { CheckKind, Finding, SentCheck } from '@cauce/domain/medication/check'
import { heardAnswers, type Stamps } from '@cauce/domain/medication/shown-finding'
import { standingAnswers, toReview } from '@cauce/domain/medication/standing-review'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import type { Answer } from '@cauce/contract/entry'
import type { alertas } from '@cauce/contract/alertas'
import { jsonText } from '../../db/json-text.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, othersConsultation } from '../consultas/access.ts'
import { schemeChecks } from './check-scheme.ts'
import { givenAnswers, requireNothingLeft } from './given-answers.ts'
import { currentKnowledge } from './knowledge.ts'
import { madeRow, sentRow, type NewLedgerRow } from './ledger-rows.ts'
import * as queries from './queries.ts'
import { addedDrugsOf, checkedByPlace, schemesOf, type SchemeRow } from './scheme-rows.ts'
import { shownFindings, stampsFor } from './stamps.ts'

type Standing = Answer<(typeof alertas)['porRevisar']>['esquemas'][number]

const TO_BE_GIVEN: ReadonlySet<number> = new Set([SchemeStatus.active, SchemeStatus.waiting])

/** The lines that are still to be given, by their places; those of the whole order say how often. */
const pendingPlaces = (rows: readonly SchemeRow[], ciclo: number | null): readonly number[] => [
  ...new Set(
    rows
      .filter((row) => TO_BE_GIVEN.has(row.estado_id) && (ciclo === null || row.ciclo === ciclo))
      .map(({ posicion }) => posicion),
  ),
]

interface Reviewed {
  readonly hallazgos: readonly Finding[]
  readonly inventadas: readonly CheckKind[]
  readonly ledger: readonly NewLedgerRow[]
}

/** @param ciclo the cycle that is about to be given; null: all that is still to be given */
const review = async (
  ctx: UserCtx,
  afiliado_id: number,
  rows: readonly SchemeRow[],
  { ciclo = null, sent = [] }: { readonly ciclo?: number | null; readonly sent?: readonly SentCheck[] },
): Promise<Reviewed> => {
  const places = pendingPlaces(rows, ciclo)
  const [head] = rows
  if (head === undefined || places.length === 0) return { hallazgos: [], inventadas: [], ledger: [] }
  const checked = checkedByPlace(rows)
  const lineas = places.flatMap((place) => checked.get(place) ?? [])
  const added = await addedDrugsOf(ctx.db, rows)
  const principios = lineas.flatMap(
    ({ codesumi_id, nombre }) => added.get(codesumi_id ?? 0)?.ingredientes.map((each) => each.nombre) ?? [nombre],
  )
  const esquema = (await queries.indicatedScheme(ctx.db, head.esquema_id ?? 0)) ?? null
  const knowledge = await currentKnowledge(ctx)
  const subject = { afiliado_id, principios: [...new Set(principios)], lineas, esquema, ordenado: head.esquema }
  const made = await schemeChecks(ctx, subject, knowledge)
  const found = made.flatMap(({ hallazgos }) => hallazgos)
  const heard = heardAnswers(sent, found, stampsFor(ctx, afiliado_id, knowledge))
  const given = standingAnswers(await givenAnswers(ctx.db, afiliado_id), found)
  const byKey = new Map(found.map((each) => [each.clave, each]))
  const keeping = { user_id: ctx.user.id, now: ctx.now(), knowledge }
  return {
    hallazgos: toReview(made, [...given, ...heard.checks]),
    inventadas: heard.invented.map(({ comprobacion }) => comprobacion),
    ledger: [
      ...heard.checks.map((each) => sentRow(each, byKey, keeping)),
      ...made.map((each) => madeRow(each, keeping)),
    ],
  }
}

/**
 * The gate of a cycle that is given, or of a whole scheme that is signed (`ciclo` null): 409 `alertas.sin_responder` with what nobody answered since it was ordered. What is answered here is
 * kept with the order, by who answers. Who calls holds the affiliate.
 */
export const requireCycleReviewed = async (
  ctx: UserCtx,
  {
    orden_id,
    afiliado_id,
    ciclo,
  }: { readonly orden_id: number; readonly afiliado_id: number; readonly ciclo: number | null },
  sent: readonly SentCheck[],
): Promise<void> => {
  const rows = (await schemesOf(ctx.db, afiliado_id)).find(([row]) => row?.orden_id === orden_id) ?? []
  const { hallazgos, inventadas, ledger } = await review(ctx, afiliado_id, rows, { ciclo, sent })
  requireNothingLeft(hallazgos, inventadas)
  if (sent.length === 0) return
  await ctx.db
    .updateTable('orden_esquemas')
    .set({ comprobaciones: sql`comprobaciones || ${jsonText(ledger)}::jsonb` })
    .where('orden_id', '=', orden_id)
    .execute()
}

const headsOf = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('orden_esquemas as e')
    .innerJoin('ordenes as d', 'd.id', 'e.orden_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['e.id', 'e.orden_id', 'e.nombre_esquema', 'e.created_at', personName.as('quien')])
    .where('e.id', 'in', ids)
    .orderBy('e.id')
    .execute()

/**
 * What nobody answered of the schemes in course of the affiliate.
 * @param orden_id that order alone, and of it the cycle that is about to be given
 */
export const schemesToReview = async (
  ctx: UserCtx,
  afiliado_id: number,
  stamps: Stamps,
  { orden_id = null, ciclo = null }: { readonly orden_id?: number | null; readonly ciclo?: number | null } = {},
): Promise<readonly Standing[]> => {
  const all = (await schemesOf(ctx.db, afiliado_id)).filter((rows) => {
    const en_curso = rows.some((row) => row.en_curso)
    return orden_id === null
      ? whyNotInCourse({ en_curso, lineas: rows }, ctx.today()) === null
      : rows.some((row) => row.orden_id === orden_id)
  })
  if (all.length === 0) return []
  const heads = await headsOf(
    ctx.db,
    all.flatMap(([row]) => row?.esquema ?? []),
  )
  const found: Standing[] = []
  for (const { id, orden_id: orden, nombre_esquema, created_at, quien } of heads) {
    const rows = all.find(([row]) => row?.esquema === id) ?? []
    const { hallazgos } = await review(ctx, afiliado_id, rows, { ciclo })
    if (hallazgos.length > 0)
      found.push({
        orden_id: orden,
        esquema: nombre_esquema,
        fecha: bogotaDate(created_at.getTime()),
        quien,
        hallazgos: shownFindings(hallazgos, stamps),
      })
  }
  return found
}

/** The affiliate of an ordered scheme that the person may read. Fails with 404, 403. */
export const affiliateOfScheme = async (ctx: UserCtx, orden_id: number): Promise<number> => {
  const head = await ctx.db
    .selectFrom('orden_esquemas as h')
    .select([
      'h.afiliado_id',
      sql<boolean>`exists (select 1 from consultas c where c.afiliado_id = h.afiliado_id and ${isReachable(ctx)})`.as(
        'accesible',
      ),
    ])
    .where('h.orden_id', '=', orden_id)
    .executeTakeFirst()
  if (head === undefined) throw notFound()
  if (!head.accesible) throw othersConsultation()
  return head.afiliado_id
}

/** What differs between each line of the history and today. */
import { allergyInWords, directMatch } from '@cauce/domain/medication/allergy'
import { termOf } from '@cauce/domain/medication/allergy-knowledge'
import type { PrescriptionChange } from '@cauce/domain/medication/order-line'
import { prescriptionChanges, type KnownNow } from '@cauce/domain/medication/prescription-changes'
import { shortageOf, stopsOrder } from '@cauce/domain/medication/shortage'
import { usualDose } from '@cauce/domain/medication/usual-dose'
import type { UserCtx } from '../../http/handle.ts'
import { currentKnowledge } from '../alertas/knowledge.ts'
import { ageOf, drugsById, measured, recordedAllergies, shortagesOf } from '../alertas/queries.ts'
import type { ReachedConsultation } from '../consultas/access.ts'
import { diagnosesOf } from '../consultas/queries.ts'
import { timeUnit } from './articles.ts'
import type { ShownLine } from './line-queries.ts'

/** What is known today about the affiliate and the drugs of the lines, in a few readings whatever their number. */
const knownFacts = async (ctx: UserCtx, consulta: ReachedConsultation, rows: readonly ShownLine[]) => {
  const ids = rows.map(({ codesumi_id }) => codesumi_id)
  const recorded = await ctx.db
    .selectFrom('alergias_afiliado')
    .select(['id', 'created_at'])
    .where('afiliado_id', '=', consulta.afiliado_id)
    .execute()
  return {
    knowledge: await currentKnowledge(ctx),
    drugs: await drugsById(ctx.db, ids),
    allergies: (await recordedAllergies(ctx.db, consulta.afiliado_id)).registradas,
    recordedAt: new Map(recorded.map(({ id, created_at }) => [id, created_at.toISOString()])),
    shortages: await shortagesOf(ctx.db, ids),
    edad: await ageOf(ctx.db, consulta.afiliado_id, ctx.today()),
    diagnoses: await diagnosesOf(ctx.db, consulta.id),
  }
}

type Facts = Awaited<ReturnType<typeof knownFacts>>
type Drug = NonNullable<ReturnType<Facts['drugs']['get']>>

const allergiesTo = (drug: Drug, { knowledge, allergies, recordedAt }: Facts): KnownNow['alergias'] => {
  const known = knowledge.allergies
  if (known === null) return []
  return allergies.flatMap((allergy) => {
    const term = termOf(allergy, known)
    if (term === null || directMatch(drug, term, known) === null) return []
    return [{ nombre: allergyInWords(allergy), registrada: recordedAt.get(allergy.id) ?? null }]
  })
}

const unusualDose = (row: ShownLine, drug: Drug, { knowledge, edad }: Facts): readonly string[] => {
  if (knowledge.doses === null) return []
  const line = {
    drug,
    presentation: measured(drug.presentation, row.unidad_dosis),
    via: row.via,
    dosis: Number(row.dosis),
    frecuencia: Number(row.frecuencia),
    tiempo: timeUnit(row.unidad_tiempo),
    edad,
  }
  return usualDose(line, knowledge.doses).hallazgos.map(({ titulo }) => titulo)
}

/** The changes of each line, by its id. */
export const changesOf = async (
  ctx: UserCtx,
  consulta: ReachedConsultation,
  rows: readonly ShownLine[],
): Promise<ReadonlyMap<number, readonly PrescriptionChange[]>> => {
  if (rows.length === 0) return new Map()
  const facts = await knownFacts(ctx, consulta, rows)
  return new Map(
    rows.map((row) => {
      const drug = facts.drugs.get(row.codesumi_id)
      const shortage = drug === undefined ? null : shortageOf(drug, facts.shortages, ctx.today())
      const then = {
        created_at: row.created_at.toISOString(),
        diagnostico: { id: row.diagnostico_id, codigo: row.diagnostico_codigo, nombre: row.diagnostico_nombre },
        requiere_autorizacion: row.requiere_autorizacion,
      }
      const now = {
        alergias: drug === undefined ? [] : allergiesTo(drug, facts),
        desabastecimiento: shortage === null ? null : { mensaje: shortage.mensaje, bloquea: stopsOrder(shortage) },
        dosis: drug === undefined ? [] : unusualDose(row, drug, facts),
        diagnosticos: facts.diagnoses,
        retirado: !row.activo,
        requiere_autorizacion: row.autorizacion_hoy === 1,
      }
      return [row.id, prescriptionChanges(then, now)] as const
    }),
  )
}

/** What is recorded of a patient, with its history, and what an allergy may be to. */
import * as Schema from 'effect/Schema'
import { Antecedents } from '@cauce/contract/antecedentes-filas'
import type { Answer } from '@cauce/contract/entry'
import type { antecedentes } from '@cauce/contract/antecedentes'
import { gestationWeeks } from '@cauce/domain/antecedents/patient-state'
import { ingredientKey, listed } from '@cauce/domain/medication/drug-facts'
import { termOf, type AllergyKnowledge } from '@cauce/domain/medication/allergy-knowledge'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { currentKnowledge } from '../alertas/knowledge.ts'
import { reachConsultation } from '../consultas/access.ts'
import { reachAffiliate, staff } from '../historico/reader.ts'
import { outsideRead } from './outside-queries.ts'
import * as queries from './queries.ts'

type Module = typeof antecedentes
const LEAST_LETTERS = 3
const MOST = 12
const ROWS = 200

interface Row {
  readonly id: number
  readonly por: string | null
  readonly created_at: Date
  readonly estado: string
  readonly cerrada_at: Date | null
  readonly motivo_cierre: string | null
  readonly cerrada_por_nombre: string | null
}

const lifeOf = ({ id, estado, por, created_at, cerrada_at, motivo_cierre, cerrada_por_nombre }: Row) => ({
  id,
  estado,
  por,
  registrada: created_at.toISOString(),
  cerrada:
    cerrada_at === null
      ? null
      : { por: cerrada_por_nombre ?? '', at: cerrada_at.toISOString(), motivo: motivo_cierre ?? '' },
})

const isComparable = (
  row: { id: number; tipo: string; nombre: string },
  knowledge: AllergyKnowledge | null,
): boolean => {
  const { id, tipo, nombre } = row
  const recorded = { id, tipo, nombre, reaccion: null, anio: null, registrada_por: null, registrada: null }
  return knowledge !== null && termOf(recorded, knowledge) !== null
}

const decoded = Schema.decodeUnknownSync(Antecedents)

const antecedentsOf = async (ctx: UserCtx, afiliado_id: number): Promise<Antecedents> => {
  const { allergies } = await currentKnowledge(ctx)
  const { alergias_preguntadas_at } = await ctx.db
    .selectFrom('afiliados')
    .select('alergias_preguntadas_at')
    .where('id', '=', afiliado_id)
    .executeTakeFirstOrThrow()
  const [recorded, answers, states, outside] = [
    await queries.allergiesOf(ctx.db, afiliado_id),
    await queries.answersOf(ctx.db, afiliado_id),
    await queries.statesOf(ctx.db, afiliado_id),
    await outsideRead(ctx, afiliado_id),
  ]
  // The words of the columns are those of the schema by their constraints; it says so again, where the compiler cannot.
  return decoded({
    afiliado_id,
    preguntadas: alergias_preguntadas_at !== null,
    alergias: recorded.map((row) => ({ ...row, ...lifeOf(row), comprobable: isComparable(row, allergies) })),
    respuestas: answers.map((row) => ({ ...row, ...lifeOf(row) })),
    estados: states.map((row) => ({
      ...row,
      ...lifeOf(row),
      creatinina: row.creatinina === null ? null : Number(row.creatinina),
      semanas:
        row.tipo === 'gestacion' && row.presente && row.desde !== null ? gestationWeeks(row.desde, ctx.today()) : null,
    })),
    tomas_preguntadas: outside.preguntado,
    tomas: outside.tomas.map((row) => ({ ...row, ...lifeOf(row) })),
    respuestas_tomas: outside.respuestas.map((row) => ({ ...row, ...lifeOf(row) })),
  })
}

/** Of the patient of a consultation, by who may read it. */
export const ofConsultation = async (ctx: UserCtx, id: number): Promise<Antecedents> => {
  const { afiliado_id } = await reachConsultation(ctx, id)
  auditRead(ctx, { accion: 'antecedentes.leer', recurso: 'consulta', recurso_id: id, afiliado_id })
  return antecedentsOf(ctx, afiliado_id)
}

/** Of an affiliate, by who reads histories. */
export const ofAffiliate = async (ctx: UserCtx, id: number): Promise<Antecedents> => {
  await reachAffiliate(staff(ctx), id)
  auditRead(ctx, { accion: 'antecedentes.leer', recurso: 'afiliado', recurso_id: id, afiliado_id: id })
  return antecedentsOf(ctx, id)
}

/** Ingredients first, then groups by their name, another name of theirs, or a member. */
export const searchAllergen = async (ctx: UserCtx, texto: string): Promise<Answer<Module['buscarAlergeno']>> => {
  const searched = normalizeSearch(texto)
  if (searched.length < LEAST_LETTERS) return []
  const { allergies } = await currentKnowledge(ctx)
  const has = (name: string): boolean => normalizeSearch(name).includes(searched)
  const components = (await queries.ingredientsLike(ctx.db, texto, ROWS)).flatMap((each) => [...listed(each)])
  const ingredients = new Map(components.filter(has).map((name) => [ingredientKey(name), name]))
  const classes = [...(allergies?.classes.values() ?? [])].filter(
    ({ nombre, key, members }) =>
      nombre !== key && (has(nombre) || [...members].some((member) => ingredients.has(member))),
  )
  return [
    ...[...ingredients.values()].map((nombre) => ({
      tipo: 'principio' as const,
      nombre,
      detalle: 'Solo este principio activo, también combinado',
      miembros: [],
    })),
    ...classes.map(({ nombre, members }) => ({
      tipo: 'clase' as const,
      nombre,
      detalle: members.size === 0 ? 'Sustancia' : `Grupo de ${members.size} principios activos`,
      miembros: [...members],
    })),
  ].slice(0, MOST)
}

/** What a patient may take of elsewhere: ingredients, presentations, and the plants that the knowledge names. */
import type { Answer } from '@cauce/contract/entry'
import type { antecedentes } from '@cauce/contract/antecedentes'
import { ingredientKey, listed } from '@cauce/domain/medication/drug-facts'
import { otherNames } from '@cauce/domain/medication/taken-outside'
import { localMatch, normalizeSearch } from '@cauce/domain/search/trigger'
import type { UserCtx } from '../../http/handle.ts'
import { currentKnowledge } from '../alertas/knowledge.ts'
import { searchDrugs } from '../medicamentos/drug-queries.ts'
import { ingredientsLike } from './queries.ts'

type Found = Answer<(typeof antecedentes)['buscarToma']>
const LEAST_LETTERS = 3
const MOST = 12
/** The rest are presentations, which say a dose. */
const MOST_INGREDIENTS = 4
const ROWS = 200

export const searchOutside = async (ctx: UserCtx, texto: string): Promise<Found> => {
  if (normalizeSearch(texto).length < LEAST_LETTERS) return []
  const { named } = await currentKnowledge(ctx)
  const components = (await ingredientsLike(ctx.db, texto, ROWS)).flatMap((each) => [...listed(each)])
  const ingredients = new Map(
    components.filter((name) => localMatch(name, texto)).map((name) => [ingredientKey(name), name]),
  )
  const substances = [...named].flatMap(([key, nombre]) => {
    const otros = otherNames(nombre)
    return !ingredients.has(key) && [nombre, ...otros].some((each) => localMatch(each, texto))
      ? [{ nombre, otros }]
      : []
  })
  const drugs = await searchDrugs(ctx.db, texto)
  return [
    ...[...ingredients.values()].slice(0, MOST_INGREDIENTS).map((nombre) => ({
      tipo: 'principio' as const,
      codesumi_id: null,
      nombre,
      detalle: 'Principio activo, sin saber la presentación',
      unidad_presentacion: null,
      otros: [],
    })),
    ...substances.slice(0, MOST_INGREDIENTS).map(({ nombre, otros }) => ({
      tipo: 'otra' as const,
      codesumi_id: null,
      nombre,
      detalle: 'El conocimiento de interacciones lo tiene',
      unidad_presentacion: null,
      otros: [...otros],
    })),
    ...drugs.map((drug) => ({
      tipo: 'medicamento' as const,
      codesumi_id: drug.id,
      nombre: drug.nombre,
      detalle: drug.principio_activo,
      unidad_presentacion: drug.unidad_presentacion,
      otros: [],
    })),
  ].slice(0, MOST)
}

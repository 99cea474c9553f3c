/** Which drugs of the catalogue a typed line may mean, the likeliest first. */
import { normalizeSearch } from '../search/trigger.ts'
import type { Article } from './article.ts'
import type { ParsedLine } from './line-entry.ts'
import { strengthFigures } from './line-patterns.ts'
import type { FavouriteLine } from './order-line.ts'
import { routesFor } from './routes-of-administration.ts'

/** How far the strength of a drug is from the one that was written: 0 is the same. */
const strengthDistance = (parsed: ParsedLine, { codesumi }: Article): number => {
  if (parsed.concentracion === null) return 0
  const asked = strengthFigures(parsed.concentracion)
  const own = strengthFigures(codesumi.concentracion ?? codesumi.nombre)
  if (asked.length === own.length && asked.every((figure) => own.includes(figure))) return 0
  return asked.every((figure) => own.includes(figure)) ? 1 : 2
}

const byText = new Intl.Collator('es')

/**
 * The drugs in order: the strength that was written, a name that begins as typed, what the prescriber uses, the route, one ingredient
 * before several.
 * @param favourites frequent lines of the prescriber
 */
export const rankCandidates = (
  parsed: ParsedLine,
  articles: readonly Article[],
  favourites: readonly FavouriteLine[],
): readonly Article[] => {
  const words = normalizeSearch(parsed.medicamento)
  const first = words.split(' ')[0] ?? ''
  const uses = new Map<number, number>()
  for (const { codesumi_id, veces } of favourites) uses.set(codesumi_id, Math.max(uses.get(codesumi_id) ?? 0, veces))
  const weights = (article: Article): readonly number[] => {
    const { codesumi } = article
    return [
      strengthDistance(parsed, article),
      normalizeSearch(codesumi.nombre).startsWith(first) ? 0 : 1,
      -(uses.get(codesumi.id) ?? 0),
      parsed.via === null || routesFor(codesumi).includes(parsed.via) ? 0 : 1,
      parsed.via === null || codesumi.via === parsed.via ? 0 : 1,
      codesumi.principio_activo.includes('+') ? 1 : 0,
      article.desabastecido,
    ]
  }
  return articles
    .map((article) => ({ article, weight: weights(article) }))
    .toSorted((one, other) => {
      const place = one.weight.findIndex((value, index) => value !== other.weight[index])
      return place < 0
        ? byText.compare(one.article.codesumi.nombre, other.article.codesumi.nombre)
        : (one.weight[place] ?? 0) - (other.weight[place] ?? 0)
    })
    .map(({ article }) => article)
}

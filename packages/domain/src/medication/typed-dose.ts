/** How much is taken each time, as a typed line says it. */
import type { Article } from './article.ts'
import type { ParsedLine } from './line-entry.ts'
import type { FavouriteLine } from './order-line.ts'
import { favoured, written, type Sourced } from './sourced.ts'
import { pluralUnit } from './unit-words.ts'
import { isStrengthOf } from './written-strength.ts'

interface Dose {
  readonly dosis: Sourced<number> | null
  readonly avisos: readonly string[]
}

const ONE_UNIT: Sourced<number> = { valor: 1, origen: 'por defecto' }

const doseWithUnit = (valor: number, unidad: string, unit: string): Dose =>
  unidad === unit
    ? { dosis: written(valor), avisos: [] }
    : {
        dosis: null,
        avisos: [`«${valor} ${unidad}» no se convierte: escriba la dosis en ${pluralUnit(unit)}`],
      }

/** Presentations of the same ingredient, each with its strength once, as the catalogue writes it: `50 mg, 100 mg`. */
const strengthsThereAre = (article: Article, others: readonly Article[]): string => {
  const same = others.filter(({ codesumi }) => codesumi.principio_activo === article.codesumi.principio_activo)
  const strengths = [article, ...same].map(({ codesumi }) => codesumi.concentracion ?? codesumi.nombre)
  return [...new Set(strengths)].toSorted((one, other) => one.localeCompare(other, 'es', { numeric: true })).join(', ')
}

/**
 * How much is taken each time. A strength that the drug does not have is not guessed to be something else.
 * @regla Si lo escrito no es una concentración del medicamento, la dosis queda vacía y se dice cuáles hay; nunca se adivina.
 */
export const doseOf = (
  parsed: ParsedLine,
  article: Article,
  favourite: FavouriteLine | null,
  others: readonly Article[],
): Dose => {
  const unit = article.codesumi.unidad_presentacion
  if (parsed.concentracion !== null && !isStrengthOf(parsed.concentracion, article)) {
    const there = `«${parsed.concentracion}» no es una concentración de ${article.codesumi.principio_activo}. Hay: ${strengthsThereAre(article, others)}`
    return { dosis: null, avisos: [`${there}. Escriba la concentración y cuánto se toma, en ${pluralUnit(unit)}`] }
  }
  if (parsed.dosis !== null) {
    const { valor, unidad } = parsed.dosis
    return unidad === null ? { dosis: written(valor), avisos: [] } : doseWithUnit(valor, unidad, unit)
  }
  return { dosis: favourite === null ? ONE_UNIT : favoured(favourite.dosis), avisos: [] }
}

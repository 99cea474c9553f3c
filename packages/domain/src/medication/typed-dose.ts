/** How much is taken each time, as a typed line says it. */
import type { Article, CodeSumi } from './article.ts'
import { mustMeasure } from './contents.ts'
import { doseUnitError, unitsToWrite, unitWritten } from './dose-unit.ts'
import type { ParsedLine } from './line-entry.ts'
import type { FavouriteLine } from './order-line.ts'
import { writtenInWords } from './number-words.ts'
import { favoured, written, type Sourced } from './sourced.ts'
import { isStrengthOf } from './written-strength.ts'

interface Dose {
  readonly dosis: Sourced<number> | null
  /** In what it is measured; null: units of the presentation. */
  readonly unidad_dosis: string | null
  readonly avisos: readonly string[]
}

const ONE_UNIT: Sourced<number> = { valor: 1, origen: 'por defecto' }

const NONE = (aviso: string): Dose => ({ dosis: null, unidad_dosis: null, avisos: [aviso] })

const doseWithUnit = (valor: number, unidad: string, codesumi: CodeSumi): Dose => {
  const unit = codesumi.unidad_presentacion
  const measured = unitWritten(unidad, codesumi)
  if (measured !== null) return { dosis: written(valor), unidad_dosis: measured, avisos: [] }
  return unidad === unit && !mustMeasure(codesumi.contenido ?? null)
    ? { dosis: written(valor), unidad_dosis: null, avisos: [] }
    : NONE(`«${valor} ${unidad}» no se convierte: escriba la dosis en ${unitsToWrite(codesumi)}`)
}

/** A figure alone: of what is never taken whole, nobody knows what it counts. */
const bareDose = (valor: number, codesumi: CodeSumi): Dose =>
  mustMeasure(codesumi.contenido ?? null)
    ? NONE(`«${writtenInWords(valor)}» no dice de qué: escriba la dosis en ${unitsToWrite(codesumi)}`)
    : { dosis: written(valor), unidad_dosis: null, avisos: [] }

/** What nobody wrote: the frequent line of the prescriber, or one unit of what is taken whole. */
const unwrittenDose = (codesumi: CodeSumi, favourite: FavouriteLine | null): Dose => {
  const measured = mustMeasure(codesumi.contenido ?? null)
  if (favourite !== null && doseUnitError(favourite, codesumi) === null)
    return { dosis: favoured(favourite.dosis), unidad_dosis: favourite.unidad_dosis, avisos: [] }
  return measured
    ? NONE(`Escriba la dosis en ${unitsToWrite(codesumi)}`)
    : { dosis: ONE_UNIT, unidad_dosis: null, avisos: [] }
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
  const { codesumi } = article
  if (parsed.concentracion !== null && !isStrengthOf(parsed.concentracion, article)) {
    const there = `«${parsed.concentracion}» no es una concentración de ${article.codesumi.principio_activo}. Hay: ${strengthsThereAre(article, others)}`
    return NONE(`${there}. Escriba la concentración y cuánto se toma, en ${unitsToWrite(codesumi)}`)
  }
  if (parsed.dosis !== null) {
    const { valor, unidad } = parsed.dosis
    return unidad === null ? bareDose(valor, codesumi) : doseWithUnit(valor, unidad, codesumi)
  }
  return unwrittenDose(codesumi, favourite)
}

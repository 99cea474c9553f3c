/** A typed line made whole with what the prescriber writes often and what the catalogue says. */
import type { Article } from './article.ts'
import type { ParsedLine } from './line-entry.ts'
import { strengthFigures, writtenNumber } from './line-patterns.ts'
import { posologyInWords } from './monthly-quantity.ts'
import type { FavouriteLine } from './order-line.ts'
import { routesFor } from './routes-of-administration.ts'
import type { TimeUnit } from './time-unit.ts'
import { pluralUnit } from './unit-words.ts'

/** Where a value comes from, as it is shown beside it. */
export type LineOrigin = 'escrito' | 'favorito' | 'catálogo' | 'por defecto'

export interface Sourced<Value> {
  readonly valor: Value
  readonly origen: LineOrigin
}

/** Null: nobody said it; it is asked for. */
export interface CompletedLine {
  readonly articulo: Article
  readonly via: Sourced<string> | null
  readonly dosis: Sourced<number> | null
  readonly frecuencia: Sourced<number> | null
  readonly tiempo: Sourced<TimeUnit> | null
  readonly duracion: Sourced<number> | null
  readonly meses: Sourced<number>
  readonly observacion: Sourced<string> | null
  /** What was supposed or left out, in words. */
  readonly avisos: readonly string[]
}

const written = <Value>(valor: Value): Sourced<Value> => ({ valor, origen: 'escrito' })
const favoured = <Value>(valor: Value): Sourced<Value> => ({ valor, origen: 'favorito' })

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

/** The only number of a line is its dose where the drug has no such strength: "losartan 1 c/12h". */
const doseOf = (parsed: ParsedLine, article: Article, favourite: FavouriteLine | null): Dose => {
  const unit = article.codesumi.unidad_presentacion
  if (parsed.dosis !== null) {
    const { valor, unidad } = parsed.dosis
    return unidad === null ? { dosis: written(valor), avisos: [] } : doseWithUnit(valor, unidad, unit)
  }
  const otherwise = favourite === null ? ONE_UNIT : favoured(favourite.dosis)
  if (parsed.concentracion === null) return { dosis: otherwise, avisos: [] }
  const strengths = strengthFigures(`${article.codesumi.concentracion ?? ''} ${article.codesumi.nombre}`)
  const asked = strengthFigures(parsed.concentracion)
  if (asked.every((figure) => strengths.includes(figure))) return { dosis: otherwise, avisos: [] }
  const [only] = asked
  if (asked.length === 1 && only !== undefined && writtenNumber(parsed.concentracion) === only && only <= 10) {
    return { dosis: written(only), avisos: [`«${parsed.concentracion}» se leyó como la dosis`] }
  }
  return { dosis: otherwise, avisos: [`«${parsed.concentracion}» no es la concentración de este medicamento`] }
}

const routeOf = (parsed: ParsedLine, article: Article, favourite: FavouriteLine | null): Sourced<string> | null => {
  const routes = routesFor(article.codesumi)
  if (parsed.via !== null) return written(parsed.via)
  if (favourite !== null && routes.includes(favourite.via)) return favoured(favourite.via)
  const { via } = article.codesumi
  if (via !== null && routes.includes(via)) return { valor: via, origen: 'catálogo' }
  const [only, ...others] = routes
  return only !== undefined && others.length === 0 ? { valor: only, origen: 'catálogo' } : null
}

const everyOf = (
  parsed: ParsedLine,
  favourite: FavouriteLine | null,
): { readonly frecuencia: Sourced<number> | null; readonly tiempo: Sourced<TimeUnit> | null } => {
  if (parsed.frecuencia !== null) {
    return { frecuencia: written(parsed.frecuencia.valor), tiempo: written(parsed.frecuencia.tiempo) }
  }
  return favourite === null
    ? { frecuencia: null, tiempo: null }
    : { frecuencia: favoured(favourite.frecuencia), tiempo: favoured(favourite.unidad_tiempo) }
}

const monthsOf = (parsed: ParsedLine, favourite: FavouriteLine | null): Sourced<number> => {
  if (parsed.meses !== null) return written(parsed.meses)
  // A length that was written is the whole treatment: the months of another day would multiply it.
  if (favourite !== null && parsed.duracion === null) return favoured(favourite.meses)
  return { valor: 1, origen: 'por defecto' }
}

const daysOf = (parsed: ParsedLine, favourite: FavouriteLine | null): Sourced<number> | null => {
  if (parsed.duracion !== null) return written(parsed.duracion)
  return favourite === null ? null : favoured(favourite.duracion)
}

/**
 * Fills what the line does not say, first with the prescriber's frequent line of the same drug, then with the catalogue, and
 * says where each value comes from. The observation that nobody writes is the posology in words.
 * @param favourite the frequent line of the prescriber; one of another drug is not used
 * @regla Lo que la línea no dice se completa con la línea frecuente de quien formula y con el catálogo, y se dice de dónde salió.
 */
export const completeLine = (parsed: ParsedLine, article: Article, favourite: FavouriteLine | null): CompletedLine => {
  const own = favourite?.codesumi_id === article.codesumi.id ? favourite : null
  const { dosis, avisos } = doseOf(parsed, article, own)
  const { frecuencia, tiempo } = everyOf(parsed, own)
  const duracion = daysOf(parsed, own)
  const meses = monthsOf(parsed, own)
  const via = routeOf(parsed, article, own)
  const words = posologyInWords({
    dosis: dosis?.valor ?? null,
    frecuencia: frecuencia?.valor ?? null,
    tiempo: tiempo?.valor ?? '',
    duracion: duracion?.valor ?? null,
    meses: meses.valor,
    unidad: article.codesumi.unidad_presentacion,
    via: via?.valor ?? '',
  })
  const observacion: Sourced<string> | null =
    parsed.observacion === null
      ? words === ''
        ? null
        : { valor: words, origen: 'por defecto' }
      : written(parsed.observacion)
  return {
    articulo: article,
    via,
    dosis,
    frecuencia,
    tiempo,
    duracion,
    meses,
    observacion,
    avisos: [...parsed.avisos, ...avisos],
  }
}

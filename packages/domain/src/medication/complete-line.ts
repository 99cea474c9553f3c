/** A typed line made whole with what the prescriber writes often and what the catalogue says. */
import type { Article } from './article.ts'
import { measureOf } from './dose-unit.ts'
import type { ParsedLine } from './line-entry.ts'
import { posologyInWords } from './monthly-quantity.ts'
import type { FavouriteLine } from './order-line.ts'
import { routesFor } from './routes-of-administration.ts'
import type { TimeUnit } from './time-unit.ts'
import { favoured, written, type Sourced } from './sourced.ts'
import { doseOf } from './typed-dose.ts'

/** Null: nobody said it; it is asked for. */
export interface CompletedLine {
  readonly articulo: Article
  readonly via: Sourced<string> | null
  readonly dosis: Sourced<number> | null
  /** In what the dose is measured; null: units of the presentation. */
  readonly unidad_dosis: string | null
  readonly frecuencia: Sourced<number> | null
  readonly tiempo: Sourced<TimeUnit> | null
  readonly duracion: Sourced<number> | null
  readonly meses: Sourced<number>
  readonly observacion: Sourced<string> | null
  /** What was supposed or left out, in words. */
  readonly avisos: readonly string[]
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
 * @param others what else the typed words may mean, to say which strengths there are
 * @regla Lo que la línea no dice se completa con la línea frecuente de quien formula y con el catálogo, y se dice de dónde salió.
 */
export const completeLine = (
  parsed: ParsedLine,
  article: Article,
  favourite: FavouriteLine | null,
  others: readonly Article[] = [],
): CompletedLine => {
  const own = favourite?.codesumi_id === article.codesumi.id ? favourite : null
  const { dosis, unidad_dosis, avisos } = doseOf(parsed, article, own, others)
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
    medida: measureOf(unidad_dosis, article.codesumi),
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
    unidad_dosis,
    frecuencia,
    tiempo,
    duracion,
    meses,
    observacion,
    avisos: [...parsed.avisos, ...avisos],
  }
}

/** Which certificate an affiliation gives on a day. @fuente modulos/aseguramiento-y-red.md §7 R36 */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { AffiliateState, affiliateStateWords } from './affiliate-state.ts'
import { onDay } from './dated.ts'
import type { InsuredPast } from './insured-past.ts'

type States = Pick<InsuredPast, 'estados'>

interface Certificate {
  /** That the person is insured, or that they were. */
  readonly clase: 'afiliacion' | 'retiro'
  readonly estado: string
  readonly desde: CalendarDate
  /** Of who was withdrawn: the last day on which they were insured. */
  readonly hasta: CalendarDate | null
}

const NOT_INSURED = 'sin registrar'

/** What is said today of who carries a certificate: nobody is named. Null: nothing is known of that day. */
export const certificateToday = ({ estados }: States, hoy: CalendarDate): string | null => {
  const state = onDay(estados, hoy)
  return state === undefined
    ? null
    : `Hoy la afiliación está: ${affiliateStateWords(state.estado_id).palabra}, desde el ${formatDate(state.desde)}.`
}

/**
 * The certificate of a day, or why there is none. Pure.
 * @regla De quien está afiliado se certifica su afiliación con su estado; de quien se retiró, su retiro con sus fechas; de quien murió, está en trámite o no tiene afiliación no se certifica nada.
 */
export const certificateOf = ({ estados }: States, hoy: CalendarDate): Certificate | { readonly error: string } => {
  const state = onDay(estados, hoy)
  const words = state === undefined ? NOT_INSURED : affiliateStateWords(state.estado_id).palabra.toLowerCase()
  const none: readonly number[] = [AffiliateState.deceased, AffiliateState.pending]
  if (state === undefined || none.includes(state.estado_id))
    return { error: `No hay certificado: la afiliación está ${words}.` }
  const estado = affiliateStateWords(state.estado_id).palabra
  if (state.estado_id !== AffiliateState.withdrawn)
    return { clase: 'afiliacion', estado, desde: state.desde, hasta: null }
  const before = estados.filter(({ desde }) => desde < state.desde).toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0]
  return { clase: 'retiro', estado, desde: state.desde, hasta: before?.hasta ?? null }
}

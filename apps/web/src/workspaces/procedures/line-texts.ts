/** What a line of active orders says of itself in words. */
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { ActiveProcedureLine, LineConsentState } from '@cauce/domain/procedure/active-line'
import type { Tone } from '@cauce/ui/status-chip/status-chip'

const ENDED: ReadonlySet<number> = new Set([OrderStatus.annulled, OrderStatus.denied])

/** Why nothing can be done with a line; one that ended says since when. */
export const closedText = (line: ActiveProcedureLine, why: string): string =>
  ENDED.has(line.estado_id) ? `${why} desde el ${formatDate(bogotaDate(Date.parse(line.estado_desde)))}` : why

/** The consent of a line as a word and a tone; null: it asks for none. */
export const CONSENT_STATE: Readonly<Record<LineConsentState, { readonly label: string; readonly tone: Tone } | null>> =
  {
    no_requiere: null,
    por_firmar: { label: 'Consentimiento por firmar', tone: 'waiting' },
    firmado: { label: 'Consentimiento firmado', tone: 'ok' },
    disentido: { label: 'No aceptó el procedimiento', tone: 'bad' },
    impreso: { label: 'Consentimiento impreso', tone: 'unknown' },
  }

/** What a line of active orders says of its consent in words. */
import type { LineConsentState } from '@cauce/domain/procedure/active-line'
import type { Tone } from '@cauce/ui/status-chip/status-chip'

/** The consent of a line as a word and a tone; null: it asks for none. */
export const CONSENT_STATE: Readonly<Record<LineConsentState, { readonly label: string; readonly tone: Tone } | null>> =
  {
    no_requiere: null,
    por_firmar: { label: 'Consentimiento por firmar', tone: 'waiting' },
    firmado: { label: 'Consentimiento firmado', tone: 'ok' },
    disentido: { label: 'No aceptó el procedimiento', tone: 'bad' },
    impreso: { label: 'Consentimiento impreso', tone: 'unknown' },
  }

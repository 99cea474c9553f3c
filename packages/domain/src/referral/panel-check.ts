/** Everything that is wrong with a panel that is saved: what is missing, hours out of order, values outside their lists. */
import { isRequestType, REQUEST_TYPE_UNKNOWN } from './annex.ts'
import { CAUSE_OF_ACCEPTED } from './closing-cause.ts'
import { closesAtOnce } from './emergency-report.ts'
import { checkMoments, INVALID_TIME, isClockTime } from './moments.ts'
import type { StoredPanel } from './panel-events.ts'
import { checkWrittenCode } from './remission-code.ts'
import { checkReferral, nobodyAccepted } from './required-fields.ts'

export const UNKNOWN_INSTITUTION = 'La institución no está en la red o no está activa'

type Errors = Record<string, string[]>
type Check = (panel: StoredPanel) => Errors

const requestType: Check = ({ tipo_solicitud }) =>
  tipo_solicitud === null || isRequestType(tipo_solicitud) ? {} : { tipo_solicitud: [REQUEST_TYPE_UNKNOWN] }

const estimate: Check = ({ hora_estimada_llegada }) =>
  hora_estimada_llegada === null || isClockTime(hora_estimada_llegada) ? {} : { hora_estimada_llegada: [INVALID_TIME] }

/** What is missing; the report of emergency care is given its code. */
const missing = (panel: StoredPanel, estado: string, sinAceptacion: boolean): Errors => {
  const { codigo_remision, ...rest } = checkReferral({ ...panel, estado, sinAceptacion })
  return closesAtOnce(panel.tipo_anexo_id) || codigo_remision === undefined ? rest : { codigo_remision, ...rest }
}

interface PanelSituation {
  /** State before the move. */
  readonly estado: string
  /** When it was registered, epoch milliseconds. */
  readonly from: number
  /** The code that the referral has already. */
  readonly codigo: string | null
  /** Epoch milliseconds of the server; null or left out: nobody can tell what is in the future. */
  readonly now?: number | null
  /** It closes with the cause for which nobody accepted it. */
  readonly sinAceptacion?: boolean
}

const code = ({ tipo_anexo_id, codigo_remision }: StoredPanel, known: string | null): Errors => {
  if (closesAtOnce(tipo_anexo_id) || codigo_remision === null || codigo_remision === known) return {}
  const wrong = checkWrittenCode(codigo_remision)
  return wrong === null ? {} : { codigo_remision: [wrong] }
}

/**
 * Messages by field; empty when the panel may be saved.
 * @fuente spec 2 §5
 * @regla El panel se revisa contra el estado en que estaba la remisión: gestionarla no pide todavía la aceptación.
 */
export const checkPanel = (
  panel: StoredPanel,
  { estado, from, codigo, now = null, sinAceptacion = false }: PanelSituation,
): Errors => ({
  ...code(panel, codigo),
  ...requestType(panel),
  ...estimate(panel),
  ...checkMoments(panel, from, now),
  ...missing(panel, estado, sinAceptacion),
  ...(sinAceptacion && !nobodyAccepted(panel) ? { motivo_cierre: [CAUSE_OF_ACCEPTED] } : {}),
})

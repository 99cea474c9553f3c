/** The consent is saved with its document, its line's state and its audit entry, or nothing is. @fuente spec 2 §4, §5 */
import type { Transaction } from 'kysely'
import { isVoid } from '@cauce/domain/ordering/order-status'
import { handedOver } from '@cauce/domain/consent/handover'
import type { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import type { Answer } from '@cauce/contract/entry'
import type { consultas } from '@cauce/contract/consultas'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { ApiFailure } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { drawDocument, type DrawnDocument } from '../pdf/draw.ts'
import { insertDocument } from '../pdf/document-queries.ts'
import { refuseLine } from '../ordenamiento/refuse-line.ts'
import {
  alreadySigned,
  closedLine,
  isSigned,
  prepareConsent,
  textChanged,
  type PreparedConsent,
} from './prepare-consent.ts'
import { insertConsent, lockConsentState, setConsentState } from './queries.ts'
import { currentText } from './service.ts'

type Saved = Answer<(typeof consultas)['foto']>

const CONSENT_SAVED = 'Consentimiento informado guardado con éxito'
const DISSENT_SAVED = 'Disentimiento guardado con éxito'
const UNIQUE_VIOLATION = '23505'

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION

const save = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  body: ConsentSubmission,
  { line, text, firma }: PreparedConsent,
  drawn: DrawnDocument,
): Promise<Saved> => {
  const current = await lockConsentState(trx, line.linea_id)
  if (!current || isSigned(current.consentimiento)) throw alreadySigned()
  if (isVoid(current.estado_id)) throw closedLine()
  const { huella } = await currentText(trx, line.cup_id, ctx.today())
  if (huella !== text.huella) throw textChanged()
  const estado = body.aceptacion_consentimiento === 'Si' ? 'firmado' : 'disentido'
  if (estado === 'disentido') await refuseLine(trx, ctx, { ...line, id: line.linea_id, estado_id: current.estado_id })
  const created_at = ctx.now()
  const documento_id = await insertDocument(trx, {
    ...drawn.row,
    clase: 'consentimiento',
    afiliado_id: line.afiliado_id,
    orden_id: line.orden_id,
    orden_procedimientos_id: line.linea_id,
    user_id: ctx.user.id,
    created_at,
  })
  const { id } = await insertConsent(trx, {
    form: body,
    orden_procedimientos_id: line.linea_id,
    cup_id: line.cup_id,
    texto_id: text.texto_id,
    version: text.version,
    huella: text.huella,
    estado,
    firma,
    user_id: ctx.user.id,
    ip: ctx.ip,
    agente: ctx.agente,
    documento_id,
    ...handedOver(body, created_at),
    sesion_id: ctx.user.sesion_id,
    created_at,
  })
  await setConsentState(trx, line.linea_id, estado)
  await audit(trx, ctx, {
    accion: estado === 'firmado' ? 'consentimiento.firmar' : 'consentimiento.disentir',
    recurso: 'consentimiento',
    recurso_id: id,
    afiliado_id: line.afiliado_id,
    detalle: {
      orden_id: line.orden_id,
      orden_procedimientos_id: line.linea_id,
      cup_id: line.cup_id,
      version: text.version,
      huella: text.huella,
      firmante: body.firmante,
    },
  })
  return {
    id,
    orden_id: line.orden_id,
    cup_id: line.cup_id,
    estado,
    huella: text.huella,
    version: text.version,
    codigo_verificacion: drawn.row.codigo,
    created_at: created_at.toISOString(),
    mensaje: estado === 'firmado' ? CONSENT_SAVED : DISSENT_SAVED,
  }
}

/** Refusals are kept to be thrown inside the idempotent call, where a repeat of a saved consent finds its answer first. */
const attempt = async (ctx: UserCtx, body: ConsentSubmission): Promise<PreparedConsent | ApiFailure> => {
  try {
    return await prepareConsent(ctx, body)
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
}

/**
 * Saves the signed consent or the dissent. Its PDF is drawn before the transaction begins, so that a consent is never without
 * its document and nobody waits for the drawing.
 */
export const saveConsent = async (ctx: UserCtx, body: ConsentSubmission): Promise<Saved> => {
  const prepared = await attempt(ctx, body)
  const drawn = prepared instanceof ApiFailure ? null : await drawDocument(ctx, prepared.documento)
  try {
    return await idempotent(ctx, 'consultas.foto', body, (trx) => {
      if (prepared instanceof ApiFailure) return Promise.reject(prepared)
      if (drawn === null) return Promise.reject(alreadySigned())
      return save(trx, ctx, body, prepared, drawn)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadySigned()
    throw error
  }
}

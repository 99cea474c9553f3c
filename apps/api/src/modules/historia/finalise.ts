/** The record is finalised: everything that is required is there, every order is routed, and from then on it is locked. @fuente spec 2 §6 */
import type { Transaction } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { unseenDrafts } from '@cauce/domain/clinical-record/draft-save'
import { measuresOfRecord } from '@cauce/domain/clinical-record/kept-measures'
import { measuresDoubts, UNCONFIRMED } from '@cauce/domain/clinical-record/measures-doubt'
import { signDoubts } from '@cauce/domain/clinical-record/vital-signs-doubt'
import { withIndex } from '@cauce/domain/clinical-record/measures'
import type { ClinicalRecord, RecordDiagnosis } from '@cauce/domain/clinical-record/record'
import { fromComponents } from '@cauce/domain/clinical-record/record-components'
import {
  FINALISE_FAILED,
  missingInWords,
  missingToFinalise,
  RECORD_FINALISED,
  type Missing,
} from '@cauce/domain/clinical-record/required-to-finalise'
import { UNKNOWN_DIAGNOSIS } from '@cauce/domain/medication/messages'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { applyClinicalRecord } from '@cauce/machines/life-cycles/clinical-record'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historia as contract } from '@cauce/contract/historia'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { ApiFailure, fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { bodyHash, idempotent } from '../../http/idempotency.ts'
import { publish } from '../../kit/events/publish.ts'
import { learned, lockAffiliate } from '../alertas/open.ts'
import { ageOf } from '../alertas/queries.ts'
import { surfaceFor } from '../consultas/measures-queries.ts'
import { requireSigner } from '../consultas/signer.ts'
import { deleteDrafts } from './draft-queries.ts'
import * as queries from './finalise-queries.ts'
import { draftsOf, lockedRecord, type LockedRecord } from './read-record.ts'
import { otherVersion } from './save-draft.ts'

type Call = (typeof contract)['finalizar']
type Finalised = Answer<Call>

/** Field of the answer that says what the orders need. */
const ORDERS_FIELD = 'ordenes'

const byField = (missing: readonly Missing[]): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  for (const { campo, mensaje } of missing) {
    const field = campo ?? ORDERS_FIELD
    errores[field] = [...(errores[field] ?? []), mensaje]
  }
  return errores
}

/** 409 `borrador.otra_version` when a device wrote something that who finalises has not seen. */
const requireSeen = async (trx: Transaction<DB>, consultaId: number, body: Body<Call>): Promise<void> => {
  const unseen = unseenDrafts(await draftsOf(trx, consultaId), body.historia, body.versiones ?? {})
  if (unseen.length > 0) throw otherVersion()
}

/** The diagnoses in the words of the catalogue; 422 for one that it does not have. */
const fromCatalogue = async (
  trx: Transaction<DB>,
  listed: readonly RecordDiagnosis[],
): Promise<readonly RecordDiagnosis[]> => {
  const rows = await queries.catalogueDiagnoses(
    trx,
    listed.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return listed.map(({ id, principal, tipo }) => {
    const row = known.get(id)
    if (row === undefined) throw invalid({ diagnosticos: [UNKNOWN_DIAGNOSIS] })
    return { ...row, principal, tipo }
  })
}

/** The record that will be kept; 422 `historia.incompleta` with what is missing by field, the orders under `ordenes`. */
const completeRecord = async (
  trx: Transaction<DB>,
  consultaId: number,
  { historia }: Body<Call>,
): Promise<ClinicalRecord> => {
  const typed = fromComponents(historia)
  const record = {
    ...typed,
    medidas: withIndex(typed.medidas),
    diagnosticos: await fromCatalogue(trx, typed.diagnosticos),
  }
  const missing = missingToFinalise(record, await queries.orderedLines(trx, consultaId))
  const sentence = missingInWords(missing)
  if (sentence !== null) throw fail(422, 'historia.incompleta', sentence, byField(missing))
  return record
}

/** Whether there was something to confirm; 409 `medidas.por_confirmar` while nobody did. */
const confirmedMeasures = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { id, afiliado_id }: LockedRecord,
  { medidas }: ClinicalRecord,
  { medidas_confirmadas }: Body<Call>,
): Promise<boolean> => {
  const edad = await ageOf(trx, afiliado_id, ctx.today())
  const doubts = [...measuresDoubts(medidas, edad, await surfaceFor(trx, id)), ...signDoubts(medidas, edad)]
  if (doubts.length > 0 && medidas_confirmadas !== true)
    throw fail(409, 'medidas.por_confirmar', UNCONFIRMED, { medidas_confirmadas: doubts })
  return doubts.length > 0
}

/** The day on which the measures were taken: that of the consultation, never one that has not come. */
const dayOf = ({ fecha_hora }: LockedRecord, today: string): string => {
  const day = bogotaDate(fecha_hora.getTime())
  return day < today ? day : today
}

const keep = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  locked: LockedRecord,
  record: ClinicalRecord,
  confirmed: boolean,
): Promise<Finalised> => {
  const { id: consulta_id, afiliado_id } = locked
  const finalizada_at = ctx.now()
  const datos = jsonText(record)
  const huella = bodyHash(JSON.parse(datos))
  await queries.insertRecord(trx, { consulta_id, afiliado_id, datos, huella, user_id: ctx.user.id, finalizada_at })
  const before = await queries.measuresBefore(trx, consulta_id)
  const measured = measuresOfRecord(before, record.medidas, dayOf(locked, ctx.today()))
  if (measured !== null) await queries.keepMeasures(trx, consulta_id, measured)
  await queries.replaceDiagnoses(trx, consulta_id, record.diagnosticos)
  await deleteDrafts(trx, consulta_id)
  await queries.markAttended(trx, consulta_id)
  await audit(trx, ctx, {
    accion: 'historia.finalizar',
    recurso: 'historia',
    recurso_id: consulta_id,
    afiliado_id,
    detalle: {
      huella,
      de_estado_id: locked.estado_id,
      a_estado_id: ConsultationStatus.attended,
      ...(confirmed ? { medidas_confirmadas: true } : {}),
    },
  })
  const { rep_id } = await trx
    .selectFrom('consultas')
    .select('rep_id')
    .where('id', '=', consulta_id)
    .executeTakeFirstOrThrow()
  const payload = { consulta_id, afiliado_id, rep_id, user_id: ctx.user.id, huella }
  await learned(await lockAffiliate(trx, afiliado_id), ctx, 'diagnostico')
  await publish(trx, ctx, { nombre: 'historia.finalizada', agregado: `consulta:${consulta_id}`, payload })
  return { mensaje: RECORD_FINALISED, finalizada_at: finalizada_at.toISOString(), huella }
}

/**
 * Finalises the record in one transaction. Repeated under one key it answers the same; another request that comes second is told 409
 * `historia.finalizada`. What is refused is logged by its code, never with what was typed.
 */
export const finaliseRecord = async (ctx: UserCtx, consultaId: number, body: Body<Call>): Promise<Finalised> => {
  try {
    return await idempotent(ctx, `historia.finalizar/${consultaId}`, body, async (trx) => {
      const locked = await lockedRecord(trx, ctx, consultaId)
      await requireSigner(trx, ctx, 'historia')
      const moved = applyClinicalRecord(locked.estado, 'finalizar')
      if ('error' in moved) throw fail(409, 'historia.finalizada', moved.error)
      await requireSeen(trx, consultaId, body)
      const record = await completeRecord(trx, consultaId, body)
      return keep(trx, ctx, locked, record, await confirmedMeasures(trx, ctx, locked, record, body))
    })
  } catch (error) {
    const codigo = error instanceof ApiFailure ? error.codigo : 'servidor.error'
    ctx.log.warn({ consulta_id: consultaId, codigo }, FINALISE_FAILED)
    throw error
  }
}

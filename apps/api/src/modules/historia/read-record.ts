/** The record of a consultation as it travels, and the one that is about to be written. */
import * as Schema from 'effect/Schema'
import type { Kysely, Transaction } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { RECORD_COMPONENTS, RECORD_MODEL, type RecordDraft } from '@cauce/domain/clinical-record/record-components'
import type { RecordState } from '@cauce/domain/clinical-record/record-state'
import { ONLY_ITS_PROFESSIONAL, recordBlockedBy } from '@cauce/domain/clinical-record/record-writer'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { LastVisit, RecordView } from '@cauce/contract/historia'
import type { DB } from '../../db/tables.ts'
import { auditRead } from '../../audit/audit.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation, requireReader } from '../consultas/access.ts'
import { leavesOf } from '../incapacidades/read-leaves.ts'
import { orderedLines } from './finalise-queries.ts'
import { posologiesOf } from './posologies.ts'
import * as queries from './queries.ts'

const decodeRecord = Schema.decodeUnknownSync(ClinicalRecord)
const isComponent = Schema.is(Schema.Literals(RECORD_COMPONENTS))
const isFields = Schema.is(Schema.Record(Schema.String, Schema.Unknown))

const draftOf = ({ componente, datos, ruta, version, equipo, updated_at }: queries.DraftRow): readonly RecordDraft[] =>
  isComponent(componente) && isFields(datos)
    ? [{ modelo: RECORD_MODEL, ruta, componente, version, datos, equipo, updated_at: updated_at.toISOString() }]
    : []

/** What is typed of the open record. */
export const draftsOf = async (db: Kysely<DB>, consultaId: number): Promise<readonly RecordDraft[]> =>
  (await queries.draftsOf(db, consultaId)).flatMap(draftOf)

const previousOf = async (
  db: Kysely<DB>,
  consultation: { readonly id: number; readonly afiliado_id: number },
): Promise<RecordView['anterior']> => {
  const last = await queries.lastAntecedents(db, consultation)
  return last === undefined
    ? null
    : {
        consulta_id: last.consulta_id,
        fecha: bogotaDate(last.fecha_hora.getTime()),
        antecedentes: last.antecedentes,
      }
}

const lastVisitOf = async (
  db: Kysely<DB>,
  consultation: { readonly id: number; readonly afiliado_id: number },
): Promise<LastVisit | null> => {
  const last = await queries.lastVisit(db, consultation)
  if (last === undefined) return null
  const { diagnosticos, plan } = decodeRecord(last.datos)
  return {
    consulta_id: last.consulta_id,
    fecha: bogotaDate(last.fecha_hora.getTime()),
    tipo: last.tipo,
    medico: last.medico,
    diagnosticos: diagnosticos
      .toSorted((one, other) => Number(other.principal) - Number(one.principal))
      .map(({ codigo, nombre }) => `${codigo} ${nombre}`),
    plan,
  }
}

const openView = (consulta_id: number, escribe: boolean): RecordView => ({
  consulta_id,
  estado: 'abierta',
  escribe,
  historia: null,
  finalizada: null,
  borradores: [],
  notas: [],
  anterior: null,
})

/**
 * The record of a consultation that was reached already: what was finalised with its notes, or that it is open. It neither checks who
 * asks nor audits: whoever calls does. `escribe` travels as it is given; what somebody is still typing is not in it.
 */
export const recordView = async (
  ctx: Pick<UserCtx, 'db'>,
  consultaId: number,
  { escribe }: { readonly escribe: boolean },
): Promise<RecordView> => {
  const row = await queries.finalisedRecord(ctx.db, consultaId)
  if (row === undefined) return openView(consultaId, escribe)
  const notes = await queries.notesOf(ctx.db, consultaId)
  return {
    ...openView(consultaId, escribe),
    estado: 'finalizada',
    historia: decodeRecord(row.datos),
    finalizada: { at: row.finalizada_at.toISOString(), por: row.por, huella: row.huella },
    notas: notes.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() })),
  }
}

/** What was ordered in it; of a medicine, how it is taken. */
const ordersOf = async (db: UserCtx['db'], consultaId: number): Promise<NonNullable<RecordView['ordenes']>> => {
  const posologies = await posologiesOf(db, { consulta_id: consultaId })
  return (await orderedLines(db, consultaId)).map(({ linea_id, ...line }) => {
    const detalle = line.tipo_orden_id === OrderType.medications ? posologies.get(linea_id) : undefined
    return detalle === undefined ? line : { ...line, detalle }
  })
}

/** The leaves that were issued in it, the first one first. */
const leavesOfConsultation = async (
  db: UserCtx['db'],
  consultation: { readonly id: number; readonly afiliado_id: number },
): Promise<NonNullable<RecordView['incapacidades']>> =>
  (await leavesOf(db, consultation.afiliado_id))
    .filter(({ consulta_id }) => consulta_id === consultation.id)
    .toReversed()
    .map(({ id, radicado, dias, fecha_inicio, fecha_final, contingencia, cie10, estado_id }) => ({
      id,
      radicado,
      dias,
      fecha_inicio,
      fecha_final,
      contingencia,
      diagnostico: `${cie10.codigo} ${cie10.nombre}`,
      estado_id,
    }))

/** The record for the screen of the consultation: with its drafts and what was written before of the affiliate while it is open. The reading is audited. */
export const openRecord = async (ctx: UserCtx, consultaId: number): Promise<RecordView> => {
  const { afiliado_id, escribe } = await reachConsultation(ctx, consultaId)
  const view = await recordView(ctx, consultaId, { escribe })
  auditRead(ctx, { accion: 'historia_clinica.leer', recurso: 'historia', recurso_id: consultaId, afiliado_id })
  const made = {
    ordenes: await ordersOf(ctx.db, consultaId),
    incapacidades: await leavesOfConsultation(ctx.db, { id: consultaId, afiliado_id }),
  }
  if (view.estado === 'finalizada') return { ...view, ...made }
  return {
    ...view,
    ...made,
    borradores: await draftsOf(ctx.db, consultaId),
    anterior: await previousOf(ctx.db, { id: consultaId, afiliado_id }),
    ultima_visita: await lastVisitOf(ctx.db, { id: consultaId, afiliado_id }),
  }
}

export interface LockedRecord {
  readonly id: number
  readonly afiliado_id: number
  readonly estado_id: number
  readonly fecha_hora: Date
  readonly estado: RecordState
}

/**
 * The record that this person writes, alone until the transaction ends. 404; 403 `consulta.ajena` of another professional's
 * consultation, 403 `historia.ajena` of one that they only read; 422 `consulta.no_asistio`.
 */
export const lockedRecord = async (trx: Transaction<DB>, ctx: UserCtx, consultaId: number): Promise<LockedRecord> => {
  const row = await queries.lockConsultation(trx, ctx, consultaId)
  if (row === undefined) throw notFound()
  requireReader(row)
  if (!row.escribe) throw fail(403, 'historia.ajena', ONLY_ITS_PROFESSIONAL)
  const blocked = recordBlockedBy(row.estado_id)
  if (blocked !== null) throw fail(422, 'consulta.no_asistio', blocked)
  const { id, afiliado_id, estado_id, fecha_hora } = row
  const estado = (await queries.isFinalised(trx, consultaId)) ? 'finalizada' : 'abierta'
  return { id, afiliado_id, estado_id, fecha_hora, estado }
}

/** A call that stores a line of medicine or brings one nearer to the patient, with a grave finding in front of it. */
import type { Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import type { DB } from '../../../apps/api/src/db/tables.ts'
import { Finding, type SentCheck } from '@cauce/domain/medication/check'
import { reasonError } from '@cauce/domain/medication/reason'
import { alertas } from '@cauce/contract/alertas'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { Medications } from '../../support/medications.ts'
import type { Answered, TestServer } from '../../support/server.ts'
import type { DoorCall } from './calls.ts'

export interface Door {
  readonly name: string
  readonly call: DoorCall
  readonly server: TestServer
  /** Who acts here. */
  readonly token: string
  /** The answers that the service shows to that person, each with a reason that is enough; of another patient where it can be asked. */
  shown(token: string, ofAnother?: true): Promise<readonly SentCheck[] | null>
  /** Keeps, with the calls of the specification, that who acts goes on in spite of it; that answers nothing. */
  noted?(): Promise<void>
  /** The same finding when it was less grave, where that can be had. */
  lessGrave?(): Promise<readonly SentCheck[]>
  send(checks: readonly SentCheck[], sending: { readonly token: string; readonly key: string }): Promise<Answered>
  /** Lines that were stored or moved although nobody answered their finding. */
  holes(): Promise<number>
}

const isFindings = Schema.is(Schema.Array(Finding))

/** A finding that the drill knows beforehand: nothing of the server's checks says which it is. */
export interface KnownFinding {
  readonly afiliado: number
  /** How its key begins. */
  readonly clave: string
}

/** Whether the ledger of the line has a reason for it, as grave as it is, of who was asked. */
export const isAnswered = async (db: Kysely<DB>, linea: number, { clave }: KnownFinding): Promise<boolean> => {
  const rows = await db
    .selectFrom('orden_articulo_comprobaciones')
    .select(['hallazgos', 'motivo'])
    .where('orden_articulos_id', '=', linea)
    .where('origen', '=', 'profesional')
    .where('respuesta', '=', 'encontrada')
    .execute()
  return rows.some(
    ({ hallazgos, motivo }) =>
      isFindings(hallazgos) &&
      hallazgos.some((found) => found.clave.startsWith(clave)) &&
      reasonError('contraindicada', motivo) === null,
  )
}

const CLOSED = [OrderStatus.annulled, OrderStatus.denied]

/** Open lines of a medicine that were stored after that one, with nobody's answer. */
export const storedUnanswered = async (
  db: Kysely<DB>,
  medicamento: number,
  after: number,
  finding: KnownFinding,
): Promise<number> => {
  const rows = await db
    .selectFrom('orden_articulos')
    .select('id')
    .where('afiliado_id', '=', finding.afiliado)
    .where('codesumi_id', '=', medicamento)
    .where('id', '>', after)
    .where('estado_id', 'not in', CLOSED)
    .execute()
  const answered = await Promise.all(rows.map(({ id }) => isAnswered(db, id, finding)))
  return answered.filter((each) => !each).length
}

/** 1 where the line moved, changed its site or was handed over and nobody answered. */
export const movedUnanswered = async (
  db: Kysely<DB>,
  { linea, estado, sede }: { readonly linea: number; readonly estado: number; readonly sede: number | null },
  finding: KnownFinding,
): Promise<number> => {
  const { estado_id, rep_id } = await db
    .selectFrom('orden_articulos')
    .select(['estado_id', 'rep_id'])
    .where('id', '=', linea)
    .executeTakeFirstOrThrow()
  const handed = await db
    .selectFrom('entregas_medicamentos')
    .select('id')
    .where('orden_articulos_id', '=', linea)
    .execute()
  const moved = estado_id !== estado || rep_id !== sede || handed.length > 0
  return moved && !(await isAnswered(db, linea, finding)) ? 1 : 0
}

export const lastLine = async (db: Kysely<DB>): Promise<number> => {
  const { id } = await db
    .selectFrom('orden_articulos')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'))
    .executeTakeFirstOrThrow()
  return id
}

export const patientOf = async (db: Kysely<DB>, consulta: number): Promise<number> => {
  const row = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consulta)
    .executeTakeFirstOrThrow()
  return row.afiliado_id
}

/** Answers how the key of its finding begins. */
export const addAllergy = async (db: Kysely<DB>, afiliado_id: number, principio: string): Promise<string> => {
  const values = { afiliado_id, tipo: 'principio', nombre: principio, reaccion: 'anafilaxia', anio: 2026 }
  const { id } = await db.insertInto('alergias_afiliado').values(values).returning('id').executeTakeFirstOrThrow()
  return `alergia:${id}:`
}

/** What those two calls keep of that medicine, in the name of its prescriber. */
export const noteGoingOn = async (clinic: Medications, consulta_id: number, codesumi_id: number): Promise<void> => {
  const motivo = 'El beneficio supera el riesgo en este paciente'
  const { id: alerta_detalle_id } = await clinic.server.db
    .selectFrom('interacciones')
    .select('id')
    .executeTakeFirstOrThrow()
  const kept = [
    await clinic.post(alertas.crearAuditoria.path, {
      acepto: 'Si',
      alerta_detalle_id,
      clase: 'interacciones',
      consulta_id,
      motivo,
    }),
    await clinic.post(alertas.crearSeguimientoAlergia.path, { consulta_id, codesumi_id, acepto_ordenar: 'Si', motivo }),
  ]
  if (kept.some(({ status }) => status !== 200)) throw new Error(`no se anotó: ${JSON.stringify(kept)}`)
}

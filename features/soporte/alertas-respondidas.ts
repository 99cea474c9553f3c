/** What is answered to an alert directly, and what stays written of it. */
import { randomUUID } from 'node:crypto'
import { actionNamed } from './acciones.ts'
import { drugId } from './alertas.ts'
import { perScenario } from './escenas.ts'
import type { Mundo } from './mundo.ts'
import { UNKNOWN_ID } from './ordenes.ts'

/** How many answers were written before the first of the scenario. */
const beforeOf = perScenario<{ written: number }>(() => ({ written: 0 }))

/** The answers, newest first. */
export const answersKept = async (world: Mundo) =>
  (await world.server()).db
    .selectFrom('auditoria_alertas')
    .select(['clase', 'acepto', 'motivo', 'usuario_registra_id'])
    .orderBy('id', 'desc')
    .execute()

export const newAnswers = async (world: Mundo): Promise<number> =>
  (await answersKept(world)).length - beforeOf(world).written

interface AlertAnswer {
  readonly change: object
  /** To an alert that does not exist. */
  readonly unknown: boolean
  /** The same answer is sent two times at once. */
  readonly twice: boolean
}

export const answerAlert = async (world: Mundo, { change, unknown, twice }: AlertAnswer): Promise<void> => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('desabastecimientos').select('id').executeTakeFirstOrThrow()
  beforeOf(world).written = (await answersKept(world)).length
  const body = {
    alerta_detalle_id: unknown ? UNKNOWN_ID : id,
    consulta_id: world.consultaId,
    estado_alerta_id: 1,
    ...change,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => world.call('/alertas/crearAuditoria', body, headers)
  await Promise.all(twice ? [send(), send()] : [send()])
}

export const answerAllergy = async (world: Mundo, acepto_ordenar: string, drug: string): Promise<void> => {
  await world.call('/seguimiento-alergias-ordenamiento/crear-seguimiento-alergia', {
    consulta_id: world.consultaId,
    codesumi_id: await drugId(world, drug),
    acepto_ordenar,
    motivo: 'Se desensibilizó en la clínica',
  })
}

/** What was answered to each of those alerts, in its order. */
export const answersTo = async (world: Mundo, ids: readonly number[]): Promise<readonly string[]> => {
  const { db } = await world.server()
  const rows = await db
    .selectFrom('auditoria_alertas')
    .select(['alerta_detalle_id', 'acepto'])
    .where('alerta_detalle_id', 'in', ids)
    .orderBy('id')
    .execute()
  const saidOf = (id: number): string =>
    rows
      .filter((row) => row.alerta_detalle_id === id)
      .map(({ acepto }) => (acepto ? 'Si' : 'No'))
      .join(', ')
  return ids.map(saidOf)
}

/** Whether the last answer to an allergy was to order in spite of it. */
export const orderedInSpite = async (world: Mundo): Promise<boolean> => {
  const { db } = await world.server()
  const row = await db
    .selectFrom('seguimiento_alergias')
    .select('acepto_ordenar')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.acepto_ordenar
}

/** Whose and of what is the last row of the audit with those words. */
export const lastAudited = async (world: Mundo, words: string) => {
  const { db } = await world.server()
  return db
    .selectFrom('auditoria')
    .select(['user_id', 'recurso_id'])
    .where('accion', '=', actionNamed(words))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

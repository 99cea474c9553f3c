/** Requests of authorisation that wait, of what the demonstration ordered. */
import type { Kysely } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { openRequests } from '../../apps/api/src/modules/por-autorizar/open.ts'
import type { TestServer } from './server.ts'

const DAYS_OF_AN_ORDER = 30
const DAY_MS = 86_400_000

/** Who ordered what is made here: nobody of the desk. */
const PRESCRIBER = 'medico@cauce.demo'

export interface WaitingOptions {
  /** How many of it; one unless told. */
  readonly cantidad?: number
  /** When it was ordered; now unless told. */
  readonly at?: Date
  /** The document of whose it is; somebody whom the law does not put first unless told. */
  readonly afiliado?: string
}

/** The consultation in which it is ordered. */
const consultationOf = (db: Kysely<DB>, afiliado: string | undefined) => {
  const found = db
    .selectFrom('consultas as c')
    .innerJoin('consulta_diagnosticos as g', 'g.consulta_id', 'c.id')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .leftJoin('afiliado_condiciones as n', 'n.afiliado_id', 'c.afiliado_id')
    .select(['c.id', 'c.afiliado_id'])
    .orderBy('c.id')
    .limit(1)
  return (
    afiliado === undefined
      ? found
          .where('a.fecha_nacimiento', '>', '1975-01-01')
          .where('a.fecha_nacimiento', '<', '2005-01-01')
          .where('a.estado_afiliado_id', '=', 1)
          .where('n.id', 'is', null)
      : found.where('a.numero_documento', '=', afiliado)
  ).executeTakeFirstOrThrow()
}

/** A procedure that was just ordered and waits; answers its request and its line. */
export const waitingLine = async (db: Kysely<DB>, { cantidad = 1, at = new Date(), afiliado }: WaitingOptions = {}) => {
  const consulta = await consultationOf(db, afiliado)
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', PRESCRIBER)
    .executeTakeFirstOrThrow()
  const cup = await db.selectFrom('cups').select('id').where('codigo', '=', '879111').executeTakeFirstOrThrow()
  const site = await db.selectFrom('reps').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const { id: orden_id } = await db
    .insertInto('ordenes')
    .values({ consulta_id: consulta.id, afiliado_id: consulta.afiliado_id, tipo_orden_id: 2, user_id, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const day = at.toISOString().slice(0, 10)
  const { turno } = await db
    .selectFrom('orden_procedimientos')
    .select((eb) => eb.fn.coalesce(eb.fn.max('repeticion'), eb.lit(0)).as('turno'))
    .where('afiliado_id', '=', consulta.afiliado_id)
    .where('cup_id', '=', cup.id)
    .executeTakeFirstOrThrow()
  const { id: linea_id } = await db
    .insertInto('orden_procedimientos')
    .values({
      orden_id,
      afiliado_id: consulta.afiliado_id,
      cup_id: cup.id,
      cantidad,
      observacion: 'Cefalea súbita en estudio',
      rep_id: site.id,
      direccionamieno_automatico: false,
      regla_direccionamiento: 'contrato_municipio',
      motivo_direccionamiento: 'Contrato vigente',
      fecha_vigencia: day,
      fecha_vencimiento: new Date(at.getTime() + DAYS_OF_AN_ORDER * DAY_MS).toISOString().slice(0, 10),
      estado_id: 3,
      repeticion: turno + 1,
      requiere_consentimiento: false,
      consentimiento: 'no_requiere',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((trx) => openRequests(trx, orden_id))
  const { id } = await db
    .selectFrom('autorizaciones')
    .select('id')
    .where('orden_procedimientos_id', '=', linea_id)
    .executeTakeFirstOrThrow()
  return { id, linea_id, orden_id, afiliado_id: consulta.afiliado_id }
}

export const waitingRequest = async (db: Kysely<DB>): Promise<number> => (await waitingLine(db)).id

/** A denial that lacks nothing. */
export const DENIAL = {
  causal: 'no_pertinente',
  justificacion: `La imagen temprana no cambia el manejo de una cefalea sin signos de alarma ni déficit neurológico. ${'x'.repeat(20)}`,
  fundamento: 'Guía de cefalea 2024, recomendación 7',
  alternativa: 'Control en dos semanas con diario de cefalea',
} as const

/** The procedure is denied as the law wants it: an auditor proposes, another doctor confirms. */
export const denyAtDesk = async (server: TestServer, linea_id: number): Promise<void> => {
  const stored = () =>
    server.db
      .selectFrom('autorizaciones')
      .select(['id', 'version'])
      .where('orden_procedimientos_id', '=', linea_id)
      .executeTakeFirstOrThrow()
  const move = async (who: string, evento: string, more: object = {}) => {
    const body = { ...(await stored()), evento, ...more }
    const { status } = await server.call('/api/autorizaciones/mover', {
      token: await server.login(who),
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    if (status !== 200) throw new Error(`${evento}: ${status}`)
  }
  await move('auditor2@cauce.demo', 'tomar')
  await move('auditor2@cauce.demo', 'proponer_negacion', DENIAL)
  await move('concepto@cauce.demo', 'confirmar_negacion')
}

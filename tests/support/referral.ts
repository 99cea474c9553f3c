/** Referrals made for a test, so that no test meets those of another. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import { referencias } from '@cauce/contract/referencias'
import { bogotaDate, formatTime } from '@cauce/domain/calendar/bogota'
import type { Referral, ReferralForm, ReferralPanel } from '@cauce/domain/referral/referral'
import type { DB } from '../../apps/api/src/db/tables.ts'
import type { Answered, TestServer } from './server.ts'
import { diagnosisId } from './sick-leave.ts'

/** Manages any referral; another who does; who refers from a hospital, and reaches only that hospital's. */
export const MANAGER = 'referencia@cauce.demo'
export const OTHER_MANAGER = 'referente@cauce.demo'
export const HOSPITAL = 'hospital@cauce.demo'
/** The first referral of the demo, which is followed. */
export const DEMO_REFERRAL = 20_418

const MINUTE_MS = 60_000

export const siteId = async (db: Kysely<DB>, nombre: string): Promise<number> => {
  const row = await db.selectFrom('reps').select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()
  return row.id
}

export type RegistrationChange = Readonly<Partial<Record<keyof ReferralForm, unknown>>>

/** A referral that may be registered, with what the test changes. */
export const registration = async (db: Kysely<DB>, change: RegistrationChange = {}): Promise<object> => ({
  afiliado_id: 7,
  tipo_anexo_id: 3,
  tipo_solicitud: 'Remision Mayor complejidad',
  especialidad_remision: 'Medicina interna',
  cie10s: [await diagnosisId(db, 'J189')],
  descripcion: 'Requiere una institución de mayor complejidad.',
  datos: {},
  adjuntos: [],
  ...change,
})

const decodeSaved = Schema.decodeUnknownSync(referencias.registrar.answer)
const decodeReferral = Schema.decodeUnknownSync(referencias.detalle.answer)

/** The referral of an answer that had to work. */
export const savedReferral = ({ status, body }: Answered): Referral => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return decodeSaved(body).referencia
}

/** Registers one; by the person of the token. */
export const registered = async (
  server: TestServer,
  token: string,
  change: RegistrationChange = {},
): Promise<Referral> =>
  savedReferral(await server.call('/api/referencias/registrar', { token, body: await registration(server.db, change) }))

export const readReferral = async (server: TestServer, token: string, id: number): Promise<Referral> =>
  decodeReferral((await server.call(`/api/referencias/detalle/${id}`, { token })).body)

export type PanelChange = Readonly<Partial<Record<keyof ReferralPanel | 'version' | 'confirma_cierre', unknown>>>

/** The panel of a referral as it is sent, over the version that was read, with what the test changes. A code is made up. */
export const panelOf = (referral: Referral, change: PanelChange = {}): object => ({
  tipo_anexo_id: referral.tipo_anexo_id,
  codigo_remision: referral.codigo_remision ?? `P-${randomUUID()}`,
  tipo_solicitud: referral.tipo_solicitud,
  fecha_aceptacion: referral.fecha_aceptacion,
  hora_aceptacion: referral.hora_aceptacion,
  nombre_acepta: referral.nombre_acepta,
  cargo: referral.cargo,
  institucion_acepta_rep_id: referral.institucion_acepta_rep_id,
  traslado_redondo: referral.traslado_redondo,
  fecha_traslado_salida: referral.fecha_traslado_salida,
  hora_traslado_salida: referral.hora_traslado_salida,
  fecha_traslado: referral.fecha_traslado,
  hora_traslado: referral.hora_traslado,
  fecha_traslado_redondo_salida: referral.fecha_traslado_redondo_salida,
  hora_traslado_redondo_salida: referral.hora_traslado_redondo_salida,
  fecha_redondo_traslado: referral.fecha_redondo_traslado,
  hora_traslado_redondo: referral.hora_traslado_redondo,
  tipo_traslado: referral.tipo_traslado,
  movil_traslado: referral.movil_traslado,
  hora_estimada_llegada: referral.hora_estimada_llegada,
  version: referral.version,
  ...change,
})

/** Day and hour so many minutes after the registration. */
export const momentAfter = (referral: Referral, minutes: number): readonly [day: string, hour: string] => {
  const at = Date.parse(referral.created_at) + minutes * MINUTE_MS
  return [bogotaDate(at), formatTime(at)]
}

/** What a Referencia that is followed asks: who accepted it, where and when. */
export const acceptance = async (db: Kysely<DB>, referral: Referral, minutes = 0): Promise<PanelChange> => {
  const [fecha_aceptacion, hora_aceptacion] = momentAfter(referral, minutes)
  return {
    fecha_aceptacion,
    hora_aceptacion,
    nombre_acepta: 'Dra. C. Uribe',
    cargo: 'Jefe de UCI',
    institucion_acepta_rep_id: await siteId(db, 'Clínica del Prado'),
  }
}

export const save = (
  server: TestServer,
  token: string,
  id: number,
  body: object,
  what: 'actualizar' | 'finalizar' = 'actualizar',
): Promise<Answered> => server.call(`/api/referencias/${what}/${id}`, { method: 'PUT', token, body })

/** The referral after somebody took it. */
export const taken = async (
  server: TestServer,
  token: string,
  referral: Referral,
  change: PanelChange = {},
): Promise<Referral> => savedReferral(await save(server, token, referral.id, panelOf(referral, change)))

/** What was written down of a referral, in its order. */
export const eventsOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('referencia_eventos')
    .select(['clase', 'ocurrio_at', 'user_id', 'detalle'])
    .where('referencia_id', '=', id)
    .orderBy('id')
    .execute()

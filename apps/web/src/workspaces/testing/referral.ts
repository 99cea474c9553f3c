/** What the server answers about a referral, for the tests of its screen. */
import type { Referral, ReferralEvent } from '@cauce/domain/referral/referral'
import { followed, loaiza, referralBase } from '@cauce/machines/testing/referral-samples'
import { fakeServer } from './fake-server.ts'
import { MARIA_ELENA } from './history.ts'

const head = {
  tipo_anexo: 'Referencia',
  especialidad_remision: 'Ginecobstetricia, UCI',
  rep_nombre: 'Hospital San Roque',
  municipio_nombre: 'Quibdó',
  gestionada_at: null,
  cerrada_at: null,
  canal_id: 5,
  demo: true,
  afiliado: MARIA_ELENA,
  cie10s: [{ id: 141, codigo: 'O141', nombre: 'Preeclampsia severa', Codigo_Nombre: 'O141 Preeclampsia severa' }],
  descripcion: 'Preeclampsia con criterios de severidad',
  datos: {},
  adjunto_referencia: [],
  rep_id: 12,
  rep_direccion: null,
  departamento_nombre: 'Chocó',
  rep_telefono1: '604 671 0000',
  rep_telefono2: null,
  rep_correo1: null,
  rep_correo2: null,
  registra: { id: 8, nombre: 'Dra. Murillo' },
  consulta_id: null,
  no_ordena: null,
} satisfies Partial<Referral>

/** Nobody has taken it. */
export const pendingReferral = (over: Partial<Referral> = {}): Referral => ({ ...referralBase(), ...head, ...over })

/** Andrés Loaiza has it. */
export const followedReferral = (over: Partial<Referral> = {}): Referral => ({ ...followed(), ...head, ...over })

export const REGISTERED: ReferralEvent = {
  id: 'e1',
  clase: 'registrada',
  at: '2026-11-21T11:02:00.000Z',
  registrado_at: '2026-11-21T11:02:00.000Z',
  quien: { id: 8, nombre: 'Dra. Murillo' },
  detalle: { institucion: 'Hospital San Roque', tipo_anexo_id: 3 },
}
export const TAKEN_EVENT: ReferralEvent = {
  id: 'e2',
  clase: 'tomada',
  at: '2026-11-21T11:09:00.000Z',
  registrado_at: '2026-11-21T11:09:00.000Z',
  quien: loaiza,
  detalle: {},
}

export const DETAIL = '/referencias/detalle/20418'
export const TIMELINE = '/referencias/linea-de-tiempo/20418'
export const UPDATE = '/referencias/actualizar/20418'
export const CLOSE = '/referencias/finalizar/20418'
export const SITES = '/reps/buscarRep/'

/** A server with that referral. */
export const serveReferral = (
  referral: Referral,
  events: readonly ReferralEvent[] = [REGISTERED],
): ReturnType<typeof fakeServer> =>
  fakeServer({
    [DETAIL]: { json: referral },
    [TIMELINE]: { json: { data: events, ahora: '2026-11-21T11:49:00.000Z' } },
    '/chat/canal/5': { status: 404, json: { error: 'No existe', codigo: 'no_encontrado' } },
    [SITES]: { json: [{ id: 31, nombre: 'Clínica del Prado', municipio: 'Medellín', nit: '890900518' }] },
  })

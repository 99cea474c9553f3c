/** A request for every call of the chat and of the referrals, with the rule of who may. */
import { REFERRAL_MENU_PERMISSION } from '@cauce/contract/referencias'
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import type { Caller } from './callers.ts'
import type { Whose } from './cases.ts'
import type { ChatSubject } from './chat-subject.ts'
import { holds, isOwner } from './rules.ts'

/** The status of who passed the gate of the call; undefined: it is served. */
type ChatRule = (caller: Caller, whose: Whose) => number | undefined

export interface ChatCase {
  readonly entry: string
  readonly variant?: string
  /** Left out: the answer does not depend on whose anything is. */
  readonly rule?: ChatRule
  /** Status of who may; 200 unless told. */
  readonly ok?: number
  /** The body travels as a form. */
  readonly form?: true
  request(subject: ChatSubject): { readonly path: string; readonly body?: unknown }
}

/** Of anybody who is not in it, it does not exist. */
const member: ChatRule = (caller, whose) => (isOwner(caller, whose) ? undefined : 404)

/** Who may move referrals reaches all; the others, those that they registered. */
const reaches: ChatRule = (caller, whose) => {
  if (whose === 'ausente') return 404
  return isOwner(caller, whose) || holds(caller, REFERRAL_PERMISSION) ? undefined : 404
}

/** Those of the callers who have a registration of a profession that orders; who manages referrals, by `chatSubject`. */
const SIGNERS: ReadonlySet<string> = new Set(['medico@', 'oncologo@', 'auditor@', 'referente@'])
const reachesAndSigns: ChatRule = (caller, whose) =>
  reaches(caller, whose) ?? (SIGNERS.has(caller.name) ? undefined : 403)

/** Printed by who works with referrals. */
const printed: ChatRule = (caller, whose) => (holds(caller, REFERRAL_MENU_PERMISSION) ? reaches(caller, whose) : 403)

/** At the field: whom it is about does not exist. */
const known: ChatRule = (_caller, whose) => (whose === 'ausente' ? 422 : undefined)
const exists: ChatRule = (_caller, whose) => (whose === 'ausente' ? 404 : undefined)

const CHAT: readonly ChatCase[] = [
  { entry: 'chat.empleados', request: () => ({ path: '/empleados/listarEmpleadosActivos' }) },
  {
    entry: 'chat.crear',
    rule: known,
    request: ({ otro }) => ({ path: '/chat/crear', body: { user_recibe_id: otro } }),
  },
  { entry: 'chat.listar', rule: member, request: ({ dueno }) => ({ path: `/chat/listar/${dueno}` }) },
  { entry: 'chat.canal', rule: member, request: ({ canal }) => ({ path: `/chat/canal/${canal}` }) },
  {
    entry: 'chat.leer',
    rule: member,
    request: ({ canal, mensaje }) => ({ path: '/chat/leido', body: { canal_id: canal, mensaje_id: mensaje } }),
  },
  {
    entry: 'chat.mensaje',
    rule: member,
    request: ({ canal }) => ({ path: '/mensaje/crear', body: { canal_id: canal, mensaje: 'Buenos días' } }),
  },
  {
    entry: 'chat.mensajes',
    rule: member,
    request: ({ canal }) => ({ path: '/mensaje/listarPorCanal/', body: { canal_id: canal } }),
  },
  {
    entry: 'chat.mensajeConAdjuntos',
    rule: member,
    form: true,
    request: ({ canal }) => ({
      path: '/mensaje/crear-nuevo-mensaje',
      body: { canal_id: canal, mensaje: '', 'nombre_adjuntos[]': 'reporte.pdf', 'tamano_adjuntos[]': 900 },
    }),
  },
  {
    entry: 'chat.retomarAdjuntos',
    rule: member,
    request: ({ porEnviar }) => ({ path: '/mensaje/retomar-adjuntos', body: { mensaje_id: porEnviar } }),
  },
  {
    // Its file never arrived: who may is told so.
    entry: 'chat.guardarAdjuntos',
    rule: member,
    ok: 409,
    request: ({ porEnviar, porLlegar }) => ({
      path: '/mensaje/guardar-informacion-adjuntos',
      body: { mensaje_id: porEnviar, nombre_adjunto: ['otro.pdf'], adjunto: [porLlegar] },
    }),
  },
  {
    entry: 'chat.descartarAdjuntos',
    rule: member,
    request: ({ porEnviar }) => ({ path: `/mensaje/sin-enviar/${porEnviar}` }),
  },
  {
    entry: 'chat.urlTemporal',
    rule: member,
    request: ({ archivo }) => ({
      path: '/adjuntos/generar-url-temporal-consulta',
      body: { disco: 'digital', path: archivo, tiempo: 10 },
    }),
  },
  {
    entry: 'pdf.getType',
    variant: 'de un chat',
    rule: member,
    request: ({ archivo }) => ({ path: '/adjuntos/getType', body: { ruta: archivo } }),
  },
]

const REFERRALS: readonly ChatCase[] = [
  {
    entry: 'referencias.registrar',
    rule: known,
    request: ({ formulario }) => ({ path: '/referencias/registrar', body: formulario }),
  },
  {
    entry: 'referencias.afiliado',
    rule: exists,
    request: ({ afiliado }) => ({ path: `/referencias/afiliados/${afiliado}` }),
  },
  {
    entry: 'referencias.detalle',
    rule: reaches,
    request: ({ referencia }) => ({ path: `/referencias/detalle/${referencia}` }),
  },
  {
    entry: 'referencias.lineaDeTiempo',
    rule: reaches,
    request: ({ referencia }) => ({ path: `/referencias/linea-de-tiempo/${referencia}` }),
  },
  {
    entry: 'referencias.actualizar',
    rule: reaches,
    request: ({ referencia, panel }) => ({ path: `/referencias/actualizar/${referencia}`, body: panel }),
  },
  {
    entry: 'referencias.finalizar',
    rule: reaches,
    request: ({ referencia, panel }) => ({
      path: `/referencias/finalizar/${referencia}`,
      body: { ...panel, observacion_finalizacion: 'Llegó bien' },
    }),
  },
  {
    // Over a version that is not: who may is told so.
    entry: 'referencias.mover',
    rule: exists,
    ok: 409,
    request: ({ referencia }) => ({
      path: '/referencias/mover',
      body: { id: referencia, version: 999, evento: 'tomar' },
    }),
  },
  {
    entry: 'referencias.crearConsulta',
    rule: reachesAndSigns,
    request: ({ referencia }) => ({ path: '/referencias/CrearConsulta', body: { id: referencia } }),
  },
  {
    entry: 'pdf.generar',
    variant: 'anexo de una referencia',
    rule: printed,
    request: ({ referencia }) => ({ path: '/pdf', body: { tipo: 'anexoReferencia', id: referencia } }),
  },
  {
    entry: 'pdf.generar',
    variant: 'relevo de una referencia',
    rule: printed,
    request: ({ referencia }) => ({ path: '/pdf', body: { tipo: 'relevoReferencia', id: referencia } }),
  },
]

export const CHAT_CASES: readonly ChatCase[] = [...CHAT, ...REFERRALS]

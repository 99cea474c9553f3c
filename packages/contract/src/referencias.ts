/** Referral of patients: registering, the queues, the panel, its timeline and its reports. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { FoundAffiliate, HistoryAffiliate } from '@cauce/domain/history/rows'
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import { isRequestType } from '@cauce/domain/referral/annex'
import { REFERRAL_LIFE } from '@cauce/domain/referral/referral-life'
import {
  AcceptingSite,
  Referral,
  ReferralClosing,
  ReferralEvent,
  ReferralForm,
  ReferralRow,
  ReferralSave,
} from '@cauce/domain/referral/referral'
import { REFERRAL_MENU, REFERRAL_REGISTER } from '@cauce/domain/referral/screens'
import { Id, Instant, NOT_WHOLE, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { livingRow, moveBody, movedAnswer } from './kit/life.ts'
import { day, defineList, rowOf, textOf, yesOrNo } from './kit/list.ts'
import { hay_mas, pageInBody, pageOf } from './kit/page.ts'
import { Bar, defineReport, ReportPart } from './kit/report.ts'
import { HandsAnswer, severalBody, SeveralAnswer } from './kit/several.ts'

/** Opens the group: what every call of a referral asks at least; which referrals is the rule of `referral/reach.ts`. */
export const REFERRAL_MENU_PERMISSION = REFERRAL_MENU
export const REFERRAL_REGISTER_PERMISSION = REFERRAL_REGISTER
export const REFERRAL_REPORTS_PERMISSION = 'referencia.reportes'
const reads = { permission: REFERRAL_MENU_PERMISSION } as const
const registers = { permission: REFERRAL_REGISTER_PERMISSION } as const
const moves = { permission: REFERRAL_PERMISSION } as const

/** A queue of referrals. What is searched may be somebody's name: no address has it. */
export const referralQueue = defineList({
  filters: {
    estado: textOf(40),
    anexo: rowOf('tipo_anexo_id'),
    solicitud: textOf(100, { serves: isRequestType }, 'tipo_solicitud'),
    desde: day(),
    hasta: day(),
    gestiona: yesOrNo({ mias: true }, 'mias'),
    texto: textOf(100, { isPrivate: true }),
  },
  sorts: { espera: 'down', registro: 'down', afiliado: 'up', institucion: 'up', estado: 'up' },
  usual: '-espera',
  row: 'remision',
  /** Which part of the registration is shown. */
  keeps: ['vista'],
})

const ById = Schema.Struct({ id: PathId })
const Count = (max: number) =>
  Schema.Int.annotate({ message: NOT_WHOLE })
    .check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }))
    .check(Schema.isLessThanOrEqualTo(max, { message: `Máximo ${max}` }))

/** A row of a queue, with what who asks may do with it. */
const QueuedReferral = Schema.Struct({ ...ReferralRow.fields, ...livingRow(REFERRAL_LIFE) })
export type QueuedReferral = typeof QueuedReferral.Type

/** Of the registrations of a period. */
export const referralReport = defineReport({
  filters: {
    anexo: rowOf('tipo_anexo_id'),
    solicitud: textOf(100, { serves: isRequestType }, 'tipo_solicitud'),
  },
  always: {},
})
const Saved = Schema.Struct({ mensaje: Schema.String, referencia: Referral })
/** Somebody else saved first: the answer's message says who and what. */
const TAKEN = [409, 'referencia.cambiada'] as const
const MOVE = [409, 'referencia.transicion_no_permitida'] as const

export const referencias = {
  registrar: entry({
    method: 'POST',
    path: '/referencias/registrar',
    kind: 'write',
    repeat: 'idempotent',
    access: registers,
    summary: 'Registra una remisión con sus diagnósticos y sus archivos.',
    body: ReferralForm,
    answer: Saved,
    failures: [[409, 'archivo.no_recibido']],
  }),
  buscarAfiliado: entry({
    method: 'POST',
    path: '/referencias/afiliados/buscar',
    kind: 'read',
    access: registers,
    summary: 'Afiliados por nombre o documento, desde 4 caracteres.',
    body: Schema.Struct({ texto: requiredText(MAX_HISTORY_TEXT), pagina: Schema.optionalKey(Count(1_000)) }),
    answer: Schema.Struct({ data: Schema.Array(FoundAffiliate), hay_mas: Schema.Boolean }),
  }),
  afiliado: entry({
    method: 'GET',
    path: '/referencias/afiliados/:id',
    kind: 'read',
    access: registers,
    summary: 'Un afiliado, para registrar su remisión.',
    params: ById,
    answer: HistoryAffiliate,
  }),
  plazos: entry({
    method: 'GET',
    path: '/referencias/plazos',
    kind: 'read',
    access: registers,
    summary: 'En cuánto se responde hoy cada clase de solicitud, para decirlo al registrar.',
    answer: Schema.Struct({ urgente: Schema.String, prioritaria: Schema.String, electiva: Schema.String }),
  }),
  subir: entry({
    method: 'POST',
    path: '/referencias/subir',
    kind: 'write',
    repeat: { naturalKey: 'Da otra dirección; la que no se usa se borra.' },
    access: registers,
    summary: 'Pide dónde enviar un archivo de una remisión que se va a registrar.',
    body: Schema.Struct({ nombre: requiredText(200), tamano: Schema.Int }),
    answer: Schema.Struct({ clave: Schema.String, url: Schema.String, expira_at: Instant }),
  }),
  listar: entry({
    method: 'POST',
    path: '/referencias/listar',
    kind: 'read',
    access: reads,
    summary: 'Remisiones de una cola, las que más peligran primero.',
    body: Schema.Struct({
      /** `registradas`: those that the person or their site registered. `seguimiento`: not closed. `procesado`: closed. */
      cola: Schema.Literals(['registradas', 'seguimiento', 'procesado']),
      ...referralQueue.fields,
      ...pageInBody,
    }),
    answer: pageOf(QueuedReferral, {
      /** Each counts up to one past `MAX_COUNTED`. */
      por_estado: Schema.Array(Schema.Struct({ estado: Schema.String, total: Schema.Int })),
      hay_mas,
      /** The server's clock, from which the waits are counted. */
      ahora: Instant,
    }),
  }),
  detalle: entry({
    method: 'GET',
    path: '/referencias/detalle/:id',
    kind: 'read',
    access: reads,
    summary: 'Una remisión entera.',
    params: ById,
    answer: Referral,
  }),
  lineaDeTiempo: entry({
    method: 'GET',
    path: '/referencias/linea-de-tiempo/:id',
    kind: 'read',
    access: reads,
    summary: 'Lo que ha pasado con una remisión, en orden, con los mensajes de su chat.',
    params: ById,
    answer: Schema.Struct({ data: Schema.Array(ReferralEvent), ahora: Instant }),
  }),
  actualizar: entry({
    method: 'PUT',
    path: '/referencias/actualizar/:id',
    kind: 'write',
    repeat: 'versioned',
    access: moves,
    summary: 'Guarda el panel. Una remisión pendiente pasa a En seguimiento y queda a cargo de quien la guarda.',
    params: ById,
    body: ReferralSave,
    answer: Saved,
    failures: [TAKEN, MOVE],
  }),
  finalizar: entry({
    method: 'PUT',
    path: '/referencias/finalizar/:id',
    kind: 'write',
    repeat: 'versioned',
    access: moves,
    summary: 'Guarda el panel y cierra la remisión, con su observación.',
    params: ById,
    body: ReferralClosing,
    answer: Saved,
    failures: [TAKEN, MOVE],
  }),
  mover: entry({
    method: 'POST',
    path: '/referencias/mover',
    kind: 'write',
    repeat: 'idempotent',
    access: moves,
    summary: 'Toma, asigna o suelta una remisión; su estado no cambia hasta que se guarda su panel.',
    body: Schema.Struct(moveBody(REFERRAL_LIFE)),
    answer: movedAnswer(REFERRAL_LIFE),
    failures: [[409, 'referencia.cambio'], [409, 'referencia.tomada'], MOVE],
  }),
  moverVarias: entry({
    method: 'POST',
    path: '/referencias/mover-varias',
    kind: 'write',
    repeat: 'idempotent',
    access: moves,
    summary: 'Lo mismo con varias: cada una por su cuenta, con su resultado.',
    body: Schema.Struct(severalBody(REFERRAL_LIFE)),
    answer: SeveralAnswer,
  }),
  gestores: entry({
    method: 'GET',
    path: '/referencias/gestores',
    kind: 'read',
    access: moves,
    summary: 'A quién se le puede asignar una remisión.',
    answer: HandsAnswer,
  }),
  crearConsulta: entry({
    method: 'POST',
    path: '/referencias/CrearConsulta',
    kind: 'write',
    repeat: { naturalKey: 'Una remisión tiene una consulta: se responde la que ya se creó.' },
    access: moves,
    summary: 'La consulta desde la que se ordena a una remisión en seguimiento; la misma si ya se había creado.',
    body: Schema.Struct({ id: Id }),
    answer: Schema.Struct({ id: Schema.Int }),
    failures: [[403, 'firma.sin_registro'], [403, 'firma.profesion'], MOVE],
  }),
  buscarRep: entry({
    method: 'GET',
    path: '/reps/buscarRep/:texto',
    kind: 'read',
    access: reads,
    summary: 'Instituciones que podrían aceptar, por nombre, código o municipio.',
    params: Schema.Struct({ texto: requiredText(100) }),
    answer: Schema.Array(AcceptingSite),
  }),
  reporte: entry({
    method: 'POST',
    path: '/referencias/reportes/resumen',
    kind: 'read',
    access: { permission: REFERRAL_REPORTS_PERMISSION },
    summary: 'Totales y tiempos de un periodo. Ningún dato de una persona.',
    body: Schema.Struct(referralReport.question),
    answer: Schema.Struct({
      total: Schema.Int,
      por_dia: Schema.Array(Bar),
      por_estado: Schema.Array(Bar),
      por_tipo_anexo: Schema.Array(Bar),
      por_tipo_solicitud: Schema.Array(Bar),
      por_institucion: Schema.Array(Bar),
      /** Minutes of each interval: how many were measured, the median and the ninetieth percentile. */
      tiempos: Schema.Array(
        Schema.Struct({
          nombre: Schema.String,
          medidos: Schema.Int,
          mediana: Schema.NullOr(Schema.Int),
          p90: Schema.NullOr(Schema.Int),
        }),
      ),
    }),
  }),
  exportar: entry({
    method: 'POST',
    path: '/referencias/reportes/exportar',
    kind: 'read',
    access: { permission: REFERRAL_REPORTS_PERMISSION },
    summary: 'Una parte del archivo de un periodo.',
    body: Schema.Struct(referralReport.part),
    answer: ReportPart,
  }),
} as const

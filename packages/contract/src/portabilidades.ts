/** The attention of an affiliate in another municipality for some time: filed, answered, in force by its days. @fuente modulos/aseguramiento-y-red.md §3.3, §5 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { PORTABILITY_KIND_KEYS } from '@cauce/domain/insurance/portability-kind'
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import { TermView } from '@cauce/domain/kit/clock/view'
import { PORTABILITY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, Instant, Named, optionalText, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { lifeOf, livingRow, moveBody, movedAnswer } from './kit/life.ts'
import { defineQueue } from './kit/queue.ts'
import { severalBody, SeveralAnswer } from './kit/several.ts'

const access = { permission: PORTABILITY_PERMISSION } as const
const Sense = Schema.Literals(['salida', 'entrada'])
export type PortabilitySense = typeof Sense.Type
const Kind = Schema.Literals(PORTABILITY_KIND_KEYS)

export const MAX_PORTABILITY_REASON = 300
const MAX_FAMILY = 20
const MAX_PHONE = 10

/** The portabilities of one sense, by what its chips show. */
export const portabilityQueue = defineQueue({
  groups: {
    por_responder: ['radicada', 'en_estudio'],
    por_empezar: ['asignada'],
    activas: ['activa'],
    cerradas: ['vencida', 'terminada', 'negada', 'anulada'],
  },
  usual: 'por_responder',
  row: 'portabilidad',
})

const head = {
  id: Schema.Int,
  radicado: Schema.String,
  sentido: Sense,
  estado: movedAnswer(PORTABILITY_LIFE).fields.estado,
  tipo: Kind,
  afiliado: Schema.Struct({
    id: Schema.Int,
    nombre: Schema.String,
    documento: Schema.String,
    edad: Schema.Int,
    tipo_afiliado_id: Schema.Int,
  }),
  /** Null: nobody knows of which municipality they are. */
  origen: Schema.NullOr(Named),
  destino: Named,
  fecha_inicio: CalendarDate,
  /** Null: it does not end. */
  fecha_fin: Schema.NullOr(CalendarDate),
  sede: Schema.NullOr(Named),
  /** Who studies it. */
  estudia: Schema.NullOr(Named),
  /** Until when it is answered; null: it asks no answer. */
  plazo: Schema.NullOr(TermView),
  /** What is asked of who is about to come back. */
  pregunta: Schema.NullOr(Schema.String),
  ...livingRow(PORTABILITY_LIFE),
} as const
const PortabilityRow = Schema.Struct(head)
export type PortabilityRow = typeof PortabilityRow.Type

/** Something ordered that is not done, and where it would be done. */
const OpenOrder = Schema.Struct({
  tipo_orden_id: Schema.Int,
  id: Schema.Int,
  orden_id: Schema.Int,
  servicio: Schema.String,
  sede: Schema.NullOr(Schema.String),
})

const PortabilityDetail = Schema.Struct({
  ...head,
  razon: Schema.String,
  telefono: Schema.String,
  entidad: Named,
  radica: Named,
  radicada_at: Instant,
  motivo: Schema.NullOr(Schema.String),
  /** Those of the family who were filed with them. */
  familia: Schema.Array(Schema.Struct({ id: Schema.Int, nombre: Schema.String, radicado: Schema.String })),
  /** What is ordered for another site and not done yet: nothing of it moves by itself. */
  ordenes: Schema.Array(OpenOrder),
  ...lifeOf(PORTABILITY_LIFE),
})
export type PortabilityDetail = typeof PortabilityDetail.Type

const Person = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  documento: Schema.String,
  municipio: Schema.NullOr(Named),
  sede: Schema.NullOr(Schema.String),
  /** Why nothing can be filed for them; null: it can. */
  impedimento: Schema.NullOr(Schema.String),
  familia: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      nombre: Schema.String,
      parentesco: Schema.String,
      impedimento: Schema.NullOr(Schema.String),
    }),
  ),
})
export type PortabilityPerson = typeof Person.Type

const Town = Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String })
const Site = Schema.Struct({ id: Schema.Int, nombre: Schema.String, servicios: Schema.Array(Schema.String) })
export type PortabilitySite = typeof Site.Type

export const portabilidades = {
  persona: entry({
    method: 'GET',
    path: '/portabilidades/persona/:id',
    kind: 'read',
    access,
    summary: 'Un afiliado para radicar su portabilidad: de dónde es, dónde se atiende y quiénes son de su familia.',
    params: Schema.Struct({ id: PathId }),
    answer: Person,
  }),
  municipios: entry({
    method: 'POST',
    path: '/portabilidades/municipios',
    kind: 'read',
    access,
    summary: 'Municipios por nombre o código.',
    body: Schema.Struct({ texto: requiredText(100) }),
    answer: Schema.Struct({ data: Schema.Array(Town), hay_mas: Schema.Boolean }),
  }),
  sedes: entry({
    method: 'POST',
    path: '/portabilidades/sedes',
    kind: 'read',
    access,
    summary: 'Las sedes activas de un municipio y lo que cada una tiene contratado.',
    body: Schema.Struct({ municipio_id: Id }),
    answer: Schema.Array(Site),
  }),
  radicar: entry({
    method: 'POST',
    path: '/portabilidades/radicar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary:
      'Radica la portabilidad de un afiliado y, si se pide, de su familia. La ocasional empieza en su día sin sede; las demás esperan a quien la asigne.',
    body: Schema.Struct({
      sentido: Sense,
      afiliado_id: Id,
      municipio_destino_id: Id,
      fecha_inicio: CalendarDate,
      fecha_fin: Schema.optionalKey(Schema.NullOr(CalendarDate)),
      /** The family lives apart: it does not end. */
      dispersion: Schema.optionalKey(Schema.Boolean),
      razon: requiredText(MAX_PORTABILITY_REASON),
      telefono: optionalText(MAX_PHONE),
      /** Those of their family that go with them. */
      familiares: Schema.optionalKey(
        Schema.Array(Id).check(Schema.isMaxLength(MAX_FAMILY, { message: `Máximo ${MAX_FAMILY} personas` })),
      ),
    }),
    answer: Schema.Struct({
      id: Schema.Int,
      radicado: Schema.String,
      cuantas: Schema.Int,
      mensaje: Schema.String,
    }),
    failures: [[409, 'portabilidad.abierta']],
  }),
  listar: entry({
    method: 'POST',
    path: '/portabilidades/listar',
    kind: 'read',
    access,
    summary: 'Las portabilidades de un sentido: por responder, por empezar, activas y cerradas.',
    body: Schema.Struct({ ...portabilityQueue.body.fields, sentido: Schema.optionalKey(Sense) }),
    answer: portabilityQueue.answer(PortabilityRow),
  }),
  ver: entry({
    method: 'GET',
    path: '/portabilidades/detalle/:id',
    kind: 'read',
    access,
    summary: 'Una portabilidad con su plazo, su familia, las órdenes que quedan en otra sede y cada paso.',
    params: Schema.Struct({ id: PathId }),
    answer: PortabilityDetail,
  }),
  asignar: entry({
    method: 'POST',
    path: '/portabilidades/asignar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Le asigna una sede del municipio de destino. Empieza en su día, o ya si ese día llegó.',
    body: Schema.Struct({ id: Id, version: Schema.Int, rep_id: Id }),
    answer: movedAnswer(PORTABILITY_LIFE),
    failures: [
      [409, 'portabilidad.cambio'],
      [409, 'portabilidad.transicion_no_permitida'],
    ],
  }),
  mover: entry({
    method: 'POST',
    path: '/portabilidades/mover',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Estudia, deja, niega, anula, prorroga o termina una portabilidad.',
    body: Schema.Struct(moveBody(PORTABILITY_LIFE)),
    answer: movedAnswer(PORTABILITY_LIFE),
    failures: [
      [409, 'portabilidad.cambio'],
      [409, 'portabilidad.transicion_no_permitida'],
      [409, 'portabilidad.sin_prorroga'],
      [409, 'portabilidad.abierta'],
    ],
  }),
  moverVarias: entry({
    method: 'POST',
    path: '/portabilidades/mover-varias',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Toma o suelta varias, cada una por su cuenta y con su resultado.',
    body: Schema.Struct(severalBody(PORTABILITY_LIFE)),
    answer: SeveralAnswer,
  }),
} as const

/** What changes in an affiliate: filed, verified by another person, applied to their intervals. @fuente modulos/aseguramiento-y-red.md §3.2, §5 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { CHANGE_LIFE, isChangeState } from '@cauce/domain/insurance/change-life'
import { CHANGE_NAMES } from '@cauce/domain/insurance/change-kinds'
import { CHANGES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, Instant, Named, optionalText, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { lifeOf, livingRow, moveBody, movedAnswer } from './kit/life.ts'
import { defineQueue } from './kit/queue.ts'
import { severalBody, SeveralAnswer } from './kit/several.ts'

const access = { permission: CHANGES_PERMISSION } as const
const Kind = Schema.Literals(CHANGE_NAMES)
const State = Schema.Literals(Object.keys(CHANGE_LIFE.states).filter(isChangeState))

export const MAX_PAPER = 300
export const MAX_PAPERS = 5
const MAX_VALUE = 300

/** The queue of the changes, by what its chips show. */
export const changeQueue = defineQueue({
  groups: {
    por_verificar: ['radicada', 'en_revision'],
    en_espera: ['verificada'],
    cerradas: ['aplicada', 'rechazada', 'anulada'],
  },
  usual: 'por_verificar',
  row: 'novedad',
})

/** A field as it was and as it will be, in words. */
const Difference = Schema.Struct({ campo: Schema.String, antes: Schema.String, despues: Schema.String })
export type Difference = typeof Difference.Type

const head = {
  id: Schema.Int,
  radicado: Schema.String,
  tipo: Kind,
  estado: State,
  fecha_novedad: CalendarDate,
  afiliado: Schema.Struct({
    id: Schema.Int,
    nombre: Schema.String,
    documento: Schema.String,
    edad: Schema.Int,
    tipo_afiliado_id: Schema.Int,
    estado_afiliado_id: Schema.Int,
  }),
  radica: Named,
  radicada_at: Instant,
  /** Who has it open. */
  revisa: Schema.NullOr(Named),
  /** Who verified or refused it. */
  verifica: Schema.NullOr(Named),
  cerrada_at: Schema.NullOr(Instant),
  /** Why it waits for somebody to decide. */
  retencion: Schema.NullOr(Schema.String),
  motivo: Schema.NullOr(Schema.String),
  /** The person who asks filed it. */
  propia: Schema.Boolean,
} as const
const ChangeRow = Schema.Struct({ ...head, ...livingRow(CHANGE_LIFE) })
export type ChangeRow = typeof ChangeRow.Type

const Paper = Schema.Struct({ id: Schema.Int, nombre: Schema.String, ruta: Schema.String, tamano: Schema.Int })
const ChangeDetail = Schema.Struct({
  ...head,
  cambios: Schema.Array(Difference),
  soporte: Schema.NullOr(Schema.String),
  adjuntos: Schema.Array(Paper),
  ...lifeOf(CHANGE_LIFE),
})
export type ChangeDetail = typeof ChangeDetail.Type

/** One of the history of a person. */
const PastChange = Schema.Struct({ ...head, cambios: Schema.Array(Difference), soporte: Schema.NullOr(Schema.String) })
export type PastChange = typeof PastChange.Type

const asked = {
  tipo: Kind,
  afiliado_id: Id,
  fecha_novedad: CalendarDate,
  /** What its kind asks, by field. */
  despues: Schema.Record(Schema.String, optionalText(MAX_VALUE)),
} as const

const Option = Schema.Struct({ id: Schema.Int, nombre: Schema.String })
const Place = Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String })
export type ChangePlace = typeof Place.Type

export const novedades = {
  opciones: entry({
    method: 'GET',
    path: '/afiliados/novedades/opciones',
    kind: 'read',
    access,
    summary: 'Tipos de documento, causas por clase y cuántos días atrás se radica una novedad.',
    answer: Schema.Struct({
      tipos_documento: Schema.Array(Option),
      causas: Schema.Array(Schema.Struct({ id: Schema.Int, nombre: Schema.String, clase: Schema.String })),
      dias_atras: Schema.Int,
    }),
  }),
  destinos: entry({
    method: 'POST',
    path: '/afiliados/novedades/destinos',
    kind: 'read',
    access,
    summary: 'Municipios, sedes o cotizantes por nombre o código, para radicar una novedad.',
    body: Schema.Struct({
      que: Schema.Literals(['municipios', 'reps', 'afiliados']),
      texto: requiredText(100),
    }),
    answer: Schema.Struct({ data: Schema.Array(Place), hay_mas: Schema.Boolean }),
  }),
  previsualizar: entry({
    method: 'POST',
    path: '/afiliados/novedades/previsualizar',
    kind: 'read',
    access,
    summary: 'Cómo quedaría el afiliado con una novedad: cada dato antes y después, y qué más sigue. No escribe nada.',
    body: Schema.Struct(asked),
    answer: Schema.Struct({
      cambios: Schema.Array(Difference),
      efectos: Schema.Array(Schema.String),
      /** Another person verifies it before it is applied. */
      segunda: Schema.Boolean,
    }),
  }),
  subir: entry({
    method: 'POST',
    path: '/afiliados/novedades/subir',
    kind: 'write',
    repeat: { naturalKey: 'Da otra dirección; la que no se usa se borra.' },
    access,
    summary: 'Pide dónde enviar un soporte de una novedad que se va a radicar.',
    body: Schema.Struct({ nombre: requiredText(200), tamano: Schema.Int }),
    answer: Schema.Struct({ clave: Schema.String, url: Schema.String, expira_at: Instant }),
  }),
  radicar: entry({
    method: 'POST',
    path: '/afiliados/novedades/radicar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Radica una novedad. La que no pide otra persona se aplica de una vez; las demás esperan.',
    body: Schema.Struct({
      ...asked,
      soporte: Schema.optionalKey(optionalText(MAX_PAPER)),
      /** Names of what was sent beforehand. */
      adjuntos: Schema.optionalKey(
        Schema.Array(requiredText(100)).check(
          Schema.isMaxLength(MAX_PAPERS, { message: `Máximo ${MAX_PAPERS} archivos` }),
        ),
      ),
    }),
    answer: Schema.Struct({ id: Schema.Int, radicado: Schema.String, estado: State, mensaje: Schema.String }),
    failures: [
      [409, 'novedad.repetida'],
      [409, 'archivo.no_recibido'],
    ],
  }),
  listar: entry({
    method: 'POST',
    path: '/afiliados/novedades/listar',
    kind: 'read',
    access,
    summary: 'Las novedades que esperan a que otra persona las verifique, las que quedaron en espera y las cerradas.',
    /** `cuales` left out: what waits. Pages of 1 to 100 rows, 20 unless told. */
    body: changeQueue.body,
    answer: changeQueue.answer(ChangeRow),
  }),
  ver: entry({
    method: 'GET',
    path: '/afiliados/novedades/detalle/:id',
    kind: 'read',
    access,
    summary: 'Una novedad: qué cambia, con qué soporte, quién la radicó y cada paso.',
    params: Schema.Struct({ id: PathId }),
    answer: ChangeDetail,
  }),
  deAfiliado: entry({
    method: 'GET',
    path: '/afiliados/novedades/de/:id',
    kind: 'read',
    access,
    summary: 'Las novedades de un afiliado, la más reciente primero.',
    params: Schema.Struct({ id: PathId }),
    answer: Schema.Struct({ data: Schema.Array(PastChange), hay_mas: Schema.Boolean }),
  }),
  mover: entry({
    method: 'POST',
    path: '/afiliados/novedades/mover',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Revisa, verifica, rechaza, decide o anula una novedad. Nunca la verifica quien la radicó.',
    body: Schema.Struct(moveBody(CHANGE_LIFE)),
    answer: movedAnswer(CHANGE_LIFE),
    failures: [
      [403, 'novedad.misma_persona'],
      [403, 'novedad.de_otra_persona'],
      [409, 'novedad.cambio'],
      [409, 'novedad.transicion_no_permitida'],
      [409, 'novedad.no_aplica'],
    ],
  }),
  moverVarias: entry({
    method: 'POST',
    path: '/afiliados/novedades/mover-varias',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Toma o suelta varias, cada una por su cuenta y con su resultado.',
    body: Schema.Struct(severalBody(CHANGE_LIFE)),
    answer: SeveralAnswer,
  }),
} as const

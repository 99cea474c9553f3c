/** Figures of norms: which governs, which comes, and the act of two people by which one changes. */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MAX_ARTICLE, MAX_NORM, MAX_PROPOSAL_REASON, PROPOSAL_STATE_KEYS } from '@cauce/domain/law/proposal'
import { LAW_APPROVE_PERMISSION, LAW_PERMISSION, LAW_PROPOSE_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, Instant, Named, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { defineList, oneOf, textOf } from './kit/list.ts'
import { countsOf, pageInQuery, pageOf } from './kit/page.ts'

const access = { permission: LAW_PERMISSION } as const
const MAX_KEY = 100
const Value = Schema.Record(Schema.String, Schema.Number)

/** A row of it: what it says and from which day. */
const Row = Schema.Struct({
  vigente_desde: CalendarDate,
  /** In words, and each number by its part. */
  valor: Schema.String,
  numeros: Value,
  fuente: Schema.String,
  /** Null: it came with the product, or was written by who administers the database. */
  propuso: Schema.NullOr(Named),
  aprobo: Schema.NullOr(Named),
})
export type LawRow = typeof Row.Type

const LawFigure = Schema.Struct({
  /** Place in the list; a key of it would be long in an address. */
  id: Schema.Int,
  clave: Schema.String,
  nombre: Schema.String,
  tipo: Schema.Literals(['plazo', 'limite']),
  /** What governs today. */
  rige: Row,
  /** The first that comes; null: none. */
  viene: Schema.NullOr(Row),
  /** Proposals that nobody has decided. */
  pendientes: Schema.Int,
})
export type LawFigure = typeof LawFigure.Type

const Part = Schema.Struct({
  clave: Schema.String,
  nombre: Schema.String,
  /** One of them, and several. */
  unidad: Schema.Tuple([Schema.String, Schema.String]),
  min: Schema.Number,
  max: Schema.Number,
  fraccion: Schema.Boolean,
  /** What it is today. */
  rige: Schema.NullOr(Schema.Number),
})

const Change = Schema.Struct({
  nombre: Schema.String,
  antes: Schema.NullOr(Schema.String),
  despues: Schema.String,
})

const LawProposal = Schema.Struct({
  id: Schema.Int,
  estado: Schema.Literals(PROPOSAL_STATE_KEYS),
  vigente_desde: CalendarDate,
  valor: Schema.String,
  norma: Schema.String,
  articulo: Schema.String,
  motivo: Schema.String,
  propuso: Named,
  propuesta_at: Instant,
  decidio: Schema.NullOr(Named),
  decidida_at: Schema.NullOr(Instant),
  motivo_decision: Schema.NullOr(Schema.String),
  /** Against what governs on its day without it. */
  cambios: Schema.Array(Change),
  /** Whether who asks proposed it. */
  propia: Schema.Boolean,
})
export type LawProposal = typeof LawProposal.Type

const LawDetail = Schema.Struct({
  clave: Schema.String,
  nombre: Schema.String,
  tipo: Schema.Literals(['plazo', 'limite']),
  toca: Schema.Array(Schema.String),
  partes: Schema.Array(Part),
  /** First day from which another one could hold; null: any. */
  desde: Schema.NullOr(CalendarDate),
  hoy: CalendarDate,
  /** The newest first. */
  historia: Schema.Array(Row),
  propuestas: Schema.Array(LawProposal),
})
export type LawDetail = typeof LawDetail.Type

const WHICH = ['por_decidir', 'por_venir', 'plazos', 'limites'] as const

export const lawList = defineList({
  filters: { texto: textOf(100), cuales: oneOf(WHICH) },
  sorts: { nombre: 'up', vigente_desde: 'down' },
  usual: 'nombre',
  row: 'cifra',
  opens: { in: 'abrir', ways: ['ver'] },
})

const Moved = Schema.Struct({ mensaje: Schema.String, id: Schema.Int, estado: Schema.Literals(PROPOSAL_STATE_KEYS) })
const MOVED = [409, 'norma.transicion_no_permitida'] as const

export const normas = {
  lista: entry({
    method: 'GET',
    path: '/normas',
    kind: 'read',
    access,
    summary: 'Las cifras de las normas: la que rige hoy, la que viene y cuántas propuestas esperan.',
    query: Schema.Struct({ ...lawList.fields, ...pageInQuery }),
    answer: pageOf(LawFigure, { cuentas: countsOf(WHICH) }),
  }),
  ver: entry({
    method: 'GET',
    path: '/normas/:clave',
    kind: 'read',
    access,
    summary: 'Una cifra: qué toca, su historia, sus propuestas y qué cambia cada una.',
    params: Schema.Struct({ clave: requiredText(MAX_KEY) }),
    answer: LawDetail,
  }),
  proponer: entry({
    method: 'POST',
    path: '/normas/proponer',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: LAW_PROPOSE_PERMISSION },
    summary:
      'Propone una cifra nueva desde una fecha, con su norma y su artículo. No rige hasta que otra persona la aprueba.',
    body: Schema.Struct({
      clave: requiredText(MAX_KEY),
      valor: Value,
      vigente_desde: CalendarDate,
      norma: requiredText(MAX_NORM),
      articulo: requiredText(MAX_ARTICLE),
      motivo: requiredText(MAX_PROPOSAL_REASON),
    }),
    answer: Moved,
  }),
  decidir: entry({
    method: 'POST',
    path: '/normas/decidir',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: LAW_APPROVE_PERMISSION },
    summary: 'Aprueba o devuelve una cifra propuesta. Nunca quien la propuso.',
    body: Schema.Struct({
      id: Id,
      evento: Schema.Literals(['aprobar', 'devolver']),
      /** Required to return; a note otherwise. */
      motivo: optionalText(MAX_PROPOSAL_REASON),
    }),
    answer: Moved,
    failures: [MOVED],
  }),
  retirar: entry({
    method: 'POST',
    path: '/normas/retirar',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: LAW_PROPOSE_PERMISSION },
    summary: 'Quien propuso una cifra que nadie ha decidido la retira.',
    body: Schema.Struct({ id: Id }),
    answer: Moved,
    failures: [MOVED],
  }),
} as const

/** The events that modules tell each other, by who owns what happened, and who reads each. */
import * as Schema from 'effect/Schema'
import { LEARNED_FACTS } from '../../antecedents/learned.ts'
import { DENIAL_CAUSE_KEYS } from '../../authorisation/denial.ts'
import { REQUEST_CLASS_KEYS } from '../../authorisation/request-class.ts'
import { Contingency, LeaveClass } from '../../sick-leave/sick-leave.ts'
import { Id } from '../../text/field.ts'
import { Count, Day, event, type EventDeclaration, Key, Line, Print } from './event.ts'

const Leave = Schema.Struct({
  incapacidad_id: Id,
  afiliado_id: Id,
  consulta_id: Schema.NullOr(Id),
  clase: LeaveClass,
  contingencia: Contingency,
  desde: Day,
  hasta: Day,
})
const Referral = Schema.Struct({ referencia_id: Id, afiliado_id: Id, rep_id: Schema.NullOr(Id) })

const DECLARED = {
  'orden.creada': event(
    1,
    Schema.Struct({
      orden_id: Id,
      tipo_orden_id: Id,
      afiliado_id: Id,
      consulta_id: Schema.NullOr(Id),
      lineas: Schema.Array(
        Schema.Struct({ ...Line, estado_id: Id, cantidad: Schema.NullOr(Schema.Number), rep_id: Schema.NullOr(Id) }),
      ),
    }),
  ),
  'orden.prestada': event(
    1,
    Schema.Struct({
      ...Line,
      afiliado_id: Id,
      cantidad: Schema.NullOr(Schema.Number),
      resta: Count,
      rep_id: Schema.NullOr(Id),
      origen: Schema.Literals(['orden']),
      origen_id: Id,
    }),
  ),
  'orden.autorizada': event(
    1,
    Schema.Struct({ ...Line, afiliado_id: Id, autorizacion_id: Id, cantidad_autorizada: Count }),
  ),
  'orden.negada': event(1, Schema.Struct({ ...Line, afiliado_id: Id, autorizacion_id: Id })),
  'orden.anulada': event(1, Schema.Struct({ ...Line, afiliado_id: Id, por_linea_id: Schema.NullOr(Id) })),
  'orden.redireccionada': event(1, Schema.Struct({ ...Line, de_rep_id: Schema.NullOr(Id), a_rep_id: Id })),
  'historia.finalizada': event(
    1,
    Schema.Struct({ consulta_id: Id, afiliado_id: Id, rep_id: Schema.NullOr(Id), user_id: Id, huella: Print }),
  ),
  'alergia.registrada': event(1, Schema.Struct({ afiliado_id: Id, alergia_id: Id })),
  'dato_clinico.registrado': event(1, Schema.Struct({ afiliado_id: Id, tipo: Schema.Literals(LEARNED_FACTS) })),
  'incapacidad.registrada': event(1, Leave),
  'incapacidad.anulada': event(1, Leave),
  'incapacidad.levantada': event(1, Leave),
  'remision.aceptada': event(1, Referral),
  'remision.cerrada': event(1, Referral),
  'afiliado.estado': event(
    1,
    Schema.Struct({ afiliado_id: Id, de: Id, a: Id, desde: Day, causa_id: Schema.NullOr(Id), novedad_id: Id }),
  ),
  'afiliado.fallecido': event(1, Schema.Struct({ afiliado_id: Id, fecha: Day })),
  'afiliado.novedad': event(1, Schema.Struct({ novedad_id: Id, tipo: Key, afiliado_id: Id, fecha_novedad: Day })),
  'afiliado.atencion_cambiada': event(
    1,
    Schema.Struct({
      afiliado_id: Id,
      municipio_id: Schema.NullOr(Id),
      de_rep_id: Schema.NullOr(Id),
      a_rep_id: Schema.NullOr(Id),
      origen: Key,
      desde: Day,
      hasta: Schema.NullOr(Day),
    }),
  ),
  'autorizacion.aprobada': event(
    1,
    Schema.Struct({
      autorizacion_id: Id,
      numero: Schema.String.check(Schema.isPattern(/^\d{13,}$/u)),
      clase: Schema.Literals(REQUEST_CLASS_KEYS),
      afiliado_id: Id,
      rep_id: Schema.NullOr(Id),
      vigente_hasta: Day,
      lineas: Schema.Array(Schema.Struct({ ...Line, cantidad_autorizada: Count })),
    }),
  ),
  'autorizacion.negada': event(
    1,
    Schema.Struct({
      autorizacion_id: Id,
      afiliado_id: Id,
      lineas: Schema.Array(Schema.Struct(Line)),
      causal: Schema.Literals(DENIAL_CAUSE_KEYS),
    }),
  ),
  'norma.aprobada': event(1, Schema.Struct({ clave: Key, vigente_desde: Day, propuesta_id: Id })),
} as const

export type EventName = keyof typeof DECLARED
export type PayloadOf<N extends EventName> = (typeof DECLARED)[N]['payload']['Type']

export const EVENTS: { readonly [N in EventName]: EventDeclaration<PayloadOf<N>> } = DECLARED

export const EVENT_NAMES: readonly EventName[] = Object.keys(EVENTS).filter((name): name is EventName =>
  Object.hasOwn(EVENTS, name),
)

/**
 * Who is told of each event, by the name of what it does. An event is kept with one delivery for each of them, so that a new
 * reader is told of what happens from then on.
 */
export const READERS = {
  'historia.finalizada': ['historia.avisar_dispositivos'],
  'alergia.registrada': ['alertas.avisar_alergia'],
  'dato_clinico.registrado': ['alertas.avisar_dato'],
} as const satisfies Partial<Record<EventName, readonly string[]>>

const readers: Partial<Record<EventName, readonly string[]>> = READERS

/** Who is told of the event; nobody, where nobody reads it yet. */
export const readersOf = (name: EventName): readonly string[] => readers[name] ?? []

/** Days that an event is kept once everybody was told: as long as the lines of a load. */
export const EVENT_KEPT_DAYS = 400

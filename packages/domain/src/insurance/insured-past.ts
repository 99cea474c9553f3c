/** What is known of a person in time, and the answer that is given from it. */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { dated } from './dated.ts'

const Site = Schema.NullOr(Schema.Struct({ id: Schema.Int, nombre: Schema.String }))
export const AttentionOrigin = Schema.Literals(['afiliacion', 'portabilidad', 'libre_eleccion', 'reasignacion'])
export type AttentionOrigin = typeof AttentionOrigin.Type
export const AffiliateCondition = Schema.Literals(['gestacion', 'discapacidad'])
export type AffiliateCondition = typeof AffiliateCondition.Type

/** All that the answer depends on: the rows of a person that are in force. */
export const InsuredPast = Schema.Struct({
  fecha_nacimiento: CalendarDate,
  estados: Schema.Array(Schema.Struct({ estado_id: Schema.Int, ...dated })),
  atencion: Schema.Array(Schema.Struct({ municipio: Site, sede: Site, origen: AttentionOrigin, ...dated })),
  condiciones: Schema.Array(Schema.Struct({ clase: AffiliateCondition, ...dated })),
})
export type InsuredPast = typeof InsuredPast.Type

export const Rights = Schema.Struct({
  atiende: Schema.Literals(['si', 'urgencias', 'no']),
  motivo: Schema.String,
  estado_id: Schema.NullOr(Schema.Int),
  desde: Schema.NullOr(CalendarDate),
  hasta: Schema.NullOr(CalendarDate),
  municipio: Site,
  sede: Site,
  portabilidad: Schema.Boolean,
  /** The rows that made it, in words. */
  razones: Schema.Array(Schema.String),
})
export type Rights = typeof Rights.Type

export const CONDITIONS: Readonly<Record<AffiliateCondition, string>> = {
  gestacion: 'Gestación',
  discapacidad: 'Discapacidad',
}

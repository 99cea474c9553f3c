/** A term as it travels. */
import * as Schema from 'effect/Schema'
import { Instant } from '../../text/field.ts'
import { TERM_STATES, type SeenTerm, type TermState } from './light.ts'
import { TERM_UNITS } from './unit.ts'

const STATES = Object.keys(TERM_STATES).filter((key): key is TermState => Object.hasOwn(TERM_STATES, key))

export const TermView = Schema.Struct({
  /** As it is said: `remisión urgente`. */
  nombre: Schema.String,
  unidad: Schema.Literals(TERM_UNITS),
  estado: Schema.Literals(STATES),
  provisional: Schema.Boolean,
  inicio_at: Instant,
  /** The first instant that is late. */
  vence_at: Instant,
  por_vencer_at: Instant,
  cumplido_at: Schema.NullOr(Instant),
  /** The sum in one sentence, and step by step. */
  frase: Schema.String,
  pasos: Schema.Array(Schema.String),
  norma: Schema.String,
})
export type TermView = typeof TermView.Type

/** What the light is seen by. */
export const seenOf = ({ estado, unidad, provisional, vence_at, por_vencer_at, cumplido_at }: TermView): SeenTerm => ({
  estado,
  unidad,
  provisional,
  vence: Date.parse(vence_at),
  por_vencer: Date.parse(por_vencer_at),
  cumplido: cumplido_at === null ? null : Date.parse(cumplido_at),
})

/** A letter as it was issued, and as it is kept. */
import * as Schema from 'effect/Schema'

const LetterFact = Schema.Struct({ nombre: Schema.String, valor: Schema.String })

/** A title, facts with their labels, a text and a list; what it does not have is empty. */
const ComposedSection = Schema.Struct({
  titulo: Schema.NullOr(Schema.String),
  datos: Schema.Array(LetterFact),
  texto: Schema.String,
  lista: Schema.Array(Schema.String),
})
export type ComposedSection = typeof ComposedSection.Type

export const ComposedLetter = Schema.Struct({
  titulo: Schema.String,
  norma: Schema.NullOr(Schema.String),
  secciones: Schema.Array(ComposedSection),
  /** In prominent characters. */
  advertencia: Schema.NullOr(Schema.String),
})
export type ComposedLetter = typeof ComposedLetter.Type

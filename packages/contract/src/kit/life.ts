/** The parts of the calls of a life: what a move says, what may be done with a thing now, and what has happened to it. */
import * as Schema from 'effect/Schema'
import { type LifeWords, peopleMoves } from '@cauce/domain/kit/life/life'
import type { PlainField } from '@cauce/domain/kit/master/field'
import { MAX_FIELD } from '@cauce/domain/kit/master/master'
import { Id, Instant, optionalText } from '@cauce/domain/text/field'

type Text = ReturnType<typeof optionalText>
type CarriedFields<Carried extends string> = { readonly [Name in Carried]: Schema.optionalKey<Text> }

const maxOf = (field: PlainField): number =>
  'max' in field && field.kind !== 'integer' && field.kind !== 'decimal' ? field.max : MAX_FIELD

// A signature of its own says what no inference reaches: each field travels under its own name.
function carriedIn<Carried extends string>(fields: Readonly<Record<Carried, PlainField>>): CarriedFields<Carried>
function carriedIn(fields: Readonly<Record<string, PlainField>>): Schema.Struct.Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, Schema.optionalKey(optionalText(maxOf(field)))]),
  )
}

/** What a move says: of which thing, as it was seen, which move, and what it carries. */
export const moveBody = <State extends string, Name extends string, Facts, Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
) => ({
  id: Id,
  /** As it was seen: with another one, somebody moved it meanwhile. */
  version: Schema.Int,
  evento: Schema.Literals(peopleMoves(words)),
  ...carriedIn(words.fields),
})

const stateOf = <State extends string>({ states }: { readonly states: Readonly<Record<State, unknown>> }) => {
  const isState = (name: string): name is State => Object.hasOwn(states, name)
  return Schema.Literals(Object.keys(states).filter(isState))
}

/** What is answered once it is moved. */
export const movedAnswer = <State extends string, Name extends string, Facts, Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
) => Schema.Struct({ mensaje: Schema.String, id: Schema.Int, version: Schema.Int, estado: stateOf(words) })

/** A movement. */
export const LifeStep = Schema.Struct({
  evento: Schema.String,
  a_estado: Schema.String,
  /** Who made it; null: nobody, it followed from something else. */
  operador: Schema.NullOr(Schema.String),
  /** What it carried, by field. */
  lleva: Schema.Record(Schema.String, Schema.String),
  created_at: Instant,
})
export type LifeStep = typeof LifeStep.Type

/** What the row of a thing says beside its own: as it is now, and what who asks may do. */
export const livingRow = <State extends string, Name extends string, Facts, Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
) => ({
  version: Schema.Int,
  puede: Schema.Array(
    Schema.Struct({ evento: Schema.Literals(peopleMoves(words)), por_que_no: Schema.NullOr(Schema.String) }),
  ),
})

/** What a thing says beside its own: that, and what has happened to it, oldest first. */
export const lifeOf = <State extends string, Name extends string, Facts, Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
) => ({
  ...livingRow(words),
  pasos: Schema.Array(LifeStep),
})

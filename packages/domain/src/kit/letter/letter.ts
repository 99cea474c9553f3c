/**
 * A letter is a declaration: its fields, its text with the places of those fields, what the law wants said in prominent characters,
 * who signs it, its number and how long it serves. What is declared is checked by the compiler: a text with a place that no field
 * fills is refused.
 */
import type { CalendarDate } from '../../calendar/calendar-date.ts'

interface Values {
  texto: string
  fecha: CalendarDate
  entero: number
  lista: readonly string[]
}
export type FieldKind = keyof Values

export interface LetterField<Kind extends FieldKind = FieldKind, Optional extends boolean = boolean> {
  readonly kind: Kind
  /** How it is named beside its value, and when it is missing. */
  readonly label: string
  readonly optional: Optional
}

const declared =
  <Kind extends FieldKind>(kind: Kind) =>
  (label: string): LetterField<Kind, false> => ({ kind, label, optional: false })

/** The kinds of field. */
export const text = declared('texto')
export const date = declared('fecha')
export const count = declared('entero')
export const items = declared('lista')
/** A field that may be missing: so is then whatever names it. */
export const optional = <Kind extends FieldKind>(field: LetterField<Kind>): LetterField<Kind, true> => ({
  ...field,
  optional: true,
})

export type LetterFields = Readonly<Record<string, LetterField>>

type ValueOf<F extends LetterField> = Values[F['kind']] | (F['optional'] extends true ? null : never)
/** What fills the fields. */
export type LetterValues<F extends LetterFields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }
/** The same, for what minds no names. */
export type AnyValues = Readonly<Record<string, Values[FieldKind] | null>>

/** In this order, what it has: a title, facts with their labels, a text with `{field}`, the things of a list. */
export interface LetterSection<Name extends string = string> {
  readonly title?: string
  readonly facts?: readonly Name[]
  readonly text?: string
  readonly list?: Name
}

/** Who signs: nobody but the insurer, the person who issues it, or that person and another one. */
export type LetterSigners = 'entidad' | 'una' | 'dos'

interface Declaration<F extends LetterFields, S extends readonly LetterSection<keyof F & string>[]> {
  /** Of its rows: `negacion`. */
  readonly name: string
  readonly title: string
  /** One more with each change of its text: what was issued keeps its own. */
  readonly version: number
  readonly norm: string | null
  /** Before the year and the number; each name has a series of its own a year. */
  readonly prefix: string
  readonly fields: F
  readonly sections: S
  /** What the law wants said in prominent characters. */
  readonly warning: string | null
  readonly signers: LetterSigners
  /** Whether allergies, weight and height belong on it: not on what an employer reads. */
  readonly clinical: boolean
  /** One at most of each thing; what was annulled does not count. */
  readonly once: boolean
  /** Days that it serves; null: it does not expire. */
  readonly days: number | null
  /** Who of the staff may print it and say that it was delivered. */
  readonly permission: string
  /** Whether the affiliate may take their own. */
  readonly own: boolean
}

export type Letter<F extends LetterFields = LetterFields> = Declaration<F, readonly LetterSection<keyof F & string>[]>

/** What a letter is for who minds no fields. */
export type AnyLetter = Omit<Letter, 'fields' | 'sections'> & {
  readonly fields: LetterFields
  readonly sections: readonly LetterSection[]
}

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
type TextOf<S> = S extends { readonly text: infer Text extends string } ? Text : never
type Unfilled<Fields, Sections extends readonly unknown[]> = Exclude<Places<TextOf<Sections[number]>>, keyof Fields>

/** Keeps the types of what is declared. */
export const defineLetter = <const F extends LetterFields, const S extends readonly LetterSection<keyof F & string>[]>(
  letter: Declaration<F, S> & ([Unfilled<F, S>] extends [never] ? unknown : { readonly noSuchField: Unfilled<F, S> }),
): Letter<F> => letter

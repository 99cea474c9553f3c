/** What is said of the rows of a master: done, refused, in conflict. */
import type { Field } from './field.ts'
import { fieldsOf, isFilter, type Master, type MasterAct, type MasterForm } from './master.ts'

const said = (of: Master, feminine: string, masculine: string): string => (of.gender === 'f' ? feminine : masculine)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const listed = (words: readonly string[]): string => new Intl.ListFormat('es-CO').format(words)

/** `Empresa creada con éxito`. */
export const doneWords = (of: Master, act: MasterAct | 'eliminar'): string => {
  const verbs = { crear: 'cread', editar: 'guardad', activar: 'activad', inactivar: 'inactivad', eliminar: 'eliminad' }
  return `${capital(of.one)} ${verbs[act]}${said(of, 'a', 'o')} con éxito`
}

export const takenWords = (of: Master, field: Field): string =>
  `Ya existe ${said(of, 'una', 'un')} ${of.one} con ${field.kind === 'text' ? 'este texto' : 'este valor'} en «${field.label}»`

export const changedWords = (of: Master): string =>
  `Otra persona cambió ${said(of, 'esta', 'este')} ${of.one} mientras usted ${said(of, 'la', 'lo')} editaba. Revise qué cambió y guarde otra vez.`

/** Of a list that goes to a file in parts. */
export const LAST_ROW_GONE = 'Se eliminó el registro en que iba la descarga. Empiece la descarga de nuevo.'

export interface Counted {
  readonly que: string
  readonly cuantos: number
  readonly hay_mas: boolean
}

/** `3 medicamentos y 1 operador`, and the verb that goes with them. Null: nobody uses it. */
const usersOf = (uses: readonly Counted[]): { readonly who: string; readonly verb: string } | null => {
  const used = uses.filter(({ cuantos }) => cuantos > 0)
  const counts = used.map(
    ({ que, cuantos, hay_mas }) => `${hay_mas ? 'más de ' : ''}${cuantos.toLocaleString('es-CO')} ${que}`,
  )
  if (counts.length === 0) return null
  return { who: listed(counts), verb: used.length === 1 && used[0]?.cuantos === 1 ? 'usa' : 'usan' }
}

/**
 * Why a row is not deleted: who uses it, with their number. Null: nobody does.
 * @regla Un registro que otros usan no se elimina: se inactiva, y se dice quiénes lo usan y cuántos son.
 */
export const usedWords = (of: Master, uses: readonly Counted[]): string | null => {
  const users = usersOf(uses)
  if (users === null) return null
  const it = said(of, 'la', 'lo')
  return `No se elimina: ${it} ${users.verb} ${users.who}. Inactivar${it} ${it} quita de lo nuevo y deja lo hecho.`
}

/**
 * Why a text by which others name a row stays as it is: they would be left naming nothing. Null: nobody uses it.
 * @regla El texto con que otros registros nombran a uno no se cambia mientras lo usen: se crea otro y se inactiva el anterior.
 */
export const namedWords = (of: Master, uses: readonly Counted[]): string | null => {
  const users = usersOf(uses)
  if (users === null) return null
  const it = said(of, 'la', 'lo')
  return `No se cambia: así ${it} ${users.verb} ${users.who}. Cree ${said(of, 'otra', 'otro')} e inactive ${said(of, 'esta', 'este')}.`
}

export interface Change {
  readonly campo: string
  readonly antes: string
  readonly despues: string
}

/**
 * The fields that differ between two forms, in the order of the declaration.
 * @regla La historia de un maestro dice de cada cambio el campo, lo que decía y lo que dice.
 */
export const changedFields = (of: Master, before: MasterForm, after: MasterForm): readonly Change[] =>
  fieldsOf(of)
    .map(([campo]) => ({ campo, antes: before[campo] ?? '', despues: after[campo] ?? '' }))
    .filter(({ antes, despues }) => antes !== despues)

/** A stored value as a person reads it; a reference has its words from the server. */
export const valueWords = (field: Field, value: string): string => {
  if (field.kind === 'flag') return value === 'si' ? 'Sí' : 'No'
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? value
  return value
}

/** `Riesgo: III → IV`; of a long change only its name. */
export const changeWords = (of: Master, { campo, antes, despues }: Change): string => {
  const field = of.fields[campo]
  if (field === undefined) return campo
  if (!isFilter(field) || antes === '') return field.label
  return `${field.label}: ${valueWords(field, antes)} → ${valueWords(field, despues)}`
}

/** Of who uses it only the database knows. */
export const OTHERS_USE_IT = 'No se elimina: otros registros lo usan. Inactivarlo lo quita de lo nuevo y deja lo hecho.'

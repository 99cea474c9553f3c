/** Everything by which a person of the demo could be recognised, as it would be searched for in a text. */
import type { Kysely } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'

const MIN_LETTERS = 4
/** Names that are also words of the routes and messages of the product. */
const ALSO_WORDS = new Set(['demo', 'cauce'])

/** Lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Names, documents, telephones, addresses, reasons of consultation, what was written in orders, codes of documents. */
export const personalWords = async (db: Kysely<DB>, secrets: Iterable<string>): Promise<string[]> => {
  const people = await db
    .selectFrom('afiliados')
    .select(['primer_nombre', 'segundo_nombre', 'primer_apellido', 'segundo_apellido'])
    .execute()
  const marks = await db
    .selectFrom('afiliados')
    .select(['numero_documento', 'correo1', 'correo2', 'celular1', 'celular2', 'direccion'])
    .execute()
  const operators = await db.selectFrom('operadores').select(['nombre', 'apellido', 'numero_documento']).execute()
  const users = await db.selectFrom('users').select('email').execute()
  const reasons = await db.selectFrom('consultas').select('motivo').distinct().execute()
  const notes = await db.selectFrom('orden_procedimientos').select('observacion').distinct().execute()
  const codes = await db.selectFrom('documentos').select(['codigo', 'archivo']).execute()
  const names = [...people, ...operators.map(({ nombre, apellido }) => ({ nombre, apellido }))]
    .flatMap((row) => Object.values(row))
    .flatMap((name) => (name ?? '').split(/\s+/u))
  const whole = [
    ...marks,
    ...operators.map(({ numero_documento }) => ({ numero_documento })),
    ...users,
    ...reasons,
    ...notes,
    ...codes,
  ]
    .flatMap((row) => Object.values(row))
    .map((value) => value ?? '')
  const words = [...names, ...whole, ...secrets].map((word) => plain(word.trim()))
  return [...new Set(words)].filter((word) => word.length >= MIN_LETTERS && !ALSO_WORDS.has(word))
}

/** As long as this, a name is not a part of another word: `Ríos` is one of `usuarios`. */
const LONG = 6

/** Which of the words are in the text: short names as words, everything else anywhere. */
export const wordsIn = (text: string, words: readonly string[]): string[] => {
  const searched = plain(text)
  const whole = new Set(searched.split(/[^\p{L}\p{N}]+/u))
  return words.filter((word) =>
    /^\p{L}+$/u.test(word) && word.length < LONG ? whole.has(word) : searched.includes(word),
  )
}

/** What only the database knows of a form: what is taken, and what its references point to. */
import type { Kysely } from 'kysely'
import { fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { masterProblems, NOT_A_REFERENCE } from '@cauce/domain/kit/master/problems'
import { namedWords, takenWords } from '@cauce/domain/kit/master/words'
import type { MasterRow } from '@cauce/contract/kit/master'
import type { DB } from '../../db/tables.ts'
import { errorCode } from '../../db/unavailable.ts'
import { invalid } from '../../http/failure.ts'
import { usesOf } from './history.ts'
import { isChoosable, isPointedTo, takenFields } from './queries.ts'

type Problems = Readonly<Record<string, string>>

export const POINTS_TO_ITSELF = 'No puede pertenecer a sí mismo'
export const HAS_ITS_OWN = 'Otros pertenecen a este: no puede pertenecer a otro'

const wrongReferences = async (trx: Kysely<DB>, of: Master, form: MasterForm, before: MasterRow | null) => {
  const problems: Record<string, string> = {}
  for (const [name, field] of fieldsOf(of)) {
    const value = form[name] ?? ''
    if (field.kind !== 'reference' || value === '' || value === before?.valores[name]) continue
    const isItself = field.to.table === of.table && value === String(before?.id)
    if (isItself) problems[name] = POINTS_TO_ITSELF
    else if (before !== null && field.to.table === of.table && (await isPointedTo(trx, field.to, before.id))) {
      problems[name] = HAS_ITS_OWN
    } else if (!(await isChoosable(trx, field.to, Number(value)))) problems[name] = NOT_A_REFERENCE
  }
  return problems
}

const wordsOfTaken = (of: Master, names: readonly string[]): Problems =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = of.fields[name]
      return field === undefined ? [] : [[name, takenWords(of, field)]]
    }),
  )

/** The texts by which others name the row and that a form would change under them. */
export const wrongNames = async (
  trx: Kysely<DB>,
  of: Master,
  form: MasterForm,
  before: MasterRow,
): Promise<Problems> => {
  const changed = new Set(
    of.uses.flatMap(({ holds }) => (holds === undefined || before.valores[holds] === form[holds] ? [] : [holds])),
  )
  const problems: Record<string, string> = {}
  for (const name of changed) {
    const naming = { ...of, uses: of.uses.filter(({ holds }) => holds === name) }
    const words = namedWords(of, await usesOf(trx, naming, before))
    if (words !== null) problems[name] = words
  }
  return problems
}

/** Every problem of a tidied form, by field; those of the form first, since the rest makes no sense with them. */
export const problemsOf = async (
  trx: Kysely<DB>,
  of: Master,
  form: MasterForm,
  before: MasterRow | null,
): Promise<Problems> => {
  const own = masterProblems(of, form)
  if (Object.keys(own).length > 0) return own
  const taken = wordsOfTaken(of, await takenFields(trx, of, form, before?.id ?? null))
  const named = before === null ? {} : await wrongNames(trx, of, form, before)
  return { ...named, ...(await wrongReferences(trx, of, form, before)), ...taken }
}

/** 422 with each problem at its field of the body. */
export const refuse = (problems: Problems) =>
  invalid(Object.fromEntries(Object.entries(problems).map(([name, message]) => [`valores.${name}`, [message]])))

const UNIQUE_VIOLATION = '23505'

/** What somebody took at this very instant is told as what was taken before. */
export const orTaken = async <T>(
  db: Kysely<DB>,
  of: Master,
  { form, except }: { readonly form: MasterForm; readonly except: number | null },
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    const taken = await takenFields(db, of, form, except)
    if (taken.length === 0) throw error
    throw refuse(wordsOfTaken(of, taken))
  }
}

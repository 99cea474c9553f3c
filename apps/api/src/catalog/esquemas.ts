/**
 * Published oncology schemes: a line for each drug. A scheme goes in whole or not at all: with one wrong line none of its lines is
 * taken, and what the database had of it stays. The drugs that the file does not name any more are taken out of the scheme.
 */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { checked } from './cells.ts'
import type { Batch, Catalog, RefusedLine, WriteCounts } from './definition.ts'
import { SCHEME_FIELDS, readSchemeRow, type SchemeRow } from './scheme-row.ts'

interface Kept {
  readonly scheme: SchemeRow['scheme']
  readonly drugs: { readonly line: number; readonly drug: SchemeRow['drug'] }[]
}

const otherSays = (line: number): string => `No dice del esquema lo mismo que la línea ${line}`
const repeated = (orden: number): string => `El orden ${orden} del esquema ya está en otra línea`
const withBroken = (line: number): string =>
  `El esquema no se cambia: su línea ${line} no es válida y un esquema entra entero`

/** What every line of a scheme says alike; of the rest its first line is taken. */
const WHOLE = ['nombre_esquema', 'ciclos', 'frecuencia_repeat'] as const

/** Why the line does not go with those of its scheme; null when it does. */
const conflict = (kept: Kept, { scheme, drug }: SchemeRow): string | null => {
  const same = WHOLE.every((column) => kept.scheme[column] === scheme[column])
  if (!same) return otherSays(kept.drugs[0]?.line ?? 0)
  return kept.drugs.some((one) => one.drug.orden === drug.orden) ? repeated(drug.orden) : null
}

/** The scheme is written by its abbreviation; answers its id. */
const schemeId = async (db: Kysely<DB>, scheme: SchemeRow['scheme']): Promise<number> => {
  const { id } = await db
    .insertInto('esquemas')
    .values(scheme)
    .onConflict((conflicting) => conflicting.column('abreviatura_esquema').doUpdateSet(scheme))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const isSame = (row: Record<string, unknown>, drug: Record<string, unknown>): boolean =>
  Object.entries(drug).every(([column, value]) => {
    const stored = row[column] ?? null
    return typeof value === 'number' ? stored !== null && Number(stored) === value : stored === value
  })

/** Writes the drugs of a scheme; a drug that did not change keeps its row. */
const writeDrugs = async (db: Kysely<DB>, esquema_id: number, drugs: Kept['drugs']): Promise<WriteCounts> => {
  const before = await db.selectFrom('esquema_lineas').selectAll().where('esquema_id', '=', esquema_id).execute()
  const ofOrder = new Map(before.map((row) => [row.orden, row]))
  let [inserted, updated] = [0, 0]
  for (const { drug } of drugs) {
    const row = ofOrder.get(drug.orden)
    ofOrder.delete(drug.orden)
    if (!row) {
      inserted += 1
      await db
        .insertInto('esquema_lineas')
        .values({ esquema_id, ...drug })
        .execute()
    } else if (!isSame(row, drug)) {
      updated += 1
      await db.updateTable('esquema_lineas').set(drug).where('id', '=', row.id).execute()
    }
  }
  const gone = [...ofOrder.values()].map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('esquema_lineas').where('id', 'in', gone).execute()
  return { inserted, updated }
}

const start = (): Batch => {
  const schemes = new Map<string, Kept>()
  /** Schemes with a line that cannot be taken, and which: none of theirs can. */
  const broken = new Map<string, number>()
  return {
    accept: (cells, line) => {
      const answer = checked(() => readSchemeRow(cells))
      const name = cells.text('abreviatura').replaceAll(/\s+/gu, ' ')
      const known = schemes.get(name)
      if ('reason' in answer) {
        if (!broken.has(name)) broken.set(name, line)
        return answer
      }
      const { scheme, drug } = answer.row
      const reason = known ? conflict(known, answer.row) : null
      if (reason !== null) {
        if (!broken.has(name)) broken.set(name, line)
        return { reason }
      }
      const kept = known ?? { scheme, drugs: [] }
      kept.drugs.push({ line, drug })
      schemes.set(scheme.abreviatura_esquema, kept)
      return null
    },
    write: () => Promise.resolve({ inserted: 0, updated: 0 }),
    finish: async (db) => {
      let [inserted, updated] = [0, 0]
      const refused: RefusedLine[] = []
      for (const [name, { scheme, drugs }] of schemes) {
        const wrong = broken.get(name)
        if (wrong !== undefined) refused.push(...drugs.map(({ line }) => ({ line, reason: withBroken(wrong) })))
        else {
          const id = await schemeId(db, scheme)
          const counts = await writeDrugs(db, id, drugs)
          inserted += counts.inserted
          updated += counts.updated
        }
      }
      return { inserted, updated, refused }
    },
  }
}

export const esquemas: Catalog = {
  name: 'esquemas',
  title: 'Esquemas de oncología',
  fields: SCHEME_FIELDS,
  start,
}

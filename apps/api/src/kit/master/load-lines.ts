/** What each line of a file would do to a master, or why it is rejected. */
import type { Kysely } from 'kysely'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { codeOfCell, formOfLine, REPEATED_LINE } from '@cauce/domain/kit/master/load'
import { emptyForm, fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { masterProblems, NOT_A_REFERENCE } from '@cauce/domain/kit/master/problems'
import { tidyForm } from '@cauce/domain/kit/master/tidy'
import { changedFields, takenWords } from '@cauce/domain/kit/master/words'
import type { MasterLoadLine, MasterRow } from '@cauce/contract/kit/master'
import type { DB } from '../../db/tables.ts'
import { HAS_ITS_OWN, POINTS_TO_ITSELF } from './check.ts'
import { isPointedTo, optionsByCode, ownersOf, rowsByKey } from './queries.ts'
import type { FileLine, MasterFile } from './read-file.ts'

type Db = Kysely<DB>

export interface Planned {
  readonly line: FileLine
  readonly accion: MasterLoadLine['accion']
  readonly before: MasterRow | null
  readonly form: MasterForm
  readonly problems: Readonly<Record<string, string>>
}

/** Of a field that is unique, the lines that said each value already. */
export type Seen = ReadonlyMap<string, Set<string>>
export const nothingSeen = (of: Master): Seen =>
  new Map(fieldsOf(of).flatMap(([name, { unique }]) => (unique ? [[name, new Set<string>()] as const] : [])))

/** A table that points to itself reads a line when the one before is in it; any other many at once. */
export const linesAtOnce = (of: Master): number =>
  fieldsOf(of).some(([, field]) => field.kind === 'reference' && field.to.table === of.table) ? 1 : 500

interface Drafted {
  readonly line: FileLine
  readonly before: MasterRow | null
  readonly form: MasterForm
  readonly problems: Record<string, string>
}

/** References that the file says by code become numbers; a code that is not there is a problem. */
const resolveReferences = async (db: Db, of: Master, { header }: MasterFile, drafts: readonly Drafted[]) => {
  const resolved = drafts.map(({ form }): Record<string, string> => ({ ...form }))
  for (const [name, field] of fieldsOf(of)) {
    if (field.kind !== 'reference' || !header.fields.includes(name)) continue
    const said = drafts.map(({ form }) => codeOfCell(form[name] ?? ''))
    const options = await optionsByCode(
      db,
      field.to,
      said.filter((code) => code !== ''),
    )
    for (const [at, { before, problems }] of drafts.entries()) {
      const code = said[at] ?? ''
      const form = resolved[at]
      if (code === '' || form === undefined) continue
      const option = options.get(normalizeSearch(code))
      const id = option === undefined ? '' : String(option.id)
      form[name] = id
      const stays = id !== '' && id === before?.valores[name]
      if (stays) continue
      if (option === undefined || !option.se_puede) problems[name] = NOT_A_REFERENCE
      else if (before !== null && field.to.table === of.table) {
        if (option.id === before.id) problems[name] = POINTS_TO_ITSELF
        else if (await isPointedTo(db, field.to, before.id)) problems[name] = HAS_ITS_OWN
      }
    }
  }
  return drafts.map((draft, at) => ({ ...draft, form: resolved[at] ?? draft.form }))
}

const markTaken = async (db: Db, of: Master, seen: Seen, drafts: readonly Drafted[]): Promise<void> => {
  for (const [name, field] of fieldsOf(of)) {
    const before = seen.get(name)
    if (before === undefined) continue
    const values = drafts.map(({ form }) => normalizeSearch(form[name] ?? ''))
    const owners = await ownersOf(
      db,
      of,
      name,
      values.filter((value) => value !== ''),
    )
    for (const [at, draft] of drafts.entries()) {
      const value = values[at] ?? ''
      if (value === '') continue
      const owner = owners.get(value)
      if (before.has(value)) draft.problems[name] ??= REPEATED_LINE
      else if (owner !== undefined && owner !== draft.before?.id) draft.problems[name] ??= takenWords(of, field)
      before.add(value)
    }
  }
}

/** Reads some lines. Their rows are held until the transaction ends. */
export const planLines = async (
  db: Db,
  of: Master,
  file: MasterFile,
  lines: readonly FileLine[],
  seen: Seen,
): Promise<readonly Planned[]> => {
  const keyOf = ({ celdas }: FileLine): string =>
    tidyForm(of, formOfLine(of, file.header, celdas, emptyForm(of)))[of.key] ?? ''
  const rows = await rowsByKey(
    db,
    of,
    lines.map(keyOf).filter((key) => key !== ''),
  )
  const drafts = lines.map((line): Drafted => {
    const before = rows.get(normalizeSearch(keyOf(line))) ?? null
    return {
      line,
      before,
      form: formOfLine(of, file.header, line.celdas, before?.valores ?? emptyForm(of)),
      problems: {},
    }
  })
  const whole = (await resolveReferences(db, of, file, drafts)).map((draft) => {
    const form = tidyForm(of, draft.form)
    return { ...draft, form, problems: { ...masterProblems(of, form), ...draft.problems } }
  })
  await markTaken(db, of, seen, whole)
  return whole.map((draft) => ({ ...draft, accion: actionOf(of, draft) }))
}

const actionOf = (of: Master, { before, form, problems }: Drafted): Planned['accion'] => {
  if (Object.keys(problems).length > 0) return 'rechazar'
  if (before === null) return 'crear'
  return changedFields(of, before.valores, form).length === 0 ? 'igual' : 'editar'
}

/** The line as it is told, with the cells that were wrong as they were written. */
export const toldLine = (of: Master, file: MasterFile, { line, accion, form, problems }: Planned): MasterLoadLine => ({
  linea: line.linea,
  accion,
  titulo: form[of.title] ?? '',
  errores: Object.entries(problems).map(([name, mensaje]) => ({
    campo: of.fields[name]?.label ?? name,
    valor: (line.celdas[file.header.fields.indexOf(name)] ?? '').slice(0, 100),
    mensaje,
  })),
})

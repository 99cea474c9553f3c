/** What each line of a file would do to a master, or why it is rejected. */
import type { Kysely } from 'kysely'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { codeOfCell, formOfLine, type LoadHeader, REPEATED_LINE } from '@cauce/domain/kit/master/load'
import { emptyForm, fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { masterProblems, NOT_A_REFERENCE } from '@cauce/domain/kit/master/problems'
import { tidyForm } from '@cauce/domain/kit/master/tidy'
import { changedFields, takenWords, valueWords } from '@cauce/domain/kit/master/words'
import type { LineAct } from '@cauce/domain/kit/load/load'
import type { MasterRow } from '@cauce/contract/kit/master'
import type { DB } from '../../db/tables.ts'
import { HAS_ITS_OWN, POINTS_TO_ITSELF, wrongNames } from './check.ts'
import { isPointedTo, optionsByCode, ownersOf, rowsByKey } from './queries.ts'
import type { FileLine, Plan } from '../load/loader.ts'

type Db = Kysely<DB>

const MAX_VALUE = 100

export interface MasterPlan extends Plan {
  readonly before: MasterRow | null
  readonly form: MasterForm
}

interface Drafted {
  readonly line: FileLine
  readonly before: MasterRow | null
  readonly form: MasterForm
  readonly problems: Record<string, string>
}

/** References that the file says by code become numbers; a code that is not there is a problem. */
const resolveReferences = async (db: Db, of: Master, header: LoadHeader, drafts: readonly Drafted[]) => {
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

/** What is of another row already. */
const markTaken = async (db: Db, of: Master, drafts: readonly Drafted[]): Promise<void> => {
  for (const [name, field] of fieldsOf(of)) {
    if (!field.unique) continue
    const values = drafts.map(({ form }) => normalizeSearch(form[name] ?? ''))
    const owners = await ownersOf(
      db,
      of,
      name,
      values.filter((value) => value !== ''),
    )
    for (const [at, draft] of drafts.entries()) {
      const owner = owners.get(values[at] ?? '')
      if (owner !== undefined && owner !== draft.before?.id) draft.problems[name] ??= takenWords(of, field)
    }
  }
}

/** The texts by which others name a row: a file does not change them either. */
const markNamed = async (db: Db, of: Master, drafts: readonly Drafted[]): Promise<void> => {
  for (const { before, form, problems } of drafts) {
    if (before !== null) Object.assign(problems, await wrongNames(db, of, form, before))
  }
}

/** Reads some lines. Their rows are held until the transaction ends. */
export const planLines = async (
  db: Db,
  of: Master,
  header: LoadHeader,
  lines: readonly FileLine[],
): Promise<readonly MasterPlan[]> => {
  const keyOf = ({ celdas }: FileLine): string =>
    tidyForm(of, formOfLine(of, header, celdas, emptyForm(of)))[of.key] ?? ''
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
      form: formOfLine(of, header, line.celdas, before?.valores ?? emptyForm(of)),
      problems: {},
    }
  })
  const whole = (await resolveReferences(db, of, header, drafts)).map((draft) => {
    const form = tidyForm(of, draft.form)
    return { ...draft, form, problems: { ...masterProblems(of, form), ...draft.problems } }
  })
  await markTaken(db, of, whole)
  await markNamed(db, of, whole)
  return whole.map((draft) => planOf(of, header, draft))
}

const actionOf = (of: Master, { before, form, problems }: Drafted): LineAct => {
  if (Object.keys(problems).length > 0) return 'rechazar'
  if (before === null) return 'crear'
  return changedFields(of, before.valores, form).length === 0 ? 'igual' : 'editar'
}

/** The line as it is told, with the cells that were wrong as they were written. */
const planOf = (of: Master, header: LoadHeader, draft: Drafted): MasterPlan => {
  const { line, before, form, problems } = draft
  const labelOf = (name: string): string => of.fields[name]?.label ?? name
  const cellOf = (name: string): string => (line.celdas[header.fields.indexOf(name)] ?? '').slice(0, MAX_VALUE)
  const shown = (valores: MasterForm, name: string): string => {
    const field = of.fields[name]
    return field === undefined || field.kind === 'reference' ? '' : valueWords(field, valores[name] ?? '')
  }
  const accion = actionOf(of, draft)
  return {
    line,
    before,
    form,
    accion,
    titulo: form[of.title] ?? '',
    detalle: of.title === of.key ? '' : (form[of.key] ?? ''),
    errores: Object.entries(problems).map(([name, mensaje]) => ({
      campo: labelOf(name),
      valor: cellOf(name),
      mensaje,
    })),
    cambios:
      accion !== 'editar' || before === null
        ? []
        : changedFields(of, before.valores, form).map(({ campo }) => ({
            campo: labelOf(campo),
            antes: before.textos[campo] ?? shown(before.valores, campo),
            despues: shown(form, campo) || cellOf(campo),
          })),
    unique: fieldsOf(of)
      .filter(([, { unique }]) => unique)
      .map(([name]) => ({
        campo: labelOf(name),
        valor: normalizeSearch(form[name] ?? ''),
        mensaje: () => REPEATED_LINE,
      })),
  }
}

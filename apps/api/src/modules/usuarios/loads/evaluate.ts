/** What each line of a file would do now, or why it is rejected. Nothing is written. */
import type { Kysely } from 'kysely'
import { decode } from '@cauce/contract/field-errors'
import { NOT_YOURS_TO_GIVE, notTheirs } from '@cauce/domain/session/granting'
import { canManage } from '@cauce/domain/users/authority'
import { FIELD_OF_COLUMN, LOAD_COLUMNS, type LoadColumn } from '@cauce/domain/users/load-columns'
import { readLine, type CellProblem, type LoadCells, type ReadLine } from '@cauce/domain/users/load-line'
import { planLine, repeatedFrom, type LinePlan } from '@cauce/domain/users/load-plan'
import { permissionsOfRoles, type RoleGrant } from '@cauce/domain/users/role-choice'
import { DOCUMENT_TAKEN, EMAIL_TAKEN, OperatorForm } from '@cauce/domain/users/user-form'
import type { DB } from '../../../db/tables.ts'
import type { UserCtx } from '../../../http/handle.ts'
import { emailOwners, operatorsByNumber, readLists } from './lookup-queries.ts'
import type { FileLine } from './read-file.ts'

export interface EvaluatedLine {
  readonly linea: number
  readonly celdas: LoadCells
  readonly plan: LinePlan
  readonly accion: LinePlan['accion'] | 'rechazar'
  readonly errores: readonly CellProblem[]
  /** The user that it is about; null: a new one, or nobody. */
  readonly userId: number | null
}

type Operator = Awaited<ReturnType<typeof operatorsByNumber>>[number]

interface Around {
  readonly ctx: UserCtx
  readonly roles: readonly RoleGrant[]
  readonly emails: ReadonlyMap<string, number>
}

const columnOfField = (field: string): LoadColumn | null =>
  LOAD_COLUMNS.find((column) => FIELD_OF_COLUMN[column] === field) ?? null

/** What the form's own rule says, at the columns that the line fills in (or must, when it creates). */
const formProblems = (line: ReadLine, plan: LinePlan): readonly (readonly [LoadColumn, string])[] => {
  const decoded = decode(OperatorForm, plan.form)
  if (decoded.ok) return []
  return Object.entries(decoded.errores).flatMap(([field, [message = '']]) => {
    const column = columnOfField(field)
    const counts = column !== null && (plan.accion === 'crear' || line.said.includes(column))
    return counts ? [[column, message] as const] : []
  })
}

const accessProblems = (
  plan: LinePlan,
  operator: Operator | null,
  { ctx, roles, emails }: Around,
): readonly (readonly [LoadColumn, string])[] => {
  const before = permissionsOfRoles(roles, operator?.roles.map(({ id }) => id) ?? [])
  const offer = canManage(ctx.user, { id: operator?.user_id ?? 0, permissions: before })
  const given = notTheirs(ctx.user.permissions, before, permissionsOfRoles(roles, plan.roles))
  const owner = emails.get(plan.form.email)
  return [
    ...(operator !== null && operator.user_id === null ? [['numero_documento', DOCUMENT_TAKEN] as const] : []),
    ...(offer.puede ? [] : [['numero_documento', offer.porQueNo] as const]),
    ...(owner === undefined || owner === operator?.user_id ? [] : [['correo', EMAIL_TAKEN] as const]),
    ...(given.length > 0 ? [['roles', NOT_YOURS_TO_GIVE] as const] : []),
  ]
}

/** One problem a column: the first says enough. */
const firstOfEach = (problems: readonly CellProblem[]): readonly CellProblem[] =>
  problems.filter(({ columna }, at) => problems.findIndex((other) => other.columna === columna) === at)

const evaluateOne = (
  file: FileLine,
  line: ReadLine,
  operator: Operator | null,
  around: Around,
  repeats: readonly (readonly [LoadColumn, number | null])[],
): EvaluatedLine => {
  const existing =
    operator?.user_id == null
      ? null
      : { form: { ...operator.form, email: operator.email ?? '' }, sede: operator.sede ?? '', roles: operator.roles }
  const plan = planLine(line, file.celdas, existing)
  const touches = plan.accion !== 'sin_cambios'
  const found = [
    ...formProblems(line, plan),
    ...(touches ? accessProblems(plan, operator, around) : []),
    ...repeats.flatMap(([column, earlier]) =>
      earlier === null ? [] : [[column, `Se repite: ya está en la línea ${earlier}`] as const],
    ),
  ]
  const errores = firstOfEach([
    ...file.problems,
    ...line.problems,
    ...plan.problems,
    ...found.map(([columna, mensaje]) => ({ columna, valor: file.celdas[columna] ?? '', mensaje })),
  ])
  const { linea, celdas } = file
  const accion = errores.length > 0 ? 'rechazar' : plan.accion
  return { linea, celdas, plan, accion, errores, userId: operator?.user_id ?? null }
}

const keyOf = (typeId: number, number: string): string => (number === '' ? '' : `${typeId} ${number}`)

/** Evaluates the lines with the lists, the users and the rights of this moment. */
export const evaluateLines = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  lines: readonly FileLine[],
): Promise<readonly EvaluatedLine[]> => {
  const { lists, roles } = await readLists(
    db,
    lines.flatMap(({ celdas }) => celdas.sede ?? []),
  )
  const read = lines.map(({ celdas }) => readLine(celdas, lists))
  const operators = await operatorsByNumber(
    db,
    read.map(({ form }) => form.numero_documento),
  )
  const emails = await emailOwners(
    db,
    read.map(({ form }) => form.email),
  )
  const byDocument = new Map(
    operators.map((row) => [keyOf(row.form.tipo_documento_id, row.form.numero_documento), row]),
  )
  const valuesOf = (value: (line: ReadLine) => string) =>
    repeatedFrom(read.map((line, at) => ({ linea: lines[at]?.linea ?? 0, valor: value(line) })))
  const documents = valuesOf(({ form }) => keyOf(form.tipo_documento_id, form.numero_documento))
  const mails = valuesOf(({ form }) => form.email)
  return lines.flatMap((file, at) => {
    const line = read[at]
    if (line === undefined) return []
    const operator = byDocument.get(keyOf(line.form.tipo_documento_id, line.form.numero_documento)) ?? null
    return evaluateOne(file, line, operator, { ctx, roles, emails }, [
      ['numero_documento', documents[at] ?? null],
      ['correo', mails[at] ?? null],
    ])
  })
}

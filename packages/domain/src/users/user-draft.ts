/** A user while an administrator writes them, new or known. */
import * as Schema from 'effect/Schema'
import { REQUIRED_FIELD } from '../text/field.ts'
import { documentProblem } from './document-number.ts'
import { ROLE_REQUIRED } from './role-choice.ts'
import { changedFields, cleanOperator, EMPTY_OPERATOR, OperatorForm, SignInEmail } from './user-form.ts'

export type UserKind = 'operador' | 'afiliado'

export interface UserDraft {
  readonly clase: UserKind
  /** Of an affiliate only the mail is written here. */
  readonly form: OperatorForm
  readonly afiliado_id: number | null
  /** Of a new user; those of a known one are changed apart. */
  readonly roles: readonly number[]
}

export const EMPTY_DRAFT: UserDraft = { clase: 'operador', form: EMPTY_OPERATOR, afiliado_id: null, roles: [] }

export type Problems = Readonly<Record<string, readonly string[]>>

const operator = Schema.toStandardSchemaV1(OperatorForm)['~standard']
const mail = Schema.toStandardSchemaV1(Schema.Struct({ email: SignInEmail }))['~standard']

const issuesOf = (result: ReturnType<typeof operator.validate> | ReturnType<typeof mail.validate>): Problems => {
  if (result instanceof Promise || result.issues === undefined) return {}
  const problems: Record<string, string[]> = {}
  for (const { path = [], message } of result.issues) {
    const [field] = path
    if (typeof field === 'string') (problems[field] ??= []).push(message)
  }
  return problems
}

/**
 * Messages by field; empty when it may be sent. The server checks all of it again, with its lists.
 * @param codigo code of the chosen type of document
 * @regla Un usuario nuevo lleva documento, nombres, correo y al menos un rol; el de un afiliado, su afiliado, correo y rol.
 */
export const draftProblems = (draft: UserDraft, isNew: boolean, codigo: string): Problems => {
  const roles = isNew && draft.roles.length === 0 ? { roles: [ROLE_REQUIRED] } : {}
  if (draft.clase === 'afiliado') {
    const who = isNew && draft.afiliado_id === null ? { numero_documento: [REQUIRED_FIELD] } : {}
    return { ...who, ...issuesOf(mail.validate({ email: draft.form.email })), ...roles }
  }
  const number = documentProblem(codigo, cleanOperator(draft.form).numero_documento)
  return {
    ...(number === null ? {} : { numero_documento: [number] }),
    ...issuesOf(operator.validate(draft.form)),
    ...roles,
  }
}

/** True when sending the draft would change something. */
export const isDraftChanged = (base: UserDraft, draft: UserDraft): boolean =>
  base.clase !== draft.clase ||
  base.afiliado_id !== draft.afiliado_id ||
  base.roles.join() !== draft.roles.join() ||
  changedFields(base.form, draft.form).length > 0

/**
 * My form over what another person saved meanwhile: what I wrote where I wrote, theirs elsewhere.
 * @param base what I began with
 * @regla Lo que otra persona guardó en un usuario se trae sin perder lo que uno escribió.
 */
export const rebaseForm = (base: OperatorForm, mine: OperatorForm, theirs: OperatorForm): OperatorForm => {
  const written = changedFields(base, mine)
  return { ...theirs, ...Object.fromEntries(written.map((field) => [field, mine[field]])) }
}

/** Fields in which both wrote, and not the same. */
export const disputedFields = (base: OperatorForm, mine: OperatorForm, theirs: OperatorForm) => {
  const written = new Set(changedFields(base, mine))
  return changedFields(base, theirs).filter((field) => written.has(field) && mine[field] !== theirs[field])
}

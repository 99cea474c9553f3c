/** Ports, context and events of {@link file://../user-edit.ts}. */
import type { UserDraft } from '@cauce/domain/users/user-draft'
import type { OperatorForm } from '@cauce/domain/users/user-form'
import type { FieldErrors } from '../failure.ts'

export interface UserEditInput {
  /** Null: a new user. */
  readonly id: number | null
  readonly version: number | null
  /** What is stored, or what a new one begins with. */
  readonly base: UserDraft
  readonly draft: UserDraft
  /** Code of each type of document. */
  readonly codes: Readonly<Record<number, string>>
}

export interface UserEditContext extends UserEditInput {
  readonly errores: FieldErrors
  readonly error: string | null
  readonly idempotencyKey: string | null
  /** What the form was before another person's changes came; null: none have. */
  readonly before: OperatorForm | null
  readonly saved: SavedUser | null
}

export interface SavedUser {
  readonly id: number
  readonly mensaje: string
}

export type UserEditEvent =
  | { readonly type: 'field.changed'; readonly change: Partial<OperatorForm> }
  | { readonly type: 'kind.chosen'; readonly clase: UserDraft['clase'] }
  | { readonly type: 'affiliate.found'; readonly afiliado_id: number | null; readonly email: string }
  | { readonly type: 'roles.changed'; readonly roles: readonly number[] }
  | { readonly type: 'version.moved'; readonly version: number }
  | { readonly type: 'save.asked' | 'theirs.asked' | 'draft.dropped' | 'left' }

export interface UserEditPorts {
  /** Null: the person left before the server took it. */
  saveUser: {
    input: { id: number | null; version: number | null; draft: UserDraft; key: string }
    output: SavedUser | null
  }
  loadUser: { input: { id: number }; output: { readonly version: number; readonly form: OperatorForm } }
}

/** Ports, context and events of {@link file://../role-edit.ts}. */
import type { PageImpact, KeyImpact } from '@cauce/domain/access/impact'
import type { RoleForm } from '@cauce/domain/access/role'
import type { FieldErrors } from '../failure.ts'

/** The role as the server has it; both null: it is new. */
export interface StoredRole extends RoleForm {
  readonly id: number | null
  readonly version: number | null
}

/** Whom the change concerns, as the server works it out. */
export interface ReviewedImpact {
  readonly agregados: readonly string[]
  readonly quitados: readonly string[]
  readonly con_rol: number
  readonly personas: number
  readonly ganan: readonly KeyImpact[]
  readonly pierden: readonly KeyImpact[]
  readonly paginas: readonly PageImpact[]
  readonly primeras: readonly {
    readonly id: number
    readonly nombre: string
    readonly gana: readonly string[]
    readonly pierde: readonly string[]
  }[]
}

export interface SavedRole {
  readonly id: number
  readonly mensaje: string
}

export interface RoleEditInput {
  readonly base: StoredRole
  /** What is to be edited: what the role is, a copy of another, or what was kept of an earlier try. */
  readonly draft: RoleForm
}

export interface RoleEditContext extends RoleEditInput {
  readonly impact: ReviewedImpact | null
  readonly errores: FieldErrors
  readonly error: string | null
  readonly idempotencyKey: string | null
  readonly saved: SavedRole | null
}

export type RoleEditEvent =
  | { readonly type: 'name.changed'; readonly nombre: string }
  | { readonly type: 'description.changed'; readonly descripcion: string }
  | { readonly type: 'keys.changed'; readonly claves: readonly string[]; readonly tiene: boolean }
  /** What was typed and ticked is dropped. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'review.asked' }
  | { readonly type: 'review.left' }
  | { readonly type: 'save.confirmed' }
  /** Somebody else changed the role: bring what they did. */
  | { readonly type: 'theirs.asked' }

/** Effects by name: input → output. */
export interface RoleEditPorts {
  newKey: { input: undefined; output: string }
  previewRole: { input: { role: StoredRole; form: RoleForm }; output: ReviewedImpact }
  /** Null: the person did not confirm that it is they. */
  saveRole: { input: { role: StoredRole; form: RoleForm; key: string }; output: SavedRole | null }
  loadRole: { input: { id: number }; output: StoredRole }
}

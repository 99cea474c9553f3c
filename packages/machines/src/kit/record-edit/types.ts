/** Ports, context and events of {@link file://../record-edit.ts}. */
import type { Master, MasterForm } from '@cauce/domain/kit/master/master'
import type { FieldErrors } from '../../failure.ts'

/** A row as it is kept. `textos`: the words of what it points to. */
export interface KeptRecord {
  readonly id: number
  readonly version: number
  readonly activo: boolean
  readonly valores: MasterForm
  readonly textos: MasterForm
}

/** What another person left while this one was writing. */
export interface Theirs {
  readonly version: number
  readonly activo: boolean
  readonly valores: MasterForm
  readonly textos: MasterForm
  readonly quien: string
  readonly cuando: string
}

export interface RecordEditInput {
  readonly of: Master
  /** Null: a new row. */
  readonly id: number | null
  readonly version: number | null
  /** What is stored, or what a new one begins with. */
  readonly base: MasterForm
  readonly draft: MasterForm
}

export interface RecordEditContext extends RecordEditInput {
  readonly errores: FieldErrors
  readonly error: string | null
  /** Nobody knows whether it was saved: sent again it is not done twice. */
  readonly unsure: boolean
  readonly idempotencyKey: string | null
  /** Null: nobody saved meanwhile. */
  readonly theirs: Theirs | null
  /** What both began with. */
  readonly before: MasterForm
  /** What this person had written when the other's came. */
  readonly mine: MasterForm
  /** Of the fields that both changed, those that this person has decided. */
  readonly chosen: readonly string[]
}

export type RecordEditEvent =
  | { readonly type: 'field.changed'; readonly field: string; readonly value: string }
  | { readonly type: 'choice.made'; readonly field: string; readonly whose: 'mine' | 'theirs' }
  | { readonly type: 'theirs.came'; readonly theirs: Theirs }
  /** Made active or inactive by oneself: what is written stays. */
  | { readonly type: 'version.moved'; readonly version: number }
  | { readonly type: 'save.asked' | 'draft.dropped' }

export type SaveOutcome =
  | { readonly saved: KeptRecord; readonly mensaje: string }
  | { readonly conflict: Theirs; readonly mensaje: string }

export interface RecordEditPorts {
  saveRecord: {
    input: { id: number | null; version: number | null; valores: MasterForm; key: string }
    output: SaveOutcome
  }
}

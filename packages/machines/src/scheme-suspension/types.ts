/** Ports, context and events of {@link file://../scheme-suspension.ts}. */
import type { SchemeHistoryItem } from '@cauce/domain/oncology/scheme'
import type { FieldErrors } from '../failure.ts'
import type { Notice } from '../notice.ts'

export interface SuspensionInput {
  readonly afiliadoId: number
}

export interface SuspensionContext {
  readonly afiliadoId: number
  readonly rows: readonly SchemeHistoryItem[]
  /** Ids of the lines that would be suspended. */
  readonly chosen: readonly number[]
  readonly observacion: string
  readonly errores: FieldErrors
  /** Why the last call did not do its work; null: nothing failed. */
  readonly error: string | null
  readonly idempotencyKey: string | null
  /** Something was suspended since it was opened: who opened it has to look again. */
  readonly changed: boolean
  readonly notice: Notice | null
}

export type SuspensionEvent =
  | { readonly type: 'line.toggled'; readonly id: number }
  | { readonly type: 'lines.chosen'; readonly ids: readonly number[] }
  | { readonly type: 'observation.changed'; readonly observacion: string }
  | { readonly type: 'suspend.requested' }
  | { readonly type: 'retry' }
  | { readonly type: 'suspend.postponed' }
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'closed' }

export interface SuspensionOutput {
  readonly changed: boolean
}

/** Effects by name: input → output. */
export interface SuspensionPorts {
  loadHistory: { input: { afiliadoId: number }; output: readonly SchemeHistoryItem[] }
  newKey: { input: undefined; output: string }
  suspendLines: {
    input: { orden: readonly number[]; observacion: string; key: string }
    output: { readonly mensaje: string; readonly suspendidas: number }
  }
}

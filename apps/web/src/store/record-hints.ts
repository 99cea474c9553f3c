/**
 * What the live connection says of records that are being typed on other devices of the same person. Hints: they carry versions and
 * no clinical data, and whoever hears one asks the server.
 */
import { RECORD_COMPONENTS } from '@cauce/domain/clinical-record/record-components'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

const Saved = Schema.Struct({
  consulta_id: Schema.Int,
  componente: Schema.Literals(RECORD_COMPONENTS),
  version: Schema.Int,
})
const Locked = Schema.Struct({ consulta_id: Schema.Int })

export type RecordHint =
  | { readonly kind: 'saved'; readonly saved: typeof Saved.Type }
  | { readonly kind: 'locked'; readonly consultaId: number }
  /** The connection is there, or is back: hints may have been missed. */
  | { readonly kind: 'connected' }

const readSaved = Schema.decodeUnknownOption(Saved)
const readLocked = Schema.decodeUnknownOption(Locked)
const listeners = new Set<(hint: RecordHint) => void>()

const tell = (hint: RecordHint): void => {
  for (const listener of listeners) listener(hint)
}

/** A draft was saved; a payload of another shape says nothing. */
export const draftSavedElsewhere = (payload: unknown): void => {
  Option.map(readSaved(payload), (saved) => tell({ kind: 'saved', saved }))
}

/** A record was finalised. */
export const recordLockedElsewhere = (payload: unknown): void => {
  Option.map(readLocked(payload), ({ consulta_id }) => tell({ kind: 'locked', consultaId: consulta_id }))
}

export const hintsMissed = (): void => tell({ kind: 'connected' })

/** Hears of records of other devices. Returns the function that stops. */
export const onRecordHint = (listener: (hint: RecordHint) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

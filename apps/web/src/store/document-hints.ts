/** What the live connection says of a document that is being made for this person. A hint: the document comes by its own call. */
import { WholeRecordStage } from '@cauce/domain/history/whole-record-stage'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

const readStage = Schema.decodeUnknownOption(WholeRecordStage)
const listeners = new Set<(stage: WholeRecordStage) => void>()

/** A payload of another shape says nothing. */
export const documentProgressed = (payload: unknown): void => {
  Option.map(readStage(payload), (stage) => {
    for (const listener of listeners) listener(stage)
  })
}

/** Hears how far documents are. Returns the function that stops. */
export const onDocumentProgress = (listener: (stage: WholeRecordStage) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What a person typed in a page that is of no consultation, kept on this device until it is saved or dropped. */
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { forgetKept, readKept, writeKept, type KeptName } from './kept.ts'

const Texts = Schema.Record(Schema.String, Schema.String)
const KeptDraft = Schema.Struct({
  /** Of what was stored when the writing began; null: it was a new one. */
  version: Schema.NullOr(Schema.Int),
  base: Texts,
  draft: Texts,
  /** What the numbers in it are called, as they were picked. */
  words: Texts,
})
export type KeptDraft = typeof KeptDraft.Type

export interface DraftName {
  readonly userId: number
  readonly page: string
  /** Null: of a new one. */
  readonly id: number | null
}

const nameOf = ({ userId, page, id }: DraftName): KeptName => ({
  userId,
  what: `${page}.${id ?? 'nuevo'}`,
})

const decode = Schema.decodeUnknownOption(KeptDraft)

/** What was kept; null: nothing, or nothing that this version reads. */
export const readDraft = (name: DraftName): KeptDraft | null => Option.getOrNull(decode(readKept(nameOf(name))))
export const writeDraft = (name: DraftName, kept: KeptDraft): void => writeKept(nameOf(name), 'computer', kept)
export const forgetDraft = (name: DraftName): void => forgetKept(nameOf(name))

/** Actions of the audit by the words with which a person reads them. */
import assert from 'node:assert/strict'
import { ACTIONS } from '@cauce/domain/audit/action-words'

/** The action that the audit writes with those words. */
export const actionNamed = (text: string): string => {
  const named = Object.entries(ACTIONS).find(([, words]) => words.texto === text)
  assert.ok(named, `La auditoría no tiene «${text}»`)
  return named[0]
}

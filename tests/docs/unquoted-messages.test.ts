/**
 * Messages of the rules that no scenario of their own module quotes: who breaks one of them sees nothing red in that module. The figures
 * may only shrink: a message that is new, or that is changed, comes with the scenario that says it.
 */
import { describe, expect, it } from 'vitest'
import { unquotedMessages } from '../support/unquoted-messages.ts'

/** How many are left, by room. Names of fields and headings of documents count too: they are read as well. */
const LEFT: Readonly<Record<string, number>> = {
  access: 25,
  affiliate: 1,
  antecedents: 37,
  audit: 2,
  authorisation: 14,
  chat: 8,
  'clinical-record': 58,
  consent: 17,
  consultation: 2,
  content: 3,
  growth: 5,
  history: 20,
  home: 7,
  kit: 29,
  laboratory: 5,
  law: 6,
  mail: 4,
  medication: 74,
  navigation: 5,
  oncology: 55,
  ordering: 23,
  'own-code': 4,
  procedure: 12,
  referral: 63,
  session: 17,
  shell: 5,
  'sick-leave': 48,
  users: 15,
}

describe('the messages of each room of rules', () => {
  const found = unquotedMessages()

  it.each([...found])('%s: no more than are counted stand in no scenario of their module', (room, messages) => {
    const left = LEFT[room] ?? 0
    expect(messages.length, `Sin citar:\n${messages.map((text) => `  ${text}`).join('\n')}`).toBeLessThanOrEqual(left)
    expect(messages.length, `Quedan menos: escriba ${messages.length} en la lista`).toBe(left)
  })

  it('are counted for rooms that are there', () => {
    expect(Object.keys(LEFT).filter((room) => (found.get(room)?.length ?? 0) === 0)).toEqual([])
  })
})

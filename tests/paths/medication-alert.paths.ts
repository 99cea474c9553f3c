/** What holds of every step that the alerts of a line may take: no way from a check that was not made to a clean one. */
import { describe, expect, it } from 'vitest'
import type { CheckAnswer, CheckKind, LedgerEntry } from '@cauce/domain/medication/check'
import { entryLacks, latestByCheck } from '@cauce/domain/medication/ledger'
import { medicationAlertWalk } from '@cauce/machines/walks/medication-alert'
import type { Walk } from '@cauce/machines/walks/walk'
import { edgesOf } from './walk.ts'

const latest = (ledger: unknown): Readonly<Record<string, CheckAnswer>> => {
  const entries: readonly { comprobacion: CheckKind; respuesta: CheckAnswer }[] = Array.isArray(ledger) ? ledger : []
  return Object.fromEntries([...latestByCheck(entries)].map(([check, { respuesta }]) => [check, respuesta]))
}

/** Situations told apart by what is written of each check. */
const byLedger: Walk = {
  ...medicationAlertWalk,
  facts: ({ ledger, motivo, decision }) => [latest(ledger), motivo !== '', decision],
}

describe('alertas de un medicamento', () => {
  it('solo una comprobación nueva y respondida vuelve limpia la que no se hizo; lo que quedó escrito no se borra', () => {
    const edges = edgesOf(byLedger)
    const cleaned = edges.filter(({ state, nextState }) => {
      const [before, after] = [latest(state.context.ledger), latest(nextState.context.ledger)]
      return Object.keys(after).some((check) => after[check] === 'limpia' && before[check] !== 'limpia')
    })
    expect(cleaned.length).toBeGreaterThan(0)
    expect(new Set(cleaned.map(({ event }) => event.type.replace(/\.\d+\..*$/u, '')))).toEqual(
      new Set(['xstate.done.actor']),
    )
    expect(cleaned.every(({ state }) => JSON.stringify(state.value).includes('checking'))).toBe(true)
    const lostRows = edges.filter(({ state, nextState }) => {
      const [before, after] = [state.context.ledger, nextState.context.ledger]
      return JSON.stringify(withoutReasons(after.slice(0, before.length))) !== JSON.stringify(withoutReasons(before))
    })
    expect(lostRows).toEqual([])
  })

  it('lo que se encontró solo llega a la lista con un motivo escrito', () => {
    const edges = edgesOf(byLedger)
    const ends = edges.filter(({ nextState }) => nextState.status === 'done' && nextState.value === 'accepted')
    expect(ends.length).toBeGreaterThan(0)
    for (const { nextState } of ends) {
      const { ledger } = nextState.context
      expect(nextState.output).toEqual({ result: 'accepted', comprobaciones: ledger })
      expect(unexplained(ledger)).toEqual([])
    }
  })
})

const unexplained = (ledger: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  [...latestByCheck(ledger).values()].filter((entry) => entry.respuesta === 'encontrada' && entryLacks(entry) !== null)

const withoutReasons = (ledger: readonly object[]): readonly object[] =>
  ledger.map((entry) => ({ ...entry, motivo: null, hora: null }))

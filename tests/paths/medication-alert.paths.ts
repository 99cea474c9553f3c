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

/** Situations told apart by what is written of each check, too. */
const byLedger: Walk = {
  ...medicationAlertWalk,
  facts: (context) => [medicationAlertWalk.facts(context), latest(context['ledger'])],
}

const STEP_OF: Readonly<Record<string, string>> = {
  interacciones: 'interacciones',
  desabastecimiento: 'desabastecimiento',
  alergia: 'alergia',
}

describe('alertas de un medicamento', () => {
  it('solo una comprobación nueva y respondida vuelve limpia la que no se hizo; lo que quedó escrito no se borra', () => {
    const edges = edgesOf(byLedger)
    const cleaned = edges.flatMap(({ state, event, nextState }) => {
      const [before, after] = [latest(state.context.ledger), latest(nextState.context.ledger)]
      const checks = Object.keys(after).filter((check) => after[check] === 'limpia' && before[check] !== 'limpia')
      return checks.map((check) => ({ state, event, step: STEP_OF[check] ?? 'avisos' }))
    })
    expect(cleaned.length).toBeGreaterThan(0)
    const unanswered = cleaned.filter(({ state, event, step }) => {
      const isLast = event.type.startsWith('xstate.done.actor') && state.context.ends[step] === undefined
      return !isLast && state.context.ends[step]?.kind !== 'answered'
    })
    expect(unanswered).toEqual([])
    expect(cleaned.every(({ state, step }) => state.context.asked.includes(step))).toBe(true)
    expect(cleaned.every(({ state }) => state.matches('checking'))).toBe(true)
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

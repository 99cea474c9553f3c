import { describe, expect, it } from 'vitest'
import { askedAlert } from '../testing/alert-flow.ts'
import { duplicate, goodReason, lowDose, noticesReply } from '../testing/alert-samples.ts'

const reasons = (ledger: readonly { comprobacion: string; motivo: string | null }[]) =>
  ledger.map(({ comprobacion, motivo }) => [comprobacion, motivo])

describe('what was found', () => {
  it.each(['line.rejected', 'line.changed'] as const)(
    'by the notices alone is put right after %s: nothing is recorded, and what was typed stays',
    async (type) => {
      const { actor, now, ports } = await askedAlert({ avisos: noticesReply([duplicate]) })
      actor.send({ type })
      expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: false })
      expect(ports.newKey.calls).toEqual([])
    },
  )

  it('by the notices alone is accepted with its reason, without a call', async () => {
    const { actor, now, ports, ledger } = await askedAlert({ avisos: noticesReply([duplicate, lowDose]) })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
    expect(ports.newKey.calls).toEqual([])
    // What only informs has no reason: nobody was asked for one.
    expect(reasons(ledger()).slice(-2)).toEqual([
      ['duplicidad', goodReason],
      ['dosis', null],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { panelDraftOf } from '@cauce/domain/referral/panel-draft'
import { acceptance, followed } from '../testing/referral-samples.ts'
import * as flow from './flow.ts'
import type { ReferralContext } from './types.ts'

const unknown = flow.newPanel({ userId: 7 })
const base = followed()
const known: ReferralContext = { ...unknown, base, draft: { ...panelDraftOf(base), ...acceptance } }

describe('a panel that does not know its referral, or has nothing written', () => {
  it.each([
    ['neither', unknown],
    ['only the referral', { ...known, draft: null }],
    ['only what was written', { ...known, base: null }],
  ])('with %s has nothing to save nor to lose', (_, context) => {
    expect(flow.isTouched(context)).toBe(false)
    expect(flow.isClosing(context)).toBe(false)
    expect(flow.saveStarted(context).sent).toBeNull()
    expect(flow.closingStarted(context).sent).toBeNull()
    expect(flow.warningDeclined(context)).toEqual({})
    expect(flow.shownErrors({ ...context, tried: true })).toEqual({})
    expect(flow.baseArrived(context, base)).toEqual({ base, draft: panelDraftOf(base) })
  })

  it('is not complete without its referral, and takes nothing that is written without a draft', () => {
    expect(flow.isComplete(unknown)).toBe(false)
    expect(flow.isComplete({ ...known, base: null })).toBe(false)
    expect(flow.isComplete(known)).toBe(true)
    expect(flow.isClosing({ ...known, base: null, draft: { ...panelDraftOf(base), tipo_anexo_id: 1 } })).toBe(false)
    expect(flow.draftChanged(unknown, { cargo: 'Pediatra' }, '2026-11-21')).toEqual({})
    expect(flow.draftReset(unknown)).toEqual({})
  })
})

describe('a panel that knows its referral', () => {
  it('is touched only by what is not as it is saved', () => {
    expect(flow.isTouched(known)).toBe(true)
    expect(flow.isTouched({ ...known, draft: panelDraftOf(base) })).toBe(false)
  })

  it('says nothing of an answer of the same version', () => {
    expect(flow.baseArrived(known, followed({ cargo: 'De otra persona' }))).toEqual({})
    expect(flow.baseArrived(known, followed({ version: 1 }))).toEqual({})
    expect(flow.baseArrived(known, followed({ version: 3 }))).toMatchObject({ base: { version: 3 } })
  })

  it('forgives what the server said of a field only when that field changes', () => {
    const told = { ...known, serverErrors: { cargo: ['Muy largo'], institucion_acepta_rep_id: ['Cerrada'] } }
    expect(flow.draftChanged(told, { cargo: 'Jefe de UCI' }, '2026-11-21').serverErrors).toEqual(told.serverErrors)
    expect(flow.draftChanged(told, { institucion: null }, '2026-11-21').serverErrors).toEqual({ cargo: ['Muy largo'] })
  })

  it('gives the saved type back and keeps the rest of what was written', () => {
    const closing: ReferralContext = {
      ...known,
      tried: true,
      draft: { ...panelDraftOf(base), tipo_anexo_id: 1, cargo: 'Pediatra' },
    }
    expect(flow.warningDeclined(closing)).toMatchObject({
      tried: false,
      draft: { tipo_anexo_id: 3, cargo: 'Pediatra' },
    })
  })
})

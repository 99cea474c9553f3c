import { describe, expect, it } from 'vitest'
import { AFFILIATE_REQUIRED, EMPTY_REGISTRATION, SPECIALTY_REQUIRED } from '@cauce/domain/referral/registration'
import { shownErrors } from './referral-registration/flow.ts'
import { preeclampsia, startRegistration } from './testing/registration-flow.ts'

describe('writing a referral', () => {
  it('starts empty', () => {
    expect(startRegistration().now()).toMatchObject({ value: 'writing' })
    expect(startRegistration().now().context).toEqual({
      draft: EMPTY_REGISTRATION,
      touched: false,
      tried: false,
      serverErrors: {},
      cleared: null,
      idempotencyKey: null,
      sent: null,
      dialog: null,
      registered: null,
    })
  })

  it('says what is missing only once it was tried, and sends nothing', () => {
    const { ports, actor, now, write } = startRegistration()
    write({ descripcion: 'Gestante de 34 semanas.' })
    expect(now().context).toMatchObject({ touched: true, draft: { descripcion: 'Gestante de 34 semanas.' } })
    expect(shownErrors(now().context)).toEqual({})
    actor.send({ type: 'register.requested' })
    expect(now()).toMatchObject({ value: 'writing', context: { tried: true } })
    expect(shownErrors(now().context)).toMatchObject({
      afiliado_id: [AFFILIATE_REQUIRED],
      especialidad_remision: [SPECIALTY_REQUIRED],
    })
    expect(ports.newKey.calls).toEqual([])
  })

  it('that is cleared may be put back until something else is written or tried', () => {
    const { actor, now, write } = startRegistration()
    write(preeclampsia)
    actor.send({ type: 'register.requested' })
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'draft.cleared' })
    expect(now().context).toMatchObject({
      draft: EMPTY_REGISTRATION,
      touched: false,
      tried: false,
      cleared: preeclampsia,
    })
    actor.send({ type: 'clear.undone' })
    expect(now().context).toMatchObject({ draft: preeclampsia, touched: true, cleared: null })
    actor.send({ type: 'clear.undone' })
    expect(now().context).toMatchObject({ draft: preeclampsia, cleared: null })
    actor.send({ type: 'draft.cleared' })
    write({ especialidad: 'Pediatría' })
    expect(now().context.cleared).toBeNull()
    actor.send({ type: 'draft.cleared' })
    actor.send({ type: 'register.requested' })
    expect(now().context).toMatchObject({ tried: true, cleared: null })
  })
})

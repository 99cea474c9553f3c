import { describe, expect, it } from 'vitest'
import { emptyLeaveDraft, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { LEAVE_REGISTERED_BEFORE, LEAVE_UNANSWERED } from '@cauce/domain/sick-leave/screen-messages'
import { leaveToSend } from '@cauce/domain/sick-leave/draft-errors'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { leaveBase, written } from '../testing/sick-leave-samples.ts'
import * as flow from './flow.ts'
import type { SickLeaveContext } from './types.ts'

const base = leaveBase()
const draft: LeaveDraft = { ...emptyLeaveDraft(base), ...written }

/** Somebody wrote a leave that lacks nothing. */
const leaveWith = (change: Partial<SickLeaveContext> = {}): SickLeaveContext => ({
  ...flow.newLeave(),
  base,
  draft,
  touched: true,
  ...change,
})

const dialog = (mensaje: string) => ({ titulo: ERROR_TITLE, mensaje, tipo: 'error' })

/** What the server said of an earlier try. */
const SAID = { fecha_inicio: ['No sirve'], diagnostico_id: ['No sirve'] }

describe('registering', () => {
  const form = leaveToSend(draft, base)

  it('sends the leave as it stands', () => {
    expect(flow.registrationStarted(leaveWith({ cleared: draft, serverErrors: SAID }))).toEqual({
      tried: true,
      cleared: null,
      serverErrors: {},
      sent: form,
    })
    expect(flow.registrationStarted(leaveWith({ base: null })).sent).toBeNull()
    expect(flow.registrationStarted(leaveWith({ draft: null })).sent).toBeNull()
  })

  it('keeps the key where nobody knows', () => {
    expect(flow.answerLost(null)).toEqual({ dialog: dialog(LEAVE_UNANSWERED) })
    expect(flow.answerLost(new PortFailure({ status: 503, error: 'En mantenimiento' }))).toEqual({
      dialog: dialog('En mantenimiento'),
    })
  })

  it('lets go of it where the server said no, or had registered another thing under it', () => {
    const errores = { dias: ['Son muchos'] }
    expect(flow.refused(new PortFailure({ status: 422, error: 'Revise', errores }))).toEqual({
      dialog: dialog('Revise'),
      idempotencyKey: null,
      sent: null,
      serverErrors: errores,
    })
    expect(flow.registeredBefore).toEqual({
      dialog: dialog(LEAVE_REGISTERED_BEFORE),
      idempotencyKey: null,
      sent: null,
    })
  })

  it('is confirmed with the days that were sent, whatever is written now', () => {
    const answer = { id: 9, radicado: '2026-118403', mensaje: 'Incapacidad registrada con éxito' }
    const context = leaveWith({ sent: form, idempotencyKey: 'clave-1', tried: true, draft: { ...draft, dias: 2 } })
    const blank = {
      draft: emptyLeaveDraft(base),
      touched: false,
      tried: false,
      serverErrors: {},
      idempotencyKey: null,
      sent: null,
    }
    expect(flow.registered(context, answer)).toEqual({
      ...blank,
      registered: { ...answer, dias: 15, fecha_inicio: '2026-11-03', fecha_final: '2026-11-17' },
    })
    expect(flow.registered(leaveWith(), answer)).toEqual({
      ...blank,
      registered: { ...answer, dias: 0, fecha_inicio: '', fecha_final: '' },
    })
  })
})

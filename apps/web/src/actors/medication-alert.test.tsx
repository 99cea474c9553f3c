import { CHECK_TIMEOUT_MS, STEPS } from '@cauce/machines/medication-alert/types'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import {
  alertInput,
  goodReason,
  interaction,
  interactionsReply,
  knowledge,
  sulfa,
} from '@cauce/machines/testing/alert-samples'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { makeStore } from '../store/store.ts'
import { fakeServer } from '../workspaces/testing/fake-server.ts'
import { webMedicationAlert } from './medication-alert.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const INTERACTIONS = '/alertas/verificarInteraccion'
const ALLERGY = '/alertas/buscarAlergico'

const wireInteractions = (found: readonly (typeof interaction)[]) =>
  interactionsReply(found).answer.map((one) => ({
    ...one,
    interacciones: found.map((hallazgo) => ({ id: 9, tipo_alerta: 'Mayor', mensaje: hallazgo.titulo, hallazgo })),
  }))

const serve = () =>
  fakeServer({
    [INTERACTIONS]: { json: wireInteractions([]) },
    '/alertas/buscarDesabastecimiento': {
      json: {
        tipo_alerta: null,
        mensaje: null,
        alertaDetalleId: null,
        hallazgo: null,
        medicamento_id: sulfa.id,
        conocimiento: knowledge,
      },
    },
    [ALLERGY]: { json: { alergico: false, por_que: null, codesumi_id: sulfa.id, conocimiento: knowledge } },
    '/alertas/avisos': {
      json: { hallazgos: [], rango_conocido: true, codesumi_id: sulfa.id, conocimiento: knowledge },
    },
    '/alertas/crearAuditoria': { json: { id: 1, mensaje: 'Respuesta registrada' } },
  })

const started = (
  snapshot?: ReturnType<ReturnType<typeof createActor<typeof medicationAlertMachine>>['getPersistedSnapshot']>,
) =>
  createActor(webMedicationAlert(makeStore().dispatch, 7), {
    input: alertInput,
    ...(snapshot === undefined ? {} : { snapshot }),
  }).start()

describe('webMedicationAlert', () => {
  it('makes the four checks and accepts a clean line', async () => {
    const { calls } = serve()
    const actor = started()
    await waitFor(actor, ({ status }) => status === 'done')
    expect(actor.getSnapshot().value).toBe('accepted')
    expect(calls.map(({ path }) => path.replace(/^.*\/alertas\//u, ''))).toEqual([
      'verificarInteraccion',
      'buscarDesabastecimiento',
      'buscarAlergico',
      'avisos',
    ])
  })

  it('an answer that is not what the contract says was not understood', async () => {
    serve().answer(INTERACTIONS, { json: [{ resultado: false }] })
    const actor = started()
    await waitFor(actor, (snapshot) => snapshot.matches('asking'))
    expect(actor.getSnapshot().context.ledger[0]?.por_que).toMatch(/que no se entiende/u)
  })

  it('no answer is no answer', async () => {
    serve().answer(INTERACTIONS, 'no answer')
    const actor = started()
    await waitFor(actor, (snapshot) => snapshot.matches('asking'))
    expect(actor.getSnapshot().context.ledger[0]?.por_que).toMatch(/^El servicio no respondió/u)
  })

  it('the 400 of an allergy is one; without its details it stands', async () => {
    serve().answer(ALLERGY, { status: 400, json: { error: 'Es alérgico', codigo: 'alergia.encontrada' } })
    const actor = started()
    await waitFor(actor, (snapshot) => snapshot.matches('asking'))
    expect(actor.getSnapshot().context.findings).toMatchObject([{ titulo: 'Es alérgico' }])
  })

  it('records each row that was answered under a key of its own', async () => {
    const server = serve()
    server.answer(INTERACTIONS, {
      json: wireInteractions([interaction, { ...interaction, clave: 'otra', alerta_detalle_id: 10 }]),
    })
    const actor = started()
    await waitFor(actor, (snapshot) => snapshot.matches('asking'))
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    await waitFor(actor, ({ status }) => status === 'done')
    const keys = server.calls.filter(({ path }) => path.includes('crearAuditoria')).map(({ key }) => key ?? '')
    expect(keys.map((key) => key.replace(/^.*-/u, ''))).toEqual(['9', '10'])
    expect(new Set(keys).size).toBe(2)
  })

  it('a check that a reload restored has its limit too', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const first = started()
    const kept = first.getPersistedSnapshot()
    first.stop()
    const restored = started(kept)
    expect(restored.getSnapshot().matches('checking')).toBe(true)
    await vi.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS)
    expect(restored.getSnapshot()).toMatchObject({ value: 'asking', context: { broken: STEPS } })
  })
})

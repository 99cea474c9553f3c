import { assign, createActor } from 'xstate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import { PortFailure } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import { startAlert } from '../testing/alert-flow.ts'
import { alertInput, allergy, atSeven26, clean, isAllergic, knowledge } from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'
import { CHECK_TIMEOUT_MS, CHECKS_OF_STEP, STEPS, type Step } from './types.ts'

const atSeven31 = '2026-11-21T12:31:00.000Z'

/** The check of that step was asked for at 07:26; whatever comes, comes at 07:31. */
const waitingFor = async (step: Step) => {
  const { ports, clock, machine, actor: other, reach, answer, fail } = startAlert()
  other.stop()
  const time = { now: atSeven26 }
  const timed = machine.provide({ actions: { lookAtClock: assign(() => ({ now: time.now })) } })
  const actor = createActor(timed, { input: alertInput, clock }).start()
  await reach(step)
  time.now = atSeven31
  const now = () => actor.getSnapshot()
  const rows = () =>
    now()
      .context.ledger.slice(-CHECKS_OF_STEP[step].length)
      .map(({ comprobacion, respuesta, por_que, hora }) => ({ comprobacion, respuesta, por_que, hora }))
  return { ports, clock, actor, answer, fail, now, rows }
}

type Waiting = Awaited<ReturnType<typeof waitingFor>>

const ENDS: readonly (readonly [string, string, (waiting: Waiting) => unknown])[] = [
  ['in eight seconds', 'El servicio no respondió a las 07:31', ({ clock }) => clock.increment(CHECK_TIMEOUT_MS)],
  [
    'because the person stopped waiting',
    'Se dejó de esperar al servicio a las 07:31',
    ({ actor }) => actor.send({ type: 'wait.cancelled' }),
  ],
  [
    'because the service refused',
    'El servicio no pudo responder a las 07:31: En mantenimiento',
    ({ fail }) => fail(new PortFailure({ status: 503, error: 'En mantenimiento' })),
  ],
  ['because nobody answered', 'El servicio no respondió a las 07:31', ({ fail }) => fail(new PortFailure({}))],
  [
    'because nobody answered, whatever the browser says of it',
    'El servicio no respondió a las 07:31',
    ({ fail }) => fail(new PortFailure({ error: 'Failed to fetch' })),
  ],
]

describe.each(STEPS)('%s', (step) => {
  it.each(ENDS)('not made %s, says so with the hour at which it was known', async (_, porQue, end) => {
    const waiting = await waitingFor(step)
    await end(waiting)
    await settle()
    expect(waiting.now()).toMatchObject({
      value: { [step]: 'notMade' },
      context: { notMade: { porQue, failed: true }, findings: [] },
    })
    expect(waiting.rows()).toEqual(
      CHECKS_OF_STEP[step].map((comprobacion) => ({
        comprobacion,
        respuesta: 'no_verificada',
        por_que: porQue,
        hora: atSeven31,
      })),
    )
  })

  it('answered, stands in the ledger with the hour of its answer', async () => {
    const { answer, rows } = await waitingFor(step)
    await answer(clean[step])
    expect(rows()).toEqual(
      CHECKS_OF_STEP[step].map((comprobacion) => ({
        comprobacion,
        respuesta: 'limpia',
        por_que: null,
        hora: atSeven31,
      })),
    )
  })
})

const IN_ITS_WORDS = 'El paciente es alérgico a las sulfas desde 2019'

/** The server refused with an allergy, in its own words. */
const refused = async (error: string | null = IN_ITS_WORDS) => {
  const waiting = await waitingFor('alergia')
  await waiting.fail(new PortFailure({ ...isAllergic.failure, error }))
  return waiting
}

describe('the details of an allergy', () => {
  it('are asked for of that affiliate, drug and consultation', async () => {
    const { ports, now } = await refused()
    expect(now()).toMatchObject({ value: { alergia: 'detailing' }, context: { refusal: IN_ITS_WORDS } })
    expect(ports.allergyDetail.last().input).toEqual({ afiliado_id: 7, codesumi_id: 21, consulta_id: 1 })
  })

  it('stand in the ledger with the hour at which they came', async () => {
    const { ports, now, rows } = await refused()
    ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
    await settle()
    expect(now()).toMatchObject({ value: { alergia: 'asking' }, context: { findings: [allergy] } })
    expect(rows()).toMatchObject([{ respuesta: 'encontrada', hora: atSeven31 }])
  })

  it.each<readonly [string, (waiting: Waiting) => unknown]>([
    ['nobody tells them', ({ ports }) => ports.allergyDetail.last().reject(new PortFailure({}))],
    ['they do not come in eight seconds', ({ clock }) => clock.increment(CHECK_TIMEOUT_MS)],
    ['the person stops waiting for them', ({ actor }) => actor.send({ type: 'wait.cancelled' })],
    [
      'they are of nothing at all',
      ({ ports }) => ports.allergyDetail.last().resolve({ hallazgos: [], conocimiento: knowledge }),
    ],
  ])('are not needed for it to stand: %s', async (_, end) => {
    const waiting = await refused()
    await end(waiting)
    await settle()
    expect(waiting.now()).toMatchObject({
      value: { alergia: 'asking' },
      context: { notMade: null, findings: [{ comprobacion: 'alergia', titulo: IN_ITS_WORDS }] },
    })
    expect(waiting.rows()).toMatchObject([{ respuesta: 'encontrada', hora: atSeven31 }])
  })

  it('of a refusal without words say that the patient is allergic', async () => {
    const { actor, now } = await refused(null)
    actor.send({ type: 'wait.cancelled' })
    expect(now().context.findings).toMatchObject([{ titulo: ALLERGIC_PATIENT }])
  })
})

it.each([
  { status: 409, codigo: 'alergia.encontrada' },
  { status: 400, codigo: 'alergia.otra' },
])('a refusal that is not the one of an allergy leaves the check not made: %o', async (failure) => {
  const { fail, now } = await waitingFor('alergia')
  await fail(new PortFailure({ ...failure, error: 'No' }))
  expect(now().value).toEqual({ alergia: 'notMade' })
})

describe('an alert whose effects nobody provided', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has its first check not made, at the hour of the clock', async () => {
    vi.setSystemTime(atSeven31)
    const actor = createActor(medicationAlertMachine, { input: alertInput }).start()
    await settle()
    expect(actor.getSnapshot()).toMatchObject({
      value: { interacciones: 'notMade' },
      context: { ledger: [{ hora: atSeven31, por_que: 'El servicio no respondió a las 07:31' }] },
    })
    actor.stop()
  })
})

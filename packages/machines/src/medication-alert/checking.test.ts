import { assign, createActor } from 'xstate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import { latestByCheck } from '@cauce/domain/medication/ledger'
import { PortFailure } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import { startAlert } from '../testing/alert-flow.ts'
import {
  alertInput,
  allergy,
  atSeven26,
  clean,
  interaction,
  interactionsReply,
  isAllergic,
  knowledge,
  nonsense,
} from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'
import { CHECK_TIMEOUT_MS, CHECKS_OF_STEP, STEPS, type Step } from './types.ts'

const atSeven31 = '2026-11-21T12:31:00.000Z'

/** The checks were asked for at 07:26; all but that one ended then, and whatever comes of it comes at 07:31. */
const waitingFor = async (step: Step) => {
  const { ports, clock, machine, actor: other, end, call } = startAlert()
  other.stop()
  const time = { now: atSeven26 }
  const timed = machine.provide({ actions: { lookAtClock: assign(() => ({ now: time.now })) } })
  const actor = createActor(timed, { input: alertInput, clock }).start()
  for (const one of STEPS) if (one !== step) await end(one, clean[one])
  time.now = atSeven31
  const now = () => actor.getSnapshot()
  const rows = () => {
    const last = latestByCheck(now().context.ledger)
    return CHECKS_OF_STEP[step].map((check) => {
      const { respuesta, por_que, hora, conocimiento } = last.get(check) ?? {}
      return { respuesta, por_que, hora, conocimiento }
    })
  }
  return { ports, clock, actor, call, end: async (how: Parameters<typeof end>[1]) => end(step, how), now, rows }
}

type Waiting = Awaited<ReturnType<typeof waitingFor>>

const BAD_ANSWER = new PortFailure({ codigo: 'red.respuesta_no_valida', status: 200 })
const NOT_UNDERSTOOD = 'El servicio respondió algo que no se entiende a las 07:31'

const ENDS: readonly (readonly [string, string, (waiting: Waiting, step: Step) => unknown])[] = [
  ['in eight seconds', 'El servicio no respondió a las 07:31', ({ clock }) => clock.increment(CHECK_TIMEOUT_MS)],
  [
    'because the person stopped waiting',
    'Se dejó de esperar al servicio a las 07:31',
    ({ actor }) => actor.send({ type: 'wait.cancelled' }),
  ],
  [
    'because the service refused',
    'El servicio no pudo responder a las 07:31: En mantenimiento',
    ({ end }) => end(new PortFailure({ status: 503, error: 'En mantenimiento' })),
  ],
  ['because nobody answered', 'El servicio no respondió a las 07:31', ({ end }) => end(new PortFailure({}))],
  [
    'because nobody answered, whatever the browser says of it',
    'El servicio no respondió a las 07:31',
    ({ end }) => end(new PortFailure({ error: 'Failed to fetch' })),
  ],
  ['because the answer cannot be read', NOT_UNDERSTOOD, ({ end }) => end(BAD_ANSWER)],
  ['because the answer is about another drug', NOT_UNDERSTOOD, ({ end }, step) => end(nonsense[step])],
  [
    'because the answer is of another check',
    NOT_UNDERSTOOD,
    ({ end }, step) => end(clean[step === 'alergia' ? 'avisos' : 'alergia']),
  ],
]

describe.each(STEPS)('%s', (step) => {
  it.each(ENDS)('not made %s, says so with the hour at which it was known', async (_, porQue, how) => {
    const waiting = await waitingFor(step)
    await how(waiting, step)
    await settle()
    expect(waiting.now()).toMatchObject({ value: 'asking', context: { broken: [step], findings: [], ends: {} } })
    expect(waiting.rows()).toEqual(
      CHECKS_OF_STEP[step].map(() => ({
        respuesta: 'no_verificada',
        por_que: porQue,
        hora: atSeven31,
        conocimiento: null,
      })),
    )
  })

  it('answered, stands in the ledger with the hour of its answer', async () => {
    const { end, rows } = await waitingFor(step)
    await end(clean[step])
    expect(rows()).toMatchObject(
      CHECKS_OF_STEP[step].map(() => ({ respuesta: 'limpia', por_que: null, hora: atSeven31 })),
    )
  })

  it('is waited for eight seconds; what comes later changes nothing', async () => {
    const { clock, now, call } = await waitingFor(step)
    clock.increment(CHECK_TIMEOUT_MS - 1)
    expect(now().matches('checking')).toBe(true)
    clock.increment(1)
    const before = now().context.ledger
    expect(now().value).toBe('asking')
    call(step).resolve(clean[step])
    await settle()
    expect(now()).toMatchObject({ value: 'asking', context: { ledger: before } })
    expect(call(step).signal.aborted).toBe(true)
  })
})

it('what was found stands although nobody waits for the others', async () => {
  const { actor, now, end } = startAlert()
  await end('interacciones', interactionsReply([interaction]))
  actor.send({ type: 'wait.cancelled' })
  expect(now()).toMatchObject({ value: 'asking', context: { findings: [interaction] } })
  expect(now().context.broken).toEqual(['desabastecimiento', 'alergia', 'avisos'])
})

const IN_ITS_WORDS = 'El paciente es alérgico a las sulfas desde 2019'

/** The server refused with an allergy, in its own words. */
const refused = async (error: string | null = IN_ITS_WORDS) => {
  const waiting = await waitingFor('alergia')
  await waiting.end(new PortFailure({ ...isAllergic.failure, error }))
  return waiting
}

describe('the details of an allergy', () => {
  it('are asked for of that affiliate, drug and consultation, and stand with the hour at which they came', async () => {
    const { ports, now, rows } = await refused()
    expect(ports.allergyDetail.last().input).toEqual({ afiliado_id: 7, codesumi_id: 21, consulta_id: 1 })
    ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
    await settle()
    expect(now()).toMatchObject({ value: 'asking', context: { findings: [allergy], broken: [] } })
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
  ])('are not needed for it to stand: %s', async (_, how) => {
    const waiting = await refused()
    await how(waiting)
    await settle()
    expect(waiting.now()).toMatchObject({
      value: 'asking',
      context: { broken: [], findings: [{ comprobacion: 'alergia', titulo: IN_ITS_WORDS }] },
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
  const { end, now } = await waitingFor('alergia')
  await end(new PortFailure({ ...failure, error: 'No' }))
  expect(now()).toMatchObject({ value: 'asking', context: { broken: ['alergia'] } })
})

it('a 400 of an allergy is one only for the allergy', async () => {
  const { end, now } = await waitingFor('interacciones')
  await end(isAllergic)
  expect(now().context.broken).toEqual(['interacciones'])
})

describe('an alert whose effects nobody provided', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has no check made, at the hour of the clock', async () => {
    vi.setSystemTime(atSeven31)
    const actor = createActor(medicationAlertMachine, { input: alertInput }).start()
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { broken: STEPS } })
    expect(actor.getSnapshot().context.ledger[0]).toMatchObject({
      hora: atSeven31,
      por_que: 'El servicio no respondió a las 07:31',
    })
    actor.stop()
  })
})

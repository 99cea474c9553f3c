/** The alert flow run by its own machine, its ports joined to the real server; any of its services may fail as they do. */
import { randomUUID } from 'node:crypto'
import { assign, type Actor, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { alertas } from '@cauce/contract/alertas'
import { consultas } from '@cauce/contract/consultas'
import type { CodeSumi } from '@cauce/domain/medication/article'
import { PortFailure } from '@cauce/machines/failure'
import { medicationAlertMachine } from '@cauce/machines/medication-alert'
import {
  CHECK_TIMEOUT_MS,
  STEPS,
  type AlertPorts,
  type CheckQuestion,
  type CheckReply,
  type DecisionRecord,
  type Step,
} from '@cauce/machines/medication-alert/types'
import { perScenario } from './escenas.ts'
import type { Mundo } from './mundo.ts'
import { article } from './medicamentos.ts'
import { ask, NO_ANSWER } from './puertos.ts'
import { read } from './respuestas.ts'

/** How a service fails: down, slow, nonsense, about something else, clean where it is not, or gone after its first row. */
type Breakdown = 'no responde' | 'tarda' | 'no se entiende' | 'habla de otro' | 'miente' | 'se corta'

/** What a scenario of alerts knows besides the world. */
interface AlertScene {
  readonly breakdowns: Map<Step | 'registro', Breakdown>
  readonly clock: SimulatedClock
  readonly selected: CodeSumi[]
  drug: CodeSumi | null
  actor: Actor<typeof medicationAlertMachine> | null
}

export const sceneOf = perScenario<AlertScene>(() => ({
  breakdowns: new Map(),
  clock: new SimulatedClock(),
  selected: [],
  drug: null,
  actor: null,
}))

const BREAKDOWNS: Readonly<Record<string, Breakdown>> = {
  'no responde': 'no responde',
  'tarda demasiado': 'tarda',
  'responde algo que no se entiende': 'no se entiende',
  'responde por otro medicamento': 'habla de otro',
  'calla lo que sabe': 'miente',
  'se corta después de la primera respuesta': 'se corta',
}

export const stepNamed = (name: string): Step => {
  const step = STEPS.find((one) => one === name)
  if (step === undefined) throw new Error(`No hay una comprobación ${name}`)
  return step
}

/** That service, or the record of the answers, fails so from now on. */
export const breakService = (world: Mundo, name: string, how: string): void => {
  const breakdown = BREAKDOWNS[how]
  if (breakdown === undefined) throw new Error(`No se sabe hacer que un servicio ${how}`)
  sceneOf(world).breakdowns.set(name === 'registro' ? name : stepNamed(name), breakdown)
}

const STEP_LIMIT_MS = 60_000
const NONSENSE = new PortFailure({ codigo: 'red.respuesta_no_valida' })

const reply = async (world: Mundo, question: CheckQuestion): Promise<CheckReply> => {
  const { step, body } = question
  if (step === 'interacciones') return { step, answer: await ask(world, alertas.verificarInteraccion, { body }) }
  if (step === 'desabastecimiento') return { step, answer: await ask(world, alertas.buscarDesabastecimiento, { body }) }
  if (step === 'alergia') return { step, answer: await ask(world, alertas.buscarAlergico, { body }) }
  return { step, answer: await ask(world, alertas.avisos, { body }) }
}

const ANOTHER_DRUG = 999_999

/** The same answer, about a drug that nobody asked about. */
const ofAnother = (answered: CheckReply): CheckReply => {
  if (answered.step === 'interacciones')
    return { ...answered, answer: answered.answer.map((one) => ({ ...one, revisados: [ANOTHER_DRUG] })) }
  if (answered.step === 'desabastecimiento')
    return { ...answered, answer: { ...answered.answer, medicamento_id: ANOTHER_DRUG } }
  if (answered.step === 'alergia') return { ...answered, answer: { ...answered.answer, codesumi_id: ANOTHER_DRUG } }
  return { ...answered, answer: { ...answered.answer, codesumi_id: ANOTHER_DRUG } }
}

/** The same answer with nothing found. */
const clean = (answered: CheckReply): CheckReply => {
  if (answered.step === 'interacciones')
    return { ...answered, answer: answered.answer.map((one) => ({ ...one, resultado: false, interacciones: [] })) }
  if (answered.step === 'desabastecimiento')
    return { ...answered, answer: { ...answered.answer, tipo_alerta: null, hallazgo: null } }
  return answered.step === 'avisos' ? { ...answered, answer: { ...answered.answer, hallazgos: [] } } : answered
}

const makeCheck = async (world: Mundo, question: CheckQuestion): Promise<CheckReply> => {
  const breakdown = sceneOf(world).breakdowns.get(question.step)
  if (breakdown === 'no responde') throw NO_ANSWER
  if (breakdown === 'no se entiende') throw NONSENSE
  if (breakdown === 'tarda') return new Promise<never>(() => undefined)
  const answered = await reply(world, question)
  if (breakdown === 'habla de otro') return ofAnother(answered)
  return breakdown === 'miente' ? clean(answered) : answered
}

const recordDecision = async (world: Mundo, record: DecisionRecord): Promise<void> => {
  const breakdown = sceneOf(world).breakdowns.get('registro')
  if (breakdown === 'no responde') throw NO_ANSWER
  const { step, consultaId: consulta_id, codesumiId: codesumi_id, acepto, motivo, key } = record
  if (step === 'alergia') {
    const body = { consulta_id, codesumi_id, acepto_ordenar: acepto, motivo }
    await ask(world, alertas.crearSeguimientoAlergia, { body, key })
    return
  }
  for (const id of record.alertIds) {
    const body = { acepto, alerta_detalle_id: id, consulta_id, clase: step, motivo }
    await ask(world, alertas.crearAuditoria, { body, key: `${key}-${id}` })
    if (breakdown === 'se corta') throw NO_ANSWER
  }
}

const alertOver = (world: Mundo) =>
  medicationAlertMachine.provide({
    actors: {
      newKey: fromPromise<string, undefined>(() => Promise.resolve(randomUUID())),
      makeCheck: fromPromise<CheckReply, CheckQuestion>(({ input }) => makeCheck(world, input)),
      allergyDetail: fromPromise<AlertPorts['allergyDetail']['output'], AlertPorts['allergyDetail']['input']>(
        ({ input }) => ask(world, alertas.detalleAlergia, { body: input }),
      ),
      recordDecisions: fromPromise<void, readonly DecisionRecord[]>(async ({ input }) => {
        for (const record of input) await recordDecision(world, record)
      }),
    },
    actions: { lookAtClock: assign(() => ({ now: new Date().toISOString() })) },
  })

const affiliateOf = async (world: Mundo): Promise<number> => {
  const answer = await world.call(`/consultas/consulta/${world.consultaId}`)
  return read(consultas.consulta, answer).afiliado.id
}

/** Starts the alerts of a drug of the catalogue. */
export const startAlerts = async (world: Mundo, nombre: string): Promise<void> => {
  const scene = sceneOf(world)
  const { codesumi } = await article(world, nombre)
  const afiliadoId = await affiliateOf(world)
  scene.drug = codesumi
  scene.actor?.stop()
  scene.actor = createActor(alertOver(world), {
    clock: scene.clock,
    input: {
      consultaId: world.consultaId,
      afiliadoId,
      line: {
        key: 1,
        codesumi,
        via: codesumi.vias_administracion[0] ?? 'Oral',
        dosis: 1,
        frecuencia: 12,
        tiempo: 'Horas',
        reemplazaId: null,
      },
      selected: scene.selected.map(({ id, nombre: name }) => ({ codesumi_id: id, nombre: name })),
    },
  }).start()
  await alertsSettled(world)
  if ([...scene.breakdowns.values()].includes('tarda')) {
    // Longer than a check is waited for.
    scene.clock.increment(CHECK_TIMEOUT_MS)
    await alertsSettled(world)
  }
}

/** The running flow; a scenario that did not start one is written wrongly. */
export const runningAlerts = (world: Mundo): Actor<typeof medicationAlertMachine> => {
  const { actor } = sceneOf(world)
  if (actor === null) throw new Error('El escenario no empezó a formular nada')
  return actor
}

/** The flow waits for a person, has ended, or waits for a service that never answers. */
export const alertsSettled = async (world: Mundo): Promise<void> => {
  const { breakdowns } = sceneOf(world)
  await waitFor(
    runningAlerts(world),
    (snapshot) => {
      const value = JSON.stringify(snapshot.value)
      const hung = [...breakdowns].filter(([, how]) => how === 'tarda').map(([step]) => step)
      const open = STEPS.filter((step) => snapshot.matches('checking') && value.includes(`"${step}":"asking"`))
      const isHung = open.length > 0 && open.every((step) => hung.includes(step))
      return isHung || snapshot.status !== 'active' || snapshot.matches('asking') || /blocked|failed/u.test(value)
    },
    { timeout: STEP_LIMIT_MS },
  )
}

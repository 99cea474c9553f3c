/** The flows of the product run by their own machines, with their ports joined to the real server over HTTP. */
import { randomUUID } from 'node:crypto'
import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { procedureOrderPorts as ports } from '@cauce/contract/ports/procedure-order'
import { routingChangePorts } from '@cauce/contract/ports/routing-change'
import { PortFailure } from '@cauce/machines/failure'
import { procedureConsentMachine } from '@cauce/machines/procedure-consent'
import type { ConsentPorts } from '@cauce/machines/procedure-consent/types'
import { procedureOrderMachine } from '@cauce/machines/procedure-order'
import type { OrderContext, OrderPorts } from '@cauce/machines/procedure-order/types'
import { routingChangeMachine } from '@cauce/machines/routing-change'
import type { Mundo } from './mundo.ts'
import { callsOver } from './puertos.ts'

const STEP_LIMIT_MS = 60_000

export const newKey = fromPromise<string, undefined>(() => Promise.resolve(randomUUID()))

const consentOver = (world: Mundo) =>
  procedureConsentMachine.provide({
    actors: {
      newKey,
      loadText: callsOver(world).call(ports.loadConsentText),
      printConsent: fromPromise<void, ConsentPorts['printConsent']['input']>(async ({ input }) => {
        const { status } = await world.call('/pdf', {
          tipo: 'consentimientoInformado',
          id: input.cupId,
          orden_id: input.ordenId,
          acepta: false,
        })
        if (status !== 200) throw new PortFailure({ status })
        world.printed.push('consentimiento')
      }),
    },
  })

const orderOver = (world: Mundo) => {
  const { call, done } = callsOver(world)
  return procedureOrderMachine.provide({
    actors: {
      newKey,
      procedureConsent: consentOver(world),
      validateItem: call(ports.validateItem),
      proposeRouting: call(ports.proposeRouting),
      generateOrder: call(ports.generateOrder, { before: 'ordenar', after: 'respuesta-ordenar' }),
      checkRecommendation: call(ports.checkRecommendation),
      printRecommendation: fromPromise<void, OrderPorts['printRecommendation']['input']>(async ({ input }) => {
        const { status } = await world.call('/pdf', {
          tipo: 'recomendacionOrdenCup',
          id: input.ordenId,
          consulta: input.consultaId,
        })
        if (status !== 200) throw new PortFailure({ status })
        world.printed.push('recomendaciones')
      }),
      checkConsent: call(ports.checkConsent, { before: 'consentimiento' }),
      refreshActive: done(ports.refreshActive),
    },
  })
}

export const today = (): string => bogotaDate(Date.now())

/** Starts (or, with a snapshot, restores) the ordering of the scenario's consultation. */
export const startOrder = (
  world: Mundo,
  snapshot?: ReturnType<Actor<typeof procedureOrderMachine>['getPersistedSnapshot']>,
): void => {
  world.order?.stop()
  world.order = createActor(orderOver(world), {
    input: { consultaId: world.consultaId, hoy: today(), paciente: { edad: 54, tipoAfiliadoId: 2 } },
    ...(snapshot === undefined ? {} : { snapshot }),
  }).start()
}

/** The running order; a scenario that did not open one is written wrongly. */
export const runningOrder = (world: Mundo): Actor<typeof procedureOrderMachine> => {
  if (!world.order) throw new Error('El escenario no abrió los procedimientos')
  return world.order
}

export const orderContext = (world: Mundo): OrderContext => runningOrder(world).getSnapshot().context

/** Situations in which the flow waits for a person. */
const WAITING: readonly (string | Record<string, string>)[] = [
  'collecting',
  { validating: 'asking' },
  { validating: 'failed' },
  { ordering: 'interrupted' },
  { ordering: 'refused' },
  { ordering: 'alreadyOrdered' },
]

/** Until the flow waits for a person again. */
export const settled = async (world: Mundo): Promise<void> => {
  await waitFor(
    runningOrder(world),
    (snapshot) => {
      const { consent } = snapshot.children
      const asking = consent?.getSnapshot()
      const consentWaits = asking !== undefined && 'matches' in asking && asking.matches('askingAuthorisation')
      return consentWaits || WAITING.some((situation) => JSON.stringify(snapshot.value) === JSON.stringify(situation))
    },
    { timeout: STEP_LIMIT_MS },
  )
}

/** Starts the change of site of a line. */
export const startRouting = (
  world: Mundo,
  line: { readonly id: number; readonly automatico: boolean; readonly tipo?: OrderType },
): void => {
  const machine = routingChangeMachine.provide({
    actors: {
      newKey,
      assignRouting: callsOver(world).call(routingChangePorts.assignRouting, { before: 'direccionar' }),
    },
  })
  world.routing = createActor(machine, {
    input: { tipo: line.tipo ?? OrderType.procedures, lineId: line.id, rep: null, automatico: line.automatico },
  }).start()
}

export const routingSettled = async (world: Mundo): Promise<void> => {
  if (!world.routing) throw new Error('El escenario no abrió el cambio de sede')
  await waitFor(world.routing, (snapshot) => !snapshot.matches('saving') && !snapshot.matches('opening'), {
    timeout: STEP_LIMIT_MS,
  })
}

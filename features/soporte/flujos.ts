/** The flows of the product run by their own machines, with their ports joined to the real server over HTTP. */
import { randomUUID } from 'node:crypto'
import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import * as Schema from 'effect/Schema'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { namedLine } from '@cauce/domain/ordering/routing-change'
import type { Entry } from '@cauce/contract/entry'
import { consentimientos } from '@cauce/contract/consentimientos'
import { ApiError } from '@cauce/contract/errors'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { PortFailure } from '@cauce/machines/failure'
import { procedureConsentMachine } from '@cauce/machines/procedure-consent'
import type { ConsentPorts } from '@cauce/machines/procedure-consent/types'
import { procedureOrderMachine } from '@cauce/machines/procedure-order'
import type { OrderContext, OrderPorts } from '@cauce/machines/procedure-order/types'
import { type AssignRouting, routingChangeMachine } from '@cauce/machines/routing-change'
import type { Fault, Mundo } from './mundo.ts'

const STEP_LIMIT_MS = 60_000
const NO_ANSWER = new PortFailure({})

/** A port over HTTP: a refusal becomes the failure that the machine expects. */
export const ask = async <const E extends Entry & { readonly answer: Schema.ConstraintCodec<unknown, unknown> }>(
  world: Mundo,
  entry: E,
  path: string,
  { body, key }: { readonly body?: unknown; readonly key?: string } = {},
): Promise<E['answer']['Type']> => {
  const { status, body: answer } = await world.call(path, body, key === undefined ? {} : { 'idempotency-key': key })
  if (status === 200) return Schema.decodeUnknownSync(entry.answer)(answer)
  const { error, codigo, errores = {} } = Schema.decodeUnknownSync(ApiError)(answer)
  throw new PortFailure({ status, error, codigo, errores })
}

/** Fails once when the scenario asked for it, as a lost connection does. */
export const loseOnce = (world: Mundo, fault: Fault): void => {
  if (world.faults.delete(fault)) throw NO_ANSWER
}

export const newKey = fromPromise<string, undefined>(() => Promise.resolve(randomUUID()))

const consentOver = (world: Mundo) =>
  procedureConsentMachine.provide({
    actors: {
      newKey,
      loadText: fromPromise<ConsentPorts['loadText']['output'], ConsentPorts['loadText']['input']>(({ input }) =>
        ask(world, consentimientos.consultar, '/consentimientos-informados/consultar', { body: { id: input.cupId } }),
      ),
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

const orderOver = (world: Mundo) =>
  procedureOrderMachine.provide({
    actors: {
      newKey,
      procedureConsent: consentOver(world),
      validateItem: fromPromise<OrderPorts['validateItem']['output'], OrderPorts['validateItem']['input']>(
        ({ input }) => ask(world, ordenamiento.validarCup, '/ordenamiento/validar-cup', { body: input.item }),
      ),
      proposeRouting: fromPromise<OrderPorts['proposeRouting']['output'], OrderPorts['proposeRouting']['input']>(
        ({ input }) =>
          ask(world, ordenamiento.proponerDireccionamiento, '/ordenamiento/proponer-direccionamiento', {
            body: { consulta_id: input.consultaId, tipo_orden_id: 2, items: input.cups },
          }),
      ),
      generateOrder: fromPromise<OrderPorts['generateOrder']['output'], OrderPorts['generateOrder']['input']>(
        async ({ input: { consultaId, items, key } }) => {
          loseOnce(world, 'ordenar')
          const path = `/ordenamiento/generarOrdenamiento/${consultaId}/2`
          const answer = await ask(world, ordenamiento.generarOrdenamiento, path, { body: items, key })
          loseOnce(world, 'respuesta-ordenar')
          return answer
        },
      ),
      checkRecommendation: fromPromise<boolean, OrderPorts['checkRecommendation']['input']>(({ input }) =>
        ask(world, ordenamiento.recomendacionCups, '/recomendacion-cups/consultar', { body: { id: input.ordenId } }),
      ),
      printRecommendation: fromPromise<void, OrderPorts['printRecommendation']['input']>(async ({ input }) => {
        const { status } = await world.call('/pdf', {
          tipo: 'recomendacionOrdenCup',
          id: input.ordenId,
          consulta: input.consultaId,
        })
        if (status !== 200) throw new PortFailure({ status })
        world.printed.push('recomendaciones')
      }),
      checkConsent: fromPromise<boolean, OrderPorts['checkConsent']['input']>(({ input: { cupId, repId } }) => {
        loseOnce(world, 'consentimiento')
        const path = `/consentimientos-informados/validar-consentimiento-cup/${cupId}/${repId}`
        return ask(world, consentimientos.validarConsentimientoCup, path)
      }),
      refreshActive: fromPromise<void, OrderPorts['refreshActive']['input']>(async ({ input }) => {
        await ask(world, ordenamiento.ordenesActivas, `/ordenamiento/ordenes-activas/${input.consultaId}/2`)
      }),
    },
  })

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
  { ordering: 'announced' },
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
      assignRouting: fromPromise<AssignRouting['output'], AssignRouting['input']>(({ input }) => {
        loseOnce(world, 'direccionar')
        return ask(world, ordenamiento.asignarDireccionamiento, '/ordenamiento/asignarDireccionamiento', {
          body: { ...namedLine(input.tipo, input.lineId), rep_id: input.repId, motivo: input.motivo },
          key: input.key,
        })
      }),
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

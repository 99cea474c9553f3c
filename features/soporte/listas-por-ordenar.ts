/** The lists of what is to be ordered, each run by its own machine: procedures and services over the real server. */
import assert from 'node:assert/strict'
import { emptyMedicationDraft } from '@cauce/domain/medication/draft'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import { serviceSummary } from '@cauce/domain/own-code/summary'
import { orderSummary } from '@cauce/domain/procedure/order-summary'
import { PortFailure } from '@cauce/machines/failure'
import { startMedication } from '@cauce/machines/testing/medication-flow'
import { perScenario } from './escenas.ts'
import { orderContext, runningOrder, settled, startOrder, today } from './flujos.ts'
import { loseOnce } from './puertos.ts'
import { article } from './medicamentos.ts'
import type { Mundo } from './mundo.ts'
import { ordersOf } from './ordenes.ts'
import { countOrders, procedure } from './respuestas.ts'
import { activeServices, service, services, servicesSettled, startServices } from './servicios.ts'

/** What a line lacks when its field is left out. */
type Lacking = { readonly observacion?: string; readonly cantidad?: null; readonly fechaVigencia?: string }
const EMPTY_FIELDS: Readonly<Record<string, Lacking>> = {
  observación: { observacion: '' },
  cantidad: { cantidad: null },
  'fecha de vigencia': { fechaVigencia: '' },
}

const lacking = (missing: string | undefined): Lacking => {
  if (missing === undefined) return {}
  const change = EMPTY_FIELDS[missing]
  assert.ok(change, `No se sabe añadir sin ${missing}`)
  return change
}

interface OrderList {
  readonly open: (world: Mundo) => void
  /** Adds a line; without a code, as if nothing had been chosen. */
  readonly add: (world: Mundo, codigo: string | undefined, missing: string | undefined) => Promise<void>
  readonly order: (world: Mundo) => Promise<void>
  readonly retry: (world: Mundo) => Promise<void>
  readonly count: (world: Mundo) => number
  /** What the foot says that is going to happen. */
  readonly foot: (world: Mundo) => string
}

/** Earlier orders of the same procedure do not stop it. */
export const acceptHistory = async (world: Mundo, motivo = ''): Promise<void> => {
  if (!runningOrder(world).getSnapshot().matches({ validating: 'asking' })) return
  if (motivo !== '') runningOrder(world).send({ type: 'history.explained', motivo })
  runningOrder(world).send({ type: 'history.accepted' })
  await settled(world)
  await acceptHistory(world, motivo)
}

const PROCEDURES: OrderList = {
  open: (world) => startOrder(world),
  add: async (world, codigo, missing) => {
    const procedimiento = codigo === undefined ? null : await procedure(world, codigo)
    const draft = { procedimiento, cantidad: 1, observacion: 'Control', ...lacking(missing) }
    runningOrder(world).send({ type: 'draft.changed', draft })
    runningOrder(world).send({ type: 'item.add', hoy: today() })
    await settled(world)
    if (!ordersOf(world).orderedBefore) await acceptHistory(world)
  },
  order: async (world) => {
    world.remembered.set('ordenes', await countOrders(world))
    runningOrder(world).send({ type: 'order.requested', hoy: today() })
    await settled(world)
  },
  retry: async (world) => {
    runningOrder(world).send({ type: 'retry' })
    await settled(world)
  },
  count: (world) => orderContext(world).items.length,
  foot: (world) =>
    orderSummary(
      orderContext(world).items.map(({ routing, procedimiento, consentimiento }) => ({
        rep: routing?.rep ?? null,
        requiere_auditoria: procedimiento.requiere_auditoria,
        consentimiento,
      })),
    ).detalle,
}

const SERVICES: OrderList = {
  open: (world) => void startServices(world),
  add: async (world, codigo, missing) => {
    const chosen: Partial<OwnCodeDraft> = codigo === undefined ? {} : { codigoPropio: await service(world, codigo) }
    services(world).send({ type: 'draft.changed', draft: { ...chosen, ...lacking(missing) } })
    services(world).send({ type: 'item.add', hoy: today() })
    await servicesSettled(world)
  },
  order: async (world) => {
    world.remembered.set('ordenes', await countOrders(world))
    const activas = await activeServices(world)
    services(world).send({ type: 'order.requested', hoy: today(), activas })
    await servicesSettled(world)
  },
  retry: async (world) => {
    services(world).send({ type: 'retry' })
    await servicesSettled(world)
  },
  count: (world) => services(world).getSnapshot().context.items.length,
  foot: (world) =>
    serviceSummary(
      services(world)
        .getSnapshot()
        .context.items.map(({ routing, codigoPropio }) => ({
          rep: routing?.rep,
          requiere_auditoria: codigoPropio.requiere_auditoria,
        })),
    ).detalle,
}

const flowOf = perScenario(() => startMedication())

/** The machine alone: its checks find nothing, and its server answers only that it does not answer. */
const MEDICATIONS: OrderList = {
  open: (world) => void flowOf(world),
  add: async (world, nombre) => {
    const { add, actor, context } = flowOf(world)
    if (nombre === undefined) {
      // A line of the history whose drug left the catalogue.
      actor.send({ type: 'lines.prescribe', drafts: [emptyMedicationDraft(today())], hoy: today() })
      world.remembered.set('mensaje', context().notice?.message)
      return
    }
    await add(await article(world, nombre))
  },
  order: async (world) => {
    const { order, ports, settled: flowSettled, context } = flowOf(world)
    await order()
    assert.throws(() => loseOnce(world, 'ordenar'), 'Solo se sabe ordenar esta lista con el servidor caído')
    ports.generateOrder.last().reject(new PortFailure({}))
    await flowSettled()
    world.remembered.set('mensaje', context().dialog?.mensaje)
  },
  retry: () => Promise.reject(new Error('Esta lista no se reintenta')),
  count: (world) => flowOf(world).context().items.length,
  foot: () => '',
}

const LISTS: Readonly<Record<string, OrderList>> = {
  procedimiento: PROCEDURES,
  servicio: SERVICES,
  medicamento: MEDICATIONS,
}

const chosen = perScenario<{ list: OrderList }>(() => ({ list: PROCEDURES }))

/** The list of that kind, which is the one of the scenario from now on. */
export const listNamed = (world: Mundo, kind: string): OrderList => {
  const list = LISTS[kind]
  assert.ok(list, `No hay una lista de ${kind}`)
  chosen(world).list = list
  return list
}

export const listOf = (world: Mundo): OrderList => chosen(world).list

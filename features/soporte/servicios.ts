/** The order of services run by its own machine, with its ports joined to the real server over HTTP. */
import assert from 'node:assert/strict'
import { createActor, waitFor } from 'xstate'
import { codigosPropios } from '@cauce/contract/codigos-propios'
import { ownCodePorts as ports } from '@cauce/contract/ports/own-code'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ActiveServiceLine, OwnCode } from '@cauce/domain/own-code/service-line'
import { ownCodeMachine } from '@cauce/machines/own-code'
import { newKey, today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { sendOrder, talkAbout } from './ordenes.ts'
import { callsOver } from './puertos.ts'
import { read } from './respuestas.ts'

const STEP_LIMIT_MS = 60_000

const over = (world: Mundo) => {
  const { call, done } = callsOver(world)
  return ownCodeMachine.provide({
    actors: {
      newKey,
      proposeRouting: call(ports.proposeRouting),
      generateOrder: call(ports.generateOrder, { before: 'ordenar', after: 'respuesta-ordenar' }),
      refreshActive: done(ports.refreshActive),
    },
  })
}

type Running = ReturnType<typeof startServices>
const started = new WeakMap<Mundo, Running>()

export const startServices = (world: Mundo) => {
  const actor = createActor(over(world), { input: { consultaId: world.consultaId, hoy: today() } }).start()
  started.set(world, actor)
  return actor
}

export const services = (world: Mundo): Running => {
  const actor = started.get(world)
  if (actor === undefined) throw new Error('El escenario no abrió los servicios')
  return actor
}

/** Situations in which it works by itself. */
const BUSY = /proposing|starting|keying|sending|refreshing/u

/** Until the flow waits for a person; what it says is kept to be read. */
export const servicesSettled = async (world: Mundo): Promise<void> => {
  const { context } = await waitFor(services(world), ({ value }) => !BUSY.test(JSON.stringify(value)), {
    timeout: STEP_LIMIT_MS,
  })
  const said = context.dialog?.mensaje ?? context.done?.mensaje ?? context.notice?.message
  if (said !== undefined) world.remembered.set('mensaje', said)
}

/** The service with that code, as the search gives it. */
export const service = async (world: Mundo, codigo: string): Promise<OwnCode> => {
  const { original } = read(codigosPropios.buscar, await world.call(`/codigo-propio/BuscarCodigoPropio/${codigo}`))
  const found = original.find((row) => row.codigo === codigo)
  assert.ok(found, `El catálogo no tiene el código propio ${codigo}`)
  return found
}

export const activeServices = async (world: Mundo): Promise<readonly ActiveServiceLine[]> =>
  read(codigosPropios.ordenesActivas, await world.call(`/ordenamiento/ordenes-activas/${world.consultaId}/4`))

/** The newest line of that code. */
export const serviceLine = async (world: Mundo, codigo: string): Promise<ActiveServiceLine> => {
  const line = (await activeServices(world)).find(({ codigo_propio }) => codigo_propio.codigo === codigo)
  assert.ok(line, `Ningún servicio activo es ${codigo}`)
  return line
}

export const serviceBody = async (world: Mundo, codigos: readonly string[]) => {
  const found = await Promise.all(codigos.map((codigo) => service(world, codigo)))
  return found.map(({ id }) => ({ codigoPropio: { id }, cantidad: 1, fechaVigencia: today() }))
}

/** An ordered line of that code to talk about. */
export const orderedService = async (world: Mundo, codigo: string): Promise<void> => {
  await sendOrder(world, OrderType.ownCodes, await serviceBody(world, [codigo]))
  assert.equal(world.answer?.status, 200, JSON.stringify(world.answer?.body))
  talkAbout(world, OrderType.ownCodes, await serviceLine(world, codigo))
}

/** Where a line is done: what is proposed, and the change run by its machine. */
import assert from 'node:assert/strict'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { ProviderSite } from '@cauce/domain/ordering/routing'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { namedLine, routingTexts } from '@cauce/domain/ordering/routing-change'
import { routingSettled, startRouting } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { ordersOf, UNKNOWN, UNKNOWN_ID } from './ordenes.ts'
import { activeLine, procedure, read } from './respuestas.ts'
import { activeServices, service } from './servicios.ts'

interface Site {
  readonly id: number
  readonly nombre: string
}

interface RoutedLine {
  readonly id: number
  readonly rep_id: number | null
  readonly rep: { readonly nombre: string } | null
  readonly direccionamieno_automatico: boolean
}

const sites = async (world: Mundo, prestador: string): Promise<readonly ProviderSite[]> =>
  read(ordenamiento.repsListar, await world.call('/reps/listar?page=0', { prestador }))

export const siteNamed = async (world: Mundo, nombre: string): Promise<Site> => {
  const site = (await sites(world, nombre)).find((row) => row.nombre === nombre)
  assert.ok(site, `No hay ninguna sede ${nombre}`)
  return { id: site.id, nombre }
}

/** The line that the scenario talks about, as it is now. */
export const currentLine = async (world: Mundo): Promise<RoutedLine> => {
  if (ordersOf(world).tipo === OrderType.procedures) return activeLine(world, ({ id }) => id === world.lineId)
  const line = (await activeServices(world)).find(({ id }) => id === world.lineId)
  assert.ok(line, 'El servicio no está activo')
  return line
}

/** A site where the line is not. */
export const anotherSite = async (world: Mundo): Promise<Site> => {
  const { rep_id } = await currentLine(world)
  const other = (await sites(world, 'clinica')).find(
    ({ id, departamento }) => id !== rep_id && departamento.nombre === 'Antioquia',
  )
  assert.ok(other)
  return { id: other.id, nombre: other.nombre }
}

export const assignDirectly = (world: Mundo, body: object) => world.call('/ordenamiento/asignarDireccionamiento', body)

/** Changes the site as the screen does; what the screen does not offer is sent as somebody who skips it would. */
export const changeSite = async (world: Mundo, rep: Site | null, motivo: string): Promise<void> => {
  const { tipo } = ordersOf(world)
  const { id, direccionamieno_automatico: automatico } = await currentLine(world)
  if (automatico && rep) {
    await assignDirectly(world, { ...namedLine(tipo, id), rep_id: rep.id, ...(motivo === '' ? {} : { motivo }) })
    return
  }
  startRouting(world, { id, automatico, tipo })
  world.routing?.send({ type: 'site.chosen', rep })
  if (motivo !== '') world.routing?.send({ type: 'reason.changed', motivo })
  world.routing?.send({ type: 'change.confirmed' })
  await routingSettled(world)
  if (world.routing?.getSnapshot().matches('done')) world.remembered.set('mensaje', routingTexts(tipo).exito)
}

interface ToRoute {
  readonly tipo: OrderType
  readonly id: number
}

const FINDERS: Readonly<Record<string, (world: Mundo, name: string) => Promise<ToRoute>>> = {
  procedimientos: async (world, name) => ({ tipo: OrderType.procedures, id: (await procedure(world, name)).id }),
  servicios: async (world, name) => ({
    tipo: OrderType.ownCodes,
    id: name === UNKNOWN ? UNKNOWN_ID : (await service(world, name)).id,
  }),
  esquemas: async (world, name) => {
    const { db } = await world.server()
    const row = db.selectFrom('esquemas').select('id').where('abreviatura_esquema', '=', name)
    return { tipo: OrderType.schemes, id: (await row.executeTakeFirstOrThrow()).id }
  },
  medicamentos: async (world) => {
    const { db } = await world.server()
    const row = db.selectFrom('medicamentos').select('id').orderBy('id').limit(1)
    return { tipo: OrderType.medications, id: (await row.executeTakeFirstOrThrow()).id }
  },
}

/** What a site is asked for, of each kind of order; of the medications, any. */
export const idToRoute = async (world: Mundo, kind: string, name: string): Promise<ToRoute> => {
  const found = await FINDERS[kind]?.(world, name)
  assert.ok(found, `No se sabe buscar entre ${kind}`)
  return found
}

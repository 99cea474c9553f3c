/** A clinician in front of the demo's own-code services, for tests of their calls. Consultation 1: Medellín, primary site Laureles. */
import * as Schema from 'effect/Schema'
import { codigosPropios } from '@cauce/contract/codigos-propios'
import { openOrdering, type Ordering } from './ordering.ts'
import type { TestOptions } from './server.ts'

/** Codes of the demo by what they are for. */
export const OWN_CODE = {
  /** Contracted in Medellín. */
  visit: 'CP0001',
  /** The same, and needs audit. */
  nurse: 'CP0005',
  tracheostomy: 'CP0016',
  /** Contracted at the affiliate's primary site. */
  workshop: 'CP0061',
  /** Nobody is contracted for aids in Antioquia. */
  walker: 'CP0054',
  crutches: 'CP0055',
  cane: 'CP0056',
  prosthesis: 'CP0058',
  insoles: 'CP0059',
  /** In course for the affiliate of consultation 1 since the demo began. */
  strips: 'CP0042',
  paste: 'CP0030',
  colostomy: 'CP0031',
  tube: 'CP0036',
  leg: 'CP0038',
  gloves: 'CP0041',
  stockings: 'CP0045',
} as const

const decodeOrder = Schema.decodeUnknownSync(codigosPropios.generarOrdenamiento.answer)
const decodeActive = Schema.decodeUnknownSync(codigosPropios.ordenesActivas.answer)

export interface ServiceToOrder {
  readonly codigoPropio: { readonly id: number }
  readonly cantidad: number
  readonly fechaVigencia: string
}

export interface Services {
  readonly ordering: Ordering
  search(text: string): ReturnType<Ordering['get']>
  line(codigo: string): Promise<ServiceToOrder>
  post(lines: readonly object[], key?: string): ReturnType<Ordering['post']>
  /** Orders one unit of each in consultation 1. */
  order(codigos: readonly string[], key?: string): ReturnType<Ordering['post']>
  /** The same, for an order that must be done: its lines, in its order. */
  orderLines(codigos: readonly string[]): Promise<readonly { readonly id: number; readonly orden_id: number }[]>
  active(): Promise<typeof codigosPropios.ordenesActivas.answer.Type>
}

export const openServices = async (options: TestOptions = {}): Promise<Services> => {
  const ordering = await openOrdering(options)
  const { db } = ordering.server
  const line: Services['line'] = async (codigo) => {
    const { id } = await db
      .selectFrom('codigos_propios')
      .select('id')
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
    return { codigoPropio: { id }, cantidad: 1, fechaVigencia: ordering.today }
  }
  const post: Services['post'] = (lines, key) =>
    ordering.post('/ordenamiento/generarOrdenamiento/1/4', lines, key === undefined ? {} : { key })
  const order: Services['order'] = async (codigos, key) => post(await Promise.all(codigos.map(line)), key)
  return {
    ordering,
    search: (text) => ordering.get(`/codigo-propio/BuscarCodigoPropio/${encodeURIComponent(text)}`),
    line,
    post,
    order,
    orderLines: async (codigos) => {
      const { id } = decodeOrder((await order(codigos)).body).original[0]
      return db
        .selectFrom('orden_codigos_propios')
        .select(['id', 'orden_id'])
        .where('orden_id', '=', id)
        .orderBy('id')
        .execute()
    },
    active: async () => decodeActive((await ordering.get('/ordenamiento/ordenes-activas/1/4')).body),
  }
}

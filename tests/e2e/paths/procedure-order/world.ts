/** A clinician who orders procedures for an affiliate of their own, with a server that answers when it is told to. */
import type { Page, Route } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { TestServer } from '../../../support/server.ts'
import { ULTRASOUND } from '../../../support/ordering.ts'
import { newLeaveVisit } from '../../../support/sick-leave.ts'
import { openOrdering, searchBox } from '../../pages/ordering.ts'
import { holdCalls, type HeldCalls, type Success } from '../held-calls.ts'

type Held =
  | 'validateItem'
  | 'proposeRouting'
  | 'generateOrder'
  | 'checkRecommendation'
  | 'printRecommendation'
  | 'checkConsent'
  | 'refreshActive'

export interface OrderWorld {
  readonly page: Page
  readonly calls: Readonly<Record<Held, HeldCalls>>
}

const readValidation = Schema.decodeUnknownSync(ordenamiento.validarCup.answer)
const readSample = Schema.decodeUnknownSync(Schema.Struct({ historico: Schema.Array(Schema.Unknown) }))
const readOrder = Schema.decodeUnknownSync(Schema.Struct({ original: Schema.Struct({ type: Schema.String }) }))

/** The server's own answer, with the earlier orders that the path wants there to be. */
const withHistory: Success = async (route, value) => {
  const response = await route.fetch()
  const told = readValidation(await response.json())
  await route.fulfill({ response, json: { ...told, historico: readSample(value).historico } })
}

/**
 * In truth where it is ordered; a refusal in the answer itself is told as the path has it.
 * What the path ordered before is annulled: it is the path that says whether there is something on its way.
 */
const orderedIn =
  ({ db }: TestServer, consulta_id: number): Success =>
  async (route, value) => {
    if (readOrder(value).original.type === 'error') return route.fulfill({ json: value })
    const ofVisit = db.selectFrom('ordenes').select('id').where('consulta_id', '=', consulta_id)
    await db
      .updateTable('orden_procedimientos')
      .set({ estado_id: OrderStatus.annulled })
      .where('orden_id', 'in', ofVisit)
      .execute()
    return route.continue()
  }

/** Whether there is something depends on the catalogue of the installation: here the path says it. */
const said = (route: Route, value: unknown): Promise<void> => route.fulfill({ json: value })

/** A set of the one procedure that the paths order, which somebody shares. */
const shareSet = async ({ db }: TestServer): Promise<void> => {
  const { id } = await db.selectFrom('cups').select('id').where('codigo', '=', ULTRASOUND).executeTakeFirstOrThrow()
  const user = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const lineas = JSON.stringify([{ procedimiento_id: id, cantidad: 1, observacion: 'Control' }])
  await db
    .insertInto('procedimiento_conjuntos')
    .values({ user_id: user.id, nombre: 'De los recorridos', compartido: true, lineas })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const openOrder = async (server: TestServer, page: Page): Promise<OrderWorld> => {
  const { consulta_id } = await newLeaveVisit(server.db)
  await shareSet(server)
  await openOrdering(page, consulta_id)
  await searchBox(page).waitFor()
  return {
    page,
    calls: {
      validateItem: await holdCalls(page, '**/api/ordenamiento/validar-cup', { done: withHistory }),
      proposeRouting: await holdCalls(page, '**/api/ordenamiento/proponer-direccionamiento'),
      generateOrder: await holdCalls(page, '**/api/ordenamiento/generarOrdenamiento/*/2', {
        done: orderedIn(server, consulta_id),
      }),
      checkRecommendation: await holdCalls(page, '**/api/recomendacion-cups/consultar', { done: said }),
      printRecommendation: await holdCalls(page, '**/api/pdf'),
      checkConsent: await holdCalls(page, '**/api/consentimientos-informados/validar-consentimiento-cup/**', {
        done: said,
      }),
      refreshActive: await holdCalls(page, '**/api/ordenamiento/ordenes-activas/*/2'),
    },
  }
}

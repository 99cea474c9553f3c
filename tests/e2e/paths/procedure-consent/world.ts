/** A line whose consent is still to be signed, of an affiliate of its own, and the clinician before it. */
import type { Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { GASTROSCOPY } from '../../../support/ordering.ts'
import type { TestServer } from '../../../support/server.ts'
import { newLeaveVisit, todayOf } from '../../../support/sick-leave.ts'
import { consentQuestion } from '../../pages/consent.ts'
import { activeRow, addProcedure, order, openOrdering } from '../../pages/ordering.ts'
import { holdCalls, type HeldCalls } from '../held-calls.ts'

const readOrder = Schema.decodeUnknownSync(ordenamiento.generarOrdenamiento.answer)

type Held = 'loadText' | 'previewPdf' | 'saveConsent' | 'printConsent'

export interface ConsentWorld {
  readonly page: Page
  readonly calls: Readonly<Record<Held, HeldCalls>>
}

/** Whose token it is is the clinician's. */
export interface ConsentPlace {
  readonly server: TestServer
  readonly token: string
  readonly page: Page
}

const newConsultation = async ({ server }: ConsentPlace) => newLeaveVisit(server.db)

const orderLine = async ({ server, token }: ConsentPlace, consulta: number): Promise<void> => {
  const { id } = await server.db
    .selectFrom('cups')
    .select('id')
    .where('codigo', '=', GASTROSCOPY)
    .executeTakeFirstOrThrow()
  const item = {
    procedimiento: { id },
    cantidad: 1,
    fechaVigencia: todayOf(),
    observacion: 'Dolor de tres meses',
    rep: null,
  }
  readOrder((await server.call(`/api/ordenamiento/generarOrdenamiento/${consulta}/2`, { token, body: [item] })).body)
}

const holdAll = async (page: Page): Promise<ConsentWorld> => ({
  page,
  calls: {
    loadText: await holdCalls(page, '**/api/consentimientos-informados/consultar'),
    previewPdf: await holdCalls(page, '**/api/pdf/vista-previa-consentimiento'),
    saveConsent: await holdCalls(page, '**/api/consultas/foto'),
    printConsent: await holdCalls(page, '**/api/pdf'),
  },
})

const sign = (page: Page): Promise<void> =>
  activeRow(page, GASTROSCOPY)
    .getByRole('button', { name: /^Firmar el consentimiento/u })
    .click()

/** The consent of a line that was ordered earlier. */
export const openLine = async (place: ConsentPlace): Promise<ConsentWorld> => {
  const { page } = place
  const { consulta_id } = await newConsultation(place)
  await orderLine(place, consulta_id)
  await openOrdering(page, consulta_id)
  const world = await holdAll(page)
  await sign(page)
  return world
}

/** The consent that is asked for right after its order, in the same window. */
export const openOrdered = async (place: ConsentPlace): Promise<ConsentWorld> => {
  const { page } = place
  const { consulta_id } = await newConsultation(place)
  await openOrdering(page, consulta_id)
  await addProcedure(page, GASTROSCOPY, 'Dolor de tres meses')
  await order(page)
  // Whatever is printed before the consent is not what is waited for.
  await consentQuestion(page).waitFor()
  return holdAll(page)
}

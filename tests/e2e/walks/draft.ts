/** The draft of a record while another device writes it too: kept here, in conflict, and left out of a finalised record. */
import type { Page } from 'playwright-core'
import { EMPTY_COMPONENTS, RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import type { TestServer } from '../../support/server.ts'
import { conflict, keptHere, openChoice, openRecord, typeIn } from '../pages/draft.ts'
import { newVisit } from '../pages/record.ts'
import type { Walk } from './walk.ts'

const DOCTOR = 'medico@cauce.demo'
const SAVE_CALL = '**/api/historia/borrador/**'

let consulta = 0

/** What the other device of the same doctor sends. */
const elsewhere = async (server: TestServer, path: string, body: object): Promise<void> => {
  const token = await server.login(DOCTOR)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { status } = await server.call(`/api/historia/${path}/${consulta}`, { token, body, headers })
  if (status !== 200) throw new Error(`the other device was answered ${status}`)
}

const save = (server: TestServer, componente: 'anamnesis' | 'plan', datos: object): Promise<void> =>
  elsewhere(server, 'borrador', { modelo: RECORD_MODEL, ruta: RECORD_ROUTE, componente, version: 0, datos })

const finalise = async (server: TestServer): Promise<void> => {
  const diagnosis = await server.db
    .selectFrom('cie10')
    .select(['id', 'codigo', 'nombre'])
    .where('codigo', '=', 'M545')
    .executeTakeFirstOrThrow()
  const historia = {
    ...EMPTY_COMPONENTS,
    anamnesis: { motivo: 'Dolor lumbar', enfermedad_actual: 'Dos semanas de dolor' },
    examen: { examen_fisico: 'Sin déficit' },
    diagnosticos: { diagnosticos: [{ ...diagnosis, principal: true, tipo: '01' }] },
    plan: { plan: 'Analgésico', recomendaciones: '' },
  }
  await elsewhere(server, 'finalizar-historia-clinica', { historia })
}

/** A record that was typed in while its server did not take it. */
const unsent = async (page: Page, server: TestServer, name: string, text: string): Promise<void> => {
  consulta = await newVisit(server)
  await openRecord(page, consulta)
  await page.route(SAVE_CALL, (route) => route.abort())
  await typeIn(page, name, text)
  await keptHere(page)
}

export const draftWalk: Walk = {
  name: 'borrador',
  who: DOCTOR,
  screens: [
    {
      name: 'borrador-sin-servidor',
      show: (page, server) => unsent(page, server, 'Plan', 'Manejo médico con acetaminofén cada 8 horas'),
    },
    {
      name: 'borrador-en-conflicto',
      show: async (page, server) => {
        await save(server, 'plan', { plan: 'Cirugía programada en marzo', recomendaciones: 'Ayuno' })
        await conflict(page).waitFor()
        await save(server, 'anamnesis', { motivo: 'Dolor lumbar', enfermedad_actual: '' })
        await page
          .getByText(/^Se escribió en otro equipo/u)
          .filter({ hasText: 'Motivo de consulta' })
          .waitFor()
      },
    },
    { name: 'borrador-eleccion', show: openChoice },
    {
      name: 'borrador-fuera-de-la-historia',
      show: async (page, server) => {
        await unsent(page, server, 'Recomendaciones', 'Volver en ocho días con el resultado')
        await finalise(server)
        await page.getByText('La historia se finalizó desde otro equipo o pestaña.').waitFor()
      },
    },
  ],
}

/** Somebody who takes warfarin and is allergic to sulfonamides, and a line of a sulfonamide that is scarce and too much. */
import type { Page, Route } from 'playwright-core'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { WARFARIN, type Medications } from '../../../support/medications.ts'
import { newLeaveVisit } from '../../../support/sick-leave.ts'
import { hideFindings, MALFORMED, sendLine } from '../../pages/alerts.ts'
import { openMedications } from '../../pages/prescribed.ts'
import type { Step } from '@cauce/machines/medication-alert/types'
import { pathClock, type PathClock } from './clock.ts'
import { holdCalls, type HeldCalls, type Success } from '../held-calls.ts'
import { saidBy } from './walk.ts'

export const DRUG = 'Trimetoprim/sulfametoxazol 160/800 mg tableta'
const LINE = 'trimetoprim sulfa 2 tab c/6h 7d'
/** Every check of that line finds something. */
const ALLERGY = { nombre: 'Sulfonamidas antibióticas', tipo: 'clase', reaccion: 'exantema', anio: 2019 }

export interface AlertWorld {
  readonly page: Page
  readonly clock: PathClock
  readonly checks: Readonly<Record<Step, HeldCalls>>
  readonly details: HeldCalls
  readonly records: HeldCalls
}

const blocking = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  const text = await response.text()
  const json: unknown = JSON.parse(
    text.replaceAll('"bloquea":false', '"bloquea":true').replaceAll('"Informativa"', '"Bloqueante"'),
  )
  await route.fulfill({ response, json })
}

const KNOWLEDGE = { catalogo: 'alergias', version: '2026-11', fecha: '2026-11-01' }

/** Nobody asked the affiliate for allergies. */
const nobodyKnows = async (route: Route): Promise<void> => {
  const { codesumi_id } = Object(route.request().postDataJSON())
  const por_que = 'No se han preguntado las alergias'
  await route.fulfill({ json: { alergico: null, por_que, codesumi_id, conocimiento: KNOWLEDGE } })
}

/** The answer to another question; the refusal of the allergy names no drug, so that one is made up. */
const anotherQuestion = async (route: Route): Promise<void> => {
  if (!route.request().url().endsWith('buscarAlergico')) await MALFORMED['otros identificadores']?.(route)
  else await route.fulfill({ json: { alergico: false, por_que: null, codesumi_id: 999_999, conocimiento: KNOWLEDGE } })
}

const ANSWERS: Readonly<Record<ReturnType<typeof saidBy>, (route: Route) => Promise<unknown>>> = {
  finds: (route) => route.continue(),
  blocks: blocking,
  'finds nothing': hideFindings,
  'nobody knows': nobodyKnows,
  'another question': anotherQuestion,
}

const check: Success = async (route, value) => {
  await ANSWERS[saidBy(value)](route)
}

const CHECKS: Readonly<Record<Step, string>> = {
  interacciones: '**/api/alertas/verificarInteraccion',
  desabastecimiento: '**/api/alertas/buscarDesabastecimiento',
  alergia: '**/api/alertas/buscarAlergico',
  avisos: '**/api/alertas/avisos',
}
const RECORDS = /\/api\/(?:alertas\/crearAuditoria|seguimiento-alergias-ordenamiento\/)/u

/** mg/dL with which no dose changes. */
const KNOWN_CREATININE = 0.7

const newVisit = async (medications: Medications): Promise<number> => {
  const { server } = medications
  const { consulta_id, afiliado_id } = await newLeaveVisit(server.db)
  const cie10_id = await medications.diagnosisId('I10')
  await server.db.insertInto('consulta_diagnosticos').values({ consulta_id, cie10_id }).execute()
  await server.db
    .insertInto('alergias_afiliado')
    .values({ afiliado_id, ...ALLERGY })
    .execute()
  // As every adult of the demonstration: kidneys that nobody knows of would be asked about too.
  const creatinine = { creatinina: KNOWN_CREATININE, creatinina_fecha: bogotaDate(Date.now()) }
  await server.db
    .insertInto('estados_paciente')
    .values({ afiliado_id, tipo: 'funcion_renal', presente: false, origen: 'historia', user_id: 1, ...creatinine })
    .execute()
  await medications.order([await medications.line(WARFARIN)], consulta_id)
  return consulta_id
}

/** A consultation of its own for each path: nothing of an earlier one is on its way. */
export const worldOf = async (medications: Medications, page: Page): Promise<AlertWorld> => {
  await openMedications(page, await newVisit(medications))
  const world = {
    page,
    clock: pathClock(page),
    checks: {
      interacciones: await holdCalls(page, CHECKS.interacciones, { done: check }),
      desabastecimiento: await holdCalls(page, CHECKS.desabastecimiento, { done: check }),
      alergia: await holdCalls(page, CHECKS.alergia, { done: check }),
      avisos: await holdCalls(page, CHECKS.avisos, { done: check }),
    },
    details: await holdCalls(page, '**/api/alertas/detalle-alergia'),
    records: await holdCalls(page, RECORDS),
  }
  await sendLine(page, LINE, DRUG)
  return world
}

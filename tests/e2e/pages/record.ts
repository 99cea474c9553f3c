/** The screen of the clinical record: its index, its diagnoses, its templates and its end. */
import type { Locator, Page } from 'playwright-core'
import { insertVisit } from '../../support/record-visit.ts'
import type { TestServer } from '../../support/server.ts'
import { openRecord, savedOnServer, section } from './draft.ts'

const DOCTOR = 'medico@cauce.demo'
/** He has no record in the demo. */
const NEW_AFFILIATE = '1076321450'

/** A consultation of today of the doctor of the demo, of which nobody wrote anything. @returns its id */
export const newVisit = ({ db }: TestServer): Promise<number> =>
  insertVisit(db, { documento: NEW_AFFILIATE, medico: DOCTOR, fecha_hora: new Date() })

/** A finalised consultation of the doctor of the demo that has a note. @returns its id */
export const notedVisit = async ({ db }: TestServer): Promise<number> => {
  const { id } = await db
    .selectFrom('historias as h')
    .innerJoin('notas_aclaratorias as n', 'n.consulta_id', 'h.consulta_id')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select('h.consulta_id as id')
    .where('u.email', '=', DOCTOR)
    .orderBy('h.consulta_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** The parts of the record, with how each stands. */
export const recordIndex = (page: Page): Locator => page.getByRole('navigation', { name: 'Secciones de la historia' })

/** What the foot says that is missing. */
export const missing = (page: Page): Locator => page.getByRole('list', { name: 'Lo que falta para finalizar' })

export const finaliseButton = (page: Page): Locator => page.getByRole('button', { name: /^Finalizar historia/u })

/** The question before the record is locked. */
export const finaliseQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: '¿Finalizar la historia clínica?' })

export const templates = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `Plantillas de ${name}` })

/** The record once it is locked. */
export const lockedRecord = (page: Page): Locator => page.getByRole('article', { name: 'Historia clínica finalizada' })

/** Finds a diagnosis by its code and adds it with its type. */
export const addDiagnosis = async (page: Page, codigo: string, tipo: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Añadir un diagnóstico' }).fill(codigo)
  await page
    .getByRole('option', { name: new RegExp(codigo, 'u') })
    .first()
    .click()
  await page.getByRole('combobox', { name: new RegExp(`^Tipo de ${codigo}`, 'u') }).selectOption({ label: tipo })
}

/** Writes what is needed to finalise, and waits until the server has it. */
export const writeWhole = async (page: Page, consultaId: number): Promise<void> => {
  await openRecord(page, consultaId)
  await section(page, 'Motivo de consulta').fill('Dolor en la cintura')
  await section(page, 'Enfermedad actual').fill('Cinco días de dolor lumbar tras levantar peso.\nSin signos de alarma.')
  await section(page, 'Peso').fill('81,5')
  await section(page, 'Talla').fill('172')
  await section(page, 'Examen físico').fill('Dolor a la palpación lumbar. Lasègue negativo.')
  await addDiagnosis(page, 'M545', 'Impresión diagnóstica')
  await section(page, 'Plan').fill('Analgésico y terapia física.')
  await savedOnServer(page)
}

/** The jobs of a day that are counted, each with its bar. */
import { codeFor } from '../e2e/pages/login.ts'
import { newVisit, writeWhole } from '../e2e/pages/record.ts'
import { dialog, openOrdering, orderButton, orderTypes, searchBox } from '../e2e/pages/ordering.ts'
import { completedLine, lineEntry, orderMedications, selectedRow } from '../e2e/pages/medications.ts'
import { openMedications } from '../e2e/pages/prescribed.ts'
import { diagnosisSearch, openLeaves, registeredLeave, schoolSearch } from '../e2e/pages/sick-leave.ts'
import { newLeaveVisit } from '../support/sick-leave.ts'
import { CLEAR_CONSULTATION } from '../support/medications.ts'
import { DEMO_PASSWORD, type TestServer } from '../support/server.ts'
import type { Counted, Person } from './person.ts'

const DOCTOR = 'medico@cauce.demo'

export interface Job {
  readonly name: string
  readonly who: 'nobody' | 'doctor' | 'oncologist'
  readonly bar: { readonly of: keyof Counted; readonly most: number; readonly words: string } | null
  readonly run: (person: Person, server: TestServer) => Promise<Counted>
}

/** What is done to pass from a text to the next one is of the typing. */
const signIn: Job = {
  name: 'Ingresar',
  who: 'nobody',
  bar: { of: 'acts', most: 1, words: 'acto además de lo que se escribe' },
  run: async ({ page, at, type, press, counted }, server) => {
    await page.goto('/')
    await at(page.getByLabel('Usuario o correo'))
    await type(DOCTOR)
    await page.keyboard.press('Tab')
    await at(page.getByLabel('Contraseña', { exact: true }))
    await type(DEMO_PASSWORD)
    await press('Enter')
    await at(page.getByLabel('Código'))
    await type(await codeFor(server, DOCTOR))
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Ingres' }).waitFor()
    return counted()
  },
}

const threeProcedures: Job = {
  name: 'Tres procedimientos',
  who: 'doctor',
  bar: { of: 'keys', most: 40, words: 'teclas' },
  run: async ({ page, at, type, press, counted }) => {
    await openOrdering(page, CLEAR_CONSULTATION)
    await at(searchBox(page))
    for (const [index, text] of ['hemo', 'creat', 'gluc'].entries()) {
      await type(text)
      await page.getByRole('option').first().waitFor()
      await press('Enter')
      await at(page.getByRole('textbox', { name: 'Observación' }))
      if (index === 0) await type('control HTA')
      await press('Enter')
      await page.getByRole('button', { name: new RegExp(`^Ordenar ${index + 1} procedimiento`, 'u') }).waitFor()
      await at(searchBox(page))
    }
    await orderButton(page).and(page.locator(':not([aria-busy="true"])')).waitFor()
    await press('Control+Enter')
    await page.getByText('Orden generada con éxito').first().waitFor()
    return counted()
  },
}

const DRUGS = [
  ['losartan 50 c/12h 30d', 'Losartán 50 mg tableta'],
  ['loratadina 10 c/24h 5d', 'Loratadina 10 mg tableta'],
  ['omepra 20 c/24h 7d', 'Omeprazol 20 mg'],
] as const

const threeDrugs: Job = {
  name: 'Tres medicamentos',
  who: 'doctor',
  bar: { of: 'keys', most: 60, words: 'teclas' },
  run: async ({ page, at, type, press, counted }) => {
    await openMedications(page, CLEAR_CONSULTATION)
    await lineEntry(page).focus()
    for (const [text, drug] of DRUGS) {
      await at(lineEntry(page))
      await type(text)
      await press('Enter')
      await completedLine(page).waitFor({ state: 'attached' })
      await press('Enter')
      await selectedRow(page, drug).waitFor()
    }
    await orderMedications(page).and(page.locator(':not([aria-busy="true"])')).waitFor()
    await press('Control+Enter')
    await page.getByText('Exito', { exact: true }).waitFor()
    return counted()
  },
}

const sickLeave: Job = {
  name: 'Incapacidad',
  who: 'doctor',
  bar: { of: 'keys', most: 24, words: 'teclas, sin la descripción' },
  run: async ({ page, at, type, press, tabTo, counted }, { db }) => {
    const { consulta_id } = await newLeaveVisit(db)
    await openLeaves(page, consulta_id)
    await at(diagnosisSearch(page))
    await type('M545')
    await page.getByRole('option', { name: /M545/u }).waitFor()
    await press('Enter')
    await tabTo(page.getByLabel('Contingencia'))
    await type('E')
    await tabTo(page.getByLabel('Días', { exact: true }))
    await type('3')
    if ((await schoolSearch(page).inputValue()) === '') {
      await tabTo(schoolSearch(page))
      await type('cerros')
      await page
        .getByRole('option', { name: /Cerros de la Aurora/u })
        .first()
        .waitFor()
      await press('Enter')
    }
    await tabTo(page.getByLabel('Descripción'))
    await page.keyboard.type('Dolor lumbar que limita la marcha')
    await press('Control+Enter')
    await registeredLeave(page).waitFor()
    return counted()
  },
}

const finalise: Job = {
  name: 'Finalizar y abrir la siguiente',
  who: 'doctor',
  bar: { of: 'acts', most: 2, words: 'actos' },
  run: async ({ page, press, counted }, server) => {
    const id = await newVisit(server)
    await writeWhole(page, id)
    counted()
    await press('Control+Enter')
    const question = page.getByRole('alertdialog')
    const next = page.getByRole('button', { name: /^Siguiente:/u })
    await question.or(next).first().waitFor()
    if (await question.isVisible()) await press('Enter')
    await next.waitFor()
    await press('Enter')
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`))
    return counted()
  },
}

const referral: Job = {
  name: 'Remitir desde la consulta',
  who: 'oncologist',
  bar: { of: 'texts', most: 2, words: 'textos' },
  run: async ({ page, type, press, tabTo, counted }, { db }) => {
    const { id } = await db
      .selectFrom('consultas as c')
      .innerJoin('users as u', 'u.id', 'c.medico_user_id')
      .innerJoin('historias as h', 'h.consulta_id', 'c.id')
      .select('c.id')
      .where('u.email', '=', 'oncologo@cauce.demo')
      .orderBy('c.id', 'desc')
      .executeTakeFirstOrThrow()
    await page.goto(`/panelMedico/atencion/${id}`)
    await page.getByRole('button', { name: /^Remitir/u }).waitFor()
    await press('r')
    await page.waitForURL(/referencia\/registro/u)
    for (const [label, text] of [
      ['Tipo de anexo', 'Referencia'],
      ['Tipo de solicitud', 'Remi'],
    ] as const) {
      await tabTo(page.getByLabel(label))
      await page.keyboard.type(text)
    }
    await tabTo(page.getByLabel('Especialidad a la que se remite'))
    await type('Cirugía')
    if (!(await page.getByText('Lista para registrar').isVisible())) {
      await tabTo(page.getByLabel('Descripción', { exact: true }))
      await type('Para valoración por cirugía')
    }
    await page.getByText('Lista para registrar').waitFor()
    await press('Control+Enter')
    await page.getByText('¡Referencia registrada con éxito!').waitFor()
    return counted()
  },
}

/** The ordering window of a consultation that is open, from Inicio. */
const openConsultation: Job = {
  name: 'Abrir la consulta y su ordenamiento',
  who: 'doctor',
  bar: null,
  run: async ({ page, press, counted }) => {
    await page.goto(`/panelMedico/atencion/${CLEAR_CONSULTATION}`)
    await page
      .getByRole('button', { name: /^Ordenar/u })
      .first()
      .waitFor()
    await press('o')
    await dialog(page).waitFor()
    await orderTypes(page).waitFor()
    return counted()
  },
}

export const JOBS: readonly Job[] = [
  signIn,
  openConsultation,
  threeProcedures,
  threeDrugs,
  sickLeave,
  finalise,
  referral,
]

/** The alerts of a medication in every situation of their dialog. */
import type { Page } from 'playwright-core'
import { alert, leaveUnchecked, notMade, sendLine } from '../pages/alerts.ts'
import { giveOneReason } from '../pages/reasons.ts'
import { addLine, selectedRow } from '../pages/medications.ts'
import { openMedications } from '../pages/prescribed.ts'
import type { Walk } from './walk.ts'

const WARFARIN = ['warfarina 5 c/24h 30d', 'Warfarina 5 mg tableta'] as const
const SULFA = ['trimetoprim sulfa 1 tab c/12h 7d', 'Trimetoprim/sulfametoxazol 160/800 mg tableta'] as const

/** The safe verb, whatever the drug. */
const NOT_PRESCRIBED = /^No formular/u

const press = (page: Page, name: string | RegExp): Promise<void> => alert(page).getByRole('button', { name }).click()

/** The dialog says so, of one of its findings. */
const says = (page: Page, text: string | RegExp): Promise<void> => alert(page).getByText(text).first().waitFor()

export const alertsWalk: Walk = {
  name: 'alertas de un medicamento',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'alerta-interaccion',
      show: async (page) => {
        await openMedications(page, 1)
        await addLine(page, ...WARFARIN)
        await sendLine(page, ...SULFA)
        await says(page, /: \d hallazgos$/u)
      },
    },
    {
      name: 'alerta-sin-motivo',
      show: async (page) => {
        await alert(page).getByRole('textbox').fill('INR en tres días')
        await says(page, /^Falta elegir el motivo del 1/u)
      },
    },
    {
      name: 'alerta-desabastecimiento',
      show: async (page) => {
        await giveOneReason(alert(page), 'Control de laboratorio programado y paciente informado: INR en tres días')
        await press(page, /^Escribirlo \(motivo del hallazgo/u)
        await says(page, 'La sede confirmó que tiene existencias')
      },
    },
    {
      name: 'alerta-alergia',
      show: async (page) => {
        await press(page, NOT_PRESCRIBED)
        await alert(page).waitFor({ state: 'detached' })
        await sendLine(page, 'amoxi 500 c/8h 7d', 'Amoxicilina 500 mg cápsula')
        await says(page, 'El paciente es alérgico a este medicamento')
      },
    },
    {
      name: 'alerta-bloqueada',
      show: async (page) => {
        await press(page, NOT_PRESCRIBED)
        await alert(page).waitFor({ state: 'detached' })
        await sendLine(page, 'trimebutina 200 c/8h 7d', 'Trimebutina 200 mg tableta')
        await says(page, 'Desabastecimiento detectado')
      },
    },
    {
      name: 'alerta-aviso',
      show: async (page) => {
        await press(page, 'Quitar el medicamento')
        await alert(page).waitFor({ state: 'detached' })
        await sendLine(page, 'amlodipino 5 c/24h 30d', 'Amlodipino 5 mg tableta')
        await says(page, /: \d hallazgos?$/u)
      },
    },
    {
      name: 'alerta-aviso-grave',
      show: async (page) => {
        await press(page, NOT_PRESCRIBED)
        await alert(page).waitFor({ state: 'detached' })
        await sendLine(page, 'loratadina 6 tab c/8h 7d', 'Loratadina 10 mg tableta')
        await says(page, /^Falta el motivo de/u)
      },
    },
    {
      name: 'alerta-sin-verificar',
      show: async (page) => {
        await press(page, NOT_PRESCRIBED)
        await alert(page).waitFor({ state: 'detached' })
        await page.route('**/api/alertas/**', (route) => route.abort())
        await sendLine(page, 'losartan 50 c/12h 30d', 'Losartán 50 mg tableta')
        await notMade(page).waitFor()
      },
    },
    {
      name: 'alerta-por-explicar',
      show: async (page) => {
        await leaveUnchecked(page)
        await alert(page).waitFor({ state: 'detached' })
        await page.unroute('**/api/alertas/**')
        await selectedRow(page, 'Losartán').getByRole('button', { name: 'explicar por qué sigue' }).click()
        await page.getByRole('alertdialog', { name: /no verificado/u }).waitFor()
      },
    },
  ],
}

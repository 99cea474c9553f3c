/** Figures of norms: what governs, one with its history, and a proposal that waits for another hand. */
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { Page } from 'playwright-core'
import type { Walk } from '../walk.ts'

const DAYS = 'Días de un certificado de incapacidad'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export const walk: Walk = {
  name: 'normas',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'normas',
      show: async (page) => {
        await page.goto('/desarrollo/normas')
        await page.getByText(DAYS).waitFor()
      },
    },
    {
      name: 'normas-cifra',
      show: async (page) => {
        await page.getByRole('button', { name: `Ver: ${DAYS}` }).click()
        await dialog(page, DAYS).getByText('Rige hoy').waitFor()
      },
    },
    {
      name: 'normas-proponer-sin-datos',
      show: async (page) => {
        await dialog(page, DAYS).getByRole('button', { name: 'Proponer otra cifra' }).click()
        const form = dialog(page, 'Proponer otra cifra')
        await form.getByLabel('Cualquier incapacidad (días)').fill('20')
        await form.getByLabel('Rige desde').fill(addDays(bogotaDate(Date.now()), 40))
        await form.getByRole('button', { name: 'Proponer' }).click()
        await form.getByText('Diga por qué, con palabras').waitFor()
      },
    },
    {
      name: 'normas-por-aprobar',
      show: async (page) => {
        const form = dialog(page, 'Proponer otra cifra')
        await form.getByLabel('Norma', { exact: true }).fill('Decreto 1 de 2026')
        await form.getByLabel('Artículo').fill('art. 2')
        await form.getByLabel('Por qué cambia').fill('El decreto nuevo bajó el máximo de días')
        await form.getByRole('button', { name: 'Proponer' }).click()
        await dialog(page, DAYS).getByText('Espera la aprobación de otra persona').waitFor()
      },
    },
  ],
}

/** A referral: its three columns, what is missing, the closing and its warnings. */
import { DEMO_REFERRAL } from '../../support/referral.ts'
import { closingDialog, closingWarning, openReferral, panelButton, panelField, spine } from '../pages/referral.ts'
import type { Walk } from './walk.ts'

const UPDATE_CALL = '**/api/referencias/actualizar/**'

export const referralWalk: Walk = {
  name: 'remision',
  who: 'referencia@cauce.demo',
  screens: [
    {
      name: 'remision',
      show: async (page) => {
        await openReferral(page, DEMO_REFERRAL)
        await spine(page).getByText('Estimada').waitFor()
      },
    },
    {
      name: 'remision-traslado-redondo-incompleto',
      show: async (page) => {
        await page.getByText('Sí', { exact: true }).click()
        await panelButton(page, 'Actualizar').click()
        await page.getByText('¡Campo de hora de llegada requerido!').waitFor()
      },
    },
    {
      name: 'remision-cierra-al-escoger',
      show: async (page) => {
        await page.getByText('No', { exact: true }).click()
        await panelField(page, 'Tipo de anexo').selectOption('1')
        await closingWarning(page).waitFor()
      },
    },
    {
      name: 'remision-finalizar',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await closingWarning(page).waitFor({ state: 'detached' })
        await panelButton(page, 'Finalizar').click()
        await closingDialog(page).waitFor()
        await page.keyboard.press('Control+Enter')
        await closingDialog(page).getByText('Campo requerido, por favor, diligenciar para poder continuar').waitFor()
      },
    },
    {
      name: 'remision-sin-respuesta',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await closingDialog(page).waitFor({ state: 'detached' })
        await page.route(UPDATE_CALL, (route) => route.abort())
        await panelButton(page, 'Actualizar').click()
        await page.getByText('Hubo un problema al actualizar la referencia.').waitFor()
      },
    },
    {
      name: 'remision-no-existe',
      show: async (page) => {
        await page.unroute(UPDATE_CALL)
        await page.goto('/referencia/seguimientos?remision=999999')
        await page.getByText('No existe una referencia con ese número').waitFor()
      },
    },
  ],
}

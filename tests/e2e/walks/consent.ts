/** From the order to the consent as it will be kept. */
import { acceptConsent, answer, consentDialog, drawSignature, signAs } from '../pages/consent.ts'
import { addProcedure, openOrdering, orderButton } from '../pages/ordering.ts'
import type { Walk } from './walk.ts'

export const consentWalk: Walk = {
  name: 'consentimiento',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'autorizacion-de-firma',
      show: async (page) => {
        await openOrdering(page, 2)
        await addProcedure(page, '441302', 'Dolor epigástrico de tres meses')
        await orderButton(page).click()
        await page.getByRole('alertdialog', { name: '¿El paciente autoriza la firma electrónica?' }).waitFor()
      },
    },
    {
      name: 'consentimiento',
      show: async (page) => {
        await acceptConsent(page)
        await consentDialog(page).getByRole('radiogroup', { name: '¿Acepta el procedimiento?' }).waitFor()
      },
    },
    {
      name: 'consentimiento-con-faltas',
      show: async (page) => {
        await page.getByRole('button', { name: 'Ver documento y guardar' }).click()
        await consentDialog(page).getByRole('alert').waitFor()
      },
    },
    {
      name: 'consentimiento-representante',
      show: async (page) => {
        await answer(page, '¿Acepta el procedimiento?', 'Sí')
        await answer(page, 'Firma', 'Representante Legal')
        await page.getByLabel('Nombre del representante').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'consentimiento-disentimiento',
      show: async (page) => {
        await answer(page, 'Firma', 'Paciente')
        await answer(page, '¿Acepta el procedimiento?', 'No')
        await page.getByLabel('Nombre del profesional').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'consentimiento-firmado',
      show: async (page) => {
        await answer(page, '¿Acepta el procedimiento?', 'Sí')
        await signAs(page, 'Paciente')
        await drawSignature(page)
        await page.getByText('Todo está diligenciado').waitFor()
      },
    },
    {
      name: 'consentimiento-documento',
      show: async (page) => {
        await page.getByRole('button', { name: 'Ver documento y guardar' }).click()
        await page.getByText('Así quedará el documento').waitFor()
        await page.getByRole('link', { name: 'Abrir el consentimiento' }).waitFor({ state: 'attached' })
      },
    },
  ],
}

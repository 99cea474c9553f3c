/** Allergies and states of a patient in every situation of their dialog. */
import { antecedents, chooseAllergen, openAntecedents } from '../pages/antecedents.ts'
import { openRecord } from '../pages/draft.ts'
import { newVisit } from '../pages/record.ts'
import type { Walk } from './walk.ts'

export const antecedentsWalk: Walk = {
  name: 'alergias y estados',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'alergias-abiertas',
      show: async (page, server) => {
        await openRecord(page, await newVisit(server))
        await openAntecedents(page)
      },
    },
    {
      name: 'alergia-escrita',
      show: async (page) => {
        await chooseAllergen(page, 'amoxi', 'Penicilinas')
        await antecedents(page).getByRole('button', { name: 'Anafilaxia' }).click()
        await antecedents(page)
          .getByRole('button', { name: /^Anotar alergia a Penicilinas/u })
          .click()
        await antecedents(page)
          .getByText(/^Campo requerido/u)
          .waitFor()
      },
    },
    {
      name: 'alergia-anotada',
      show: async (page) => {
        await antecedents(page).getByText('Probable', { exact: true }).click()
        await antecedents(page)
          .getByRole('button', { name: /^Anotar alergia a Penicilinas/u })
          .click()
        await antecedents(page).getByRole('list', { name: 'Vigente' }).getByText('Penicilinas').waitFor()
      },
    },
    {
      name: 'alergia-por-descartar',
      show: async (page) => {
        await antecedents(page).getByRole('button', { name: 'Ya no: Penicilinas' }).click()
        await antecedents(page).getByRole('button', { name: 'Descartar' }).click()
        await antecedents(page).getByText('Elija el motivo de la lista').waitFor()
      },
    },
    {
      name: 'estado-escrito',
      show: async (page) => {
        await antecedents(page).getByRole('button', { name: 'No cambiar nada' }).click()
        await antecedents(page).getByText('Embarazo y otros estados', { exact: true }).click()
        await antecedents(page).getByLabel('¿Qué?', { exact: true }).selectOption('funcion_renal')
        await antecedents(page).getByText('Sí', { exact: true }).click()
        await antecedents(page).getByLabel('Grado', { exact: true }).waitFor()
      },
    },
  ],
}

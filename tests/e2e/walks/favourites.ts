/** Favourite lines: none yet, a line that is kept, the list, one in the entry. */
import { favourites, keepAs, openFavourites, star } from '../pages/favourites.ts'
import { addLine, medicationForm, selectedRow } from '../pages/medications.ts'
import { addProcedure, openOrdering, orderTypes, pendingRow } from '../pages/ordering.ts'
import { addService, openServices, pendingService } from '../pages/own-code.ts'
import type { Walk } from './walk.ts'

/** Deiber Córdoba's: nothing of it is looked at by the other walks. */
const CONSULTATION = 17

export const favouritesWalk: Walk = {
  name: 'favoritos',
  who: 'oncologo@cauce.demo',
  screens: [
    {
      name: 'favoritos-vacio',
      show: async (page) => {
        await openServices(page, 25)
        const list = await openFavourites(page, 'servicios')
        await list.getByText('Aún no tiene favoritos').waitFor()
      },
    },
    {
      name: 'favoritos-guardar',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await favourites(page, 'servicios').waitFor({ state: 'detached' })
        await addService(page, 'CP0006')
        await star(pendingService(page, 'CP0006'))
      },
    },
    {
      name: 'favoritos-lista',
      show: async (page) => {
        await page.keyboard.press('Enter')
        await page.getByRole('dialog', { name: 'Guardar en favoritos' }).waitFor({ state: 'detached' })
        await keepAs(pendingService(page, 'CP0006'), 'Domicilio de control')
        const list = await openFavourites(page, 'servicios')
        await list.getByRole('row').nth(2).waitFor()
      },
    },
    {
      name: 'favoritos-sin-coincidencias',
      show: async (page) => {
        await favourites(page, 'servicios').getByRole('textbox', { name: 'Buscar' }).fill('zzzz')
        await page.getByText('Ninguno coincide').waitFor()
      },
    },
  ],
}

export const favouriteLinesWalk: Walk = {
  name: 'favoritos en las líneas',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'favoritos-procedimientos',
      show: async (page) => {
        await openOrdering(page, CONSULTATION)
        await addProcedure(page, '902210', 'Control anual')
        await keepAs(pendingRow(page, '902210'), 'Hemograma de control')
      },
    },
    {
      name: 'favoritos-medicamentos',
      show: async (page) => {
        await orderTypes(page)
          .getByRole('button', { name: /^Medicamentos/u })
          .click()
        await addLine(page, 'loratadina 10 1 c/24h 10d', 'Loratadina 10 mg tableta')
        await keepAs(selectedRow(page, 'Loratadina'), 'Loratadina por diez días')
        await openFavourites(page, 'medicamentos')
      },
    },
    {
      name: 'favoritos-en-el-formulario',
      show: async (page) => {
        await page.keyboard.press('Enter')
        await favourites(page, 'medicamentos').waitFor({ state: 'detached' })
        await medicationForm(page).getByLabel('Duración').waitFor()
      },
    },
  ],
}

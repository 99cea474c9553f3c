/** The ordering dialog: each affiliate, the entry, the list and what it asks on its way to an order. */
import type { Page } from 'playwright-core'
import {
  addProcedure,
  answerEarlierOrders,
  dialog,
  interrupted,
  openOrdering,
  orderButton,
  pendingRow,
  searchBox,
} from '../pages/ordering.ts'
import type { Screen, Walk } from './walk.ts'

const ORDER_CALL = '**/api/ordenamiento/generarOrdenamiento/**'

const closeTop = async (page: Page, title: string | RegExp): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
}

const ofConsultation = (id: number): Screen => ({
  name: `ordenamiento-consulta-${id}`,
  show: (page) => openOrdering(page, id),
})

export const affiliatesWalk: Walk = {
  name: 'ordenamiento de cada afiliado',
  who: 'medico@cauce.demo',
  screens: [
    ...[1, 2, 3, 4, 5, 6].map(ofConsultation),
    {
      name: 'ordenamiento-sin-servidor',
      show: async (page) => {
        await page.route('**/api/ordenamiento/ordenes-activas/**', (route) => route.abort())
        await openOrdering(page, 1)
        await dialog(page).getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
      },
    },
  ],
}

export const listWalk: Walk = {
  name: 'lista por ordenar',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'busqueda-abierta',
      show: async (page) => {
        await openOrdering(page, 1)
        await searchBox(page).fill('4523')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'busqueda-sin-resultados',
      show: async (page) => {
        await searchBox(page).fill('zzzz')
        await page.getByText('Nada coincide con «zzzz»').waitFor()
      },
    },
    {
      name: 'entrada-incompleta',
      show: async (page) => {
        await searchBox(page).fill('')
        await page.getByRole('button', { name: /^Añadir/u }).click()
        await page.getByText('Todos los campos son obligatorios').waitFor()
      },
    },
    {
      name: 'ya-se-ordeno-antes',
      show: async (page) => {
        await openOrdering(page, 1)
        await searchBox(page).fill('441302')
        await page.getByRole('option').first().click()
        await page.getByRole('textbox', { name: 'Observación' }).fill('Dolor epigástrico de tres meses')
        await page.getByRole('button', { name: /^Añadir/u }).click()
        await page.getByRole('alertdialog', { name: /ya se ordenó antes/u }).waitFor()
      },
    },
    {
      name: 'por-ordenar',
      show: async (page) => {
        await answerEarlierOrders(page)
        await addProcedure(page, '881302', 'Masa palpable en hipocondrio derecho')
        await addProcedure(page, '452301', 'Sangre oculta positiva, antecedente de la madre')
        await addProcedure(page, '902210', 'Control anual')
        await pendingRow(page, '902210').getByText('Automático').waitFor()
      },
    },
    {
      name: 'sede-de-una-linea',
      show: async (page) => {
        await pendingRow(page, '452301').getByRole('button', { name: 'Cambiar' }).click()
        await page.getByRole('dialog', { name: '¿Dónde se realiza?' }).waitFor()
        await page.getByRole('button', { name: 'Usar esta sede' }).click()
        await page.getByText('Es necesario colocar un motivo.').waitFor()
      },
    },
    {
      name: 'direccionar-todo',
      show: async (page) => {
        await closeTop(page, '¿Dónde se realiza?')
        await page.getByRole('button', { name: 'Direccionar', exact: true }).first().click()
        await page.getByRole('dialog', { name: 'Direccionar lo que no tiene sede' }).waitFor()
      },
    },
    {
      name: 'vaciar-la-lista',
      show: async (page) => {
        await closeTop(page, 'Direccionar lo que no tiene sede')
        await page.getByRole('button', { name: 'Vaciar lista' }).click()
        await page.getByRole('alertdialog', { name: '¿Vaciar la lista?' }).waitFor()
      },
    },
    {
      name: 'historia',
      show: async (page) => {
        await page.getByRole('button', { name: 'Conservar la lista' }).click()
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Historia' }).click()
        await page.getByRole('dialog', { name: 'Historia de órdenes' }).getByRole('row').nth(1).waitFor()
      },
    },
    {
      name: 'atajos',
      show: async (page) => {
        await closeTop(page, 'Historia de órdenes')
        await dialog(page).getByRole('heading', { name: 'Ordenamiento de la consulta' }).click()
        await page.keyboard.press('?')
        await page.getByRole('dialog', { name: 'Atajos' }).waitFor()
      },
    },
    {
      name: 'orden-sin-respuesta',
      show: async (page) => {
        await closeTop(page, 'Atajos')
        await page.route(ORDER_CALL, (route) => route.abort())
        await orderButton(page).click()
        await interrupted(page).waitFor()
        await page.unroute(ORDER_CALL)
      },
    },
    {
      name: 'orden-rechazada',
      show: async (page) => {
        const error = 'La contratación de la sede venció; escoja otra.'
        await page.route(ORDER_CALL, (route) =>
          route.fulfill({ status: 422, json: { error, codigo: 'orden.prueba', errores: {} } }),
        )
        await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
        await page.getByRole('alertdialog', { name: 'Error' }).getByText(error).waitFor()
        await page.unroute(ORDER_CALL)
      },
    },
  ],
}

/** The manual of the product: its sections, what is found in it, and what is not there. */
import type { Page } from 'playwright-core'
import { writeData } from '../../../tools/manual/data.ts'
import { searchBox, title, waitForManual } from '../pages/manual.ts'
import type { Walk } from './walk.ts'

const PATH = '/desarrollo/manuales'
const PARTS = '**/api/manuales/**'

const open = (page: Page, place: string) => page.goto(`${PATH}?pagina=${encodeURIComponent(place)}`)
const at = (place: string, heading: string | RegExp) => async (page: Page) => {
  await open(page, place)
  await title(page, heading).waitFor()
}

export const manualWalk: Walk = {
  name: 'manual del producto',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'manual',
      show: async (page) => {
        writeData()
        await page.goto(PATH)
        await waitForManual(page)
      },
    },
    {
      name: 'manual-buscando',
      show: async (page) => {
        await searchBox(page).fill('¿por qué la fecha final es el 14?')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'manual-sin-resultados',
      show: async (page) => {
        await searchBox(page).fill('zarigüeya')
        await page.getByText('Nada con «zarigüeya»').waitFor()
      },
    },
    { name: 'manual-preguntas', show: at('guias/preguntas', 'Preguntas frecuentes') },
    { name: 'manual-caracteristicas', show: at('caracteristicas', 'Características') },
    {
      name: 'manual-caracteristica',
      show: at('caracteristicas/features/alertas/flujo-de-alertas.feature', 'Alertas antes de formular un medicamento'),
    },
    { name: 'manual-reglas', show: at('reglas', 'Reglas') },
    { name: 'manual-regla', show: at('reglas/sick-leave/end-date', /^La fecha final/u) },
    { name: 'manual-maquinas', show: at('maquinas', 'Máquinas') },
    { name: 'manual-maquina', show: at('maquinas/sickLeave', 'Registro de una incapacidad') },
    {
      name: 'manual-simulador',
      show: async (page) => {
        await open(page, 'simulador/sickLeave')
        await page.getByRole('button', { name: 'Empezar de nuevo' }).waitFor()
      },
    },
    { name: 'manual-api', show: at('api', 'API') },
    { name: 'manual-llamada', show: at('api/chat.mensajes', /.+/u) },
    { name: 'manual-glosario', show: at('glosario', 'Glosario') },
    { name: 'manual-decisiones', show: at('decisiones', 'Decisiones') },
    { name: 'manual-decision', show: at('decisiones/0019-automatic-routing', /Where an order is done/u) },
    { name: 'manual-no-esta', show: at('reglas/no/existe', 'No está en el manual') },
    {
      name: 'manual-sin-generar',
      show: async (page) => {
        const error =
          'El manual todavía no se ha generado en este servidor. Quien lo administra ejecuta «npm run docs».'
        await page.route(PARTS, (route) =>
          route.fulfill({ status: 404, json: { error, codigo: 'manual_sin_generar' } }),
        )
        await open(page, 'reglas')
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
      },
    },
  ],
}

/** The consultation in a real browser: its address, its keys, and what follows it. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { ORDERING_OPTION_LABEL } from '@cauce/domain/affiliate/ordering-options'
import { ORDERING_WORD } from '@cauce/domain/ordering/order-address'
import { ORDERING_OPTIONS } from '@cauce/domain/ordering/order-type'
import { completedLine } from '../../tests/e2e/pages/medications.ts'
import { orderTypes } from '../../tests/e2e/pages/ordering.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sitDown } from '../soporte/ordenamiento-navegador.ts'
import { pageOf } from '../soporte/pantalla.ts'

When(
  'la médica abre en el navegador la dirección {string} de la consulta {int}',
  async function (this: Mundo, search: string, id: number) {
    await sitDown(this, 'la médica')
    await pageOf(this).goto(`/panelMedico/atencion/${id}${search}`)
    await orderTypes(pageOf(this)).waitFor()
  },
)

When(
  /^(?:que )?la médica (?:abre|abrió) en el navegador la historia de la consulta (\d+)$/u,
  async function (this: Mundo, id: number) {
    this.consultaId = id
    await sitDown(this, 'la médica')
    await pageOf(this).goto(`/panelMedico/atencion/${id}`)
  },
)

When('pide la siguiente consulta', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('button', { name: /^Siguiente: /u })
    .press('Enter')
})

Then('está en otra consulta de hoy', async function (this: Mundo) {
  await pageOf(this).waitForURL(
    ({ pathname }) => /^\/panelMedico\/atencion\/\d+$/u.test(pathname) && !pathname.endsWith(`/${this.consultaId}`),
  )
})

When('con el teclado pasa al diagnóstico siguiente', async function (this: Mundo) {
  await pageOf(this).keyboard.press('Enter')
  await completedLine(pageOf(this)).waitFor({ state: 'attached' })
  await pageOf(this).keyboard.press('ArrowDown')
})

When('con el teclado pasa al tipo {int}', async function (this: Mundo, position: number) {
  await pageOf(this).keyboard.press(`Alt+${position}`)
})

Then('se ordenan {string} y la dirección lo dice', async function (this: Mundo, label: string) {
  const option = ORDERING_OPTIONS.find((each) => ORDERING_OPTION_LABEL[each] === label)
  assert.ok(option, `No hay un tipo ${label}`)
  const page = pageOf(this)
  const word = (): string => new URL(page.url()).searchParams.get('ordenar') ?? ''
  await becomes(() => Promise.resolve(word()), ORDERING_WORD[option])
  await orderTypes(page)
    .getByRole('button', { name: new RegExp(`^${label}`, 'u') })
    .and(page.locator('[aria-current=true]'))
    .waitFor()
})

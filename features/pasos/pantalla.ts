/** What a person does and sees on any screen of a real browser, by the names that they read on it. */
import { Given, Then, When } from '@cucumber/cucumber'
import { newPerson } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { control, field, openAs, openElsewhere, pageOf, placeNamed, versions } from '../soporte/pantalla.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import { recoveryPath } from '../soporte/recuperacion.ts'
import { chooseWithArrows, hasFocus, staysIn, tabUntil } from '../soporte/teclado.ts'

Given('que el servidor dice que su versión es {string}', function (this: Mundo, version: string) {
  versions.set(this, version)
})

When(
  /^(?:que )?"([^"]+)" (?:abrió|abre) en (el navegador|un teléfono) "([^"]+)"$/u,
  async function (this: Mundo, email: string, where: string, title: string) {
    await openAs(this, { email, path: pageNamed(title), phone: where === 'un teléfono' })
  },
)

When(/^la misma persona entra en otro equipo(?: a "([^"]+)")?$/u, async function (this: Mundo, title: string | null) {
  await openElsewhere(this, title === null ? '/' : pageNamed(title))
})

When(
  /^alguien sin ingresar abre en el navegador (?:"([^"]+)"|el enlace del correo)$/u,
  async function (this: Mundo, title: string | null) {
    const path = title === null ? await recoveryPath(this) : pageNamed(title)
    this.browser = { page: await newPerson(await this.server()) }
    await pageOf(this).goto(path)
  },
)

When('pide {string}', async function (this: Mundo, name: string) {
  await control(pageOf(this), name).click()
})

When('pide {string} en {string}', async function (this: Mundo, name: string, place: string) {
  await control(placeNamed(pageOf(this), place), name).click()
})

When('llena {string} con {string}', async function (this: Mundo, name: string, text: string) {
  await field(pageOf(this), name).fill(text)
})

When('escoge {string} en {string}', async function (this: Mundo, option: string, name: string) {
  await field(pageOf(this), name).selectOption(option)
})

Given('que su pantalla tiene {int} por {int}', async function (this: Mundo, width: number, height: number) {
  await pageOf(this).setViewportSize({ width, height })
})

When('pulsa {string}', async function (this: Mundo, key: string) {
  await pageOf(this).keyboard.press(key)
})

When('recarga la página', async function (this: Mundo) {
  await pageOf(this).reload()
})

When('vuelve a la página anterior', async function (this: Mundo) {
  await pageOf(this).goBack()
})

When('sin usar el ratón pide {string}', async function (this: Mundo, name: string) {
  await tabUntil(control(pageOf(this), name))
  await pageOf(this).keyboard.press('Enter')
})

When('sin usar el ratón escoge {string}', async function (this: Mundo, name: string) {
  await chooseWithArrows(pageOf(this), name)
})

When(/^sin usar el ratón (acepta|cierra lo que abrió)$/u, async function (this: Mundo, act: string) {
  await pageOf(this).keyboard.press(act === 'acepta' ? 'Enter' : 'Escape')
})

Then('sin usar el ratón no sale de {string}', async function (this: Mundo, place: string) {
  await staysIn(placeNamed(pageOf(this), place))
})

Then('ve {string}', async function (this: Mundo, text: string) {
  await pageOf(this).getByText(text).first().waitFor()
})

Then('ya no ve {string}', async function (this: Mundo, text: string) {
  await becomes(() => pageOf(this).getByText(text).filter({ visible: true }).count(), 0)
})

Then('ve en {string} {string}', async function (this: Mundo, place: string, text: string) {
  await placeNamed(pageOf(this), place).getByText(text).first().waitFor()
})

Then('ve el enlace {string}', async function (this: Mundo, name: string) {
  await pageOf(this).getByRole('main').getByRole('link', { name }).waitFor()
})

Then('puede pedir {string}', async function (this: Mundo, name: string) {
  await control(pageOf(this), name).waitFor()
})

Then('puede pedir {string} en {string}', async function (this: Mundo, name: string, place: string) {
  await control(placeNamed(pageOf(this), place), name).waitFor()
})

Then('no puede pedir {string}', async function (this: Mundo, name: string) {
  await becomes(() => control(pageOf(this), name).count(), 0)
})

Then('{string} queda marcado', async function (this: Mundo, name: string) {
  await becomes(() => control(pageOf(this), name).isChecked(), true)
})

Then('el campo {string} tiene {string}', async function (this: Mundo, name: string, value: string) {
  await becomes(() => field(pageOf(this), name).inputValue(), value)
})

Then('el cursor queda en {string}', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  await hasFocus(field(page, name).or(control(page, name)).or(placeNamed(page, name)))
})

Then('no hay ninguna ventana abierta', async function (this: Mundo) {
  await pageOf(this).getByRole('dialog').waitFor({ state: 'detached' })
})

Then('no puede dejar {string} para después', async function (this: Mundo, place: string) {
  const page = pageOf(this)
  await page.getByRole('dialog', { name: place }).waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await becomes(() => page.getByRole('dialog', { name: place }).count(), 1)
})

Then(
  /^queda en (?:"([^"]+)"|el ingreso(?:, que al entrar lleva a "([^"]+)")?)$/u,
  async function (this: Mundo, title: string | null, next: string | null) {
    const back = next === null ? null : pageNamed(next)
    await pageOf(this).waitForURL(({ pathname, search, searchParams }) =>
      // Of an address, nothing but the page: neither what was looked for nor what a link of a mail brought.
      title === null
        ? pathname === '/' && (back === null || searchParams.get('volver') === back)
        : pathname === pageNamed(title) && search === '',
    )
  },
)

When('busca en el manual {string}', async function (this: Mundo, question: string) {
  const page = pageOf(this)
  await page.getByRole('combobox', { name: 'Buscar en el manual' }).fill(question)
  // The answer is what comes first: the scenario reads it in the page that opens.
  await page.getByRole('listbox', { name: 'Resultados' }).getByRole('option').first().click()
})

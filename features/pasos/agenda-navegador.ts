/** The consultations of the day in a real browser. */
import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import type { Mundo } from '../soporte/mundo.ts'

Then(
  'la consulta de {string} está {string} y su botón dice {string}',
  async function (this: Mundo, name: string, state: string, verb: string) {
    assert.ok(this.browser, 'El escenario no abrió el navegador')
    const row = this.browser.page.getByRole('row').filter({ hasText: name })
    await row.getByText(state, { exact: true }).waitFor()
    await row.getByRole('button', { name: verb }).waitFor()
  },
)

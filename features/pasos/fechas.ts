/** Days as a person writes them. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { writtenDate } from '@cauce/domain/calendar/written-date'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'

Then(
  '{string}, escrito el {string}, es el día {string}',
  function (this: Mundo, text: string, today: string, day: string) {
    const read = writtenDate(text, today)
    assert.equal(read === null ? 'ninguno' : formatDate(read), day)
  },
)

When('pasa al campo siguiente', async function (this: Mundo) {
  await pageOf(this).keyboard.press('Tab')
})

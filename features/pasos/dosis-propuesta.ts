/** What is proposed for a dose that passes the most of a day. */
import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import { proposalInWords } from '@cauce/domain/medication/dose-proposal'
import { noticesRead } from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'

Then(/^de tomas de (\d+) se propone "([^"]*)"$/u, function (this: Mundo, dosis: number, text: string) {
  const proposed = noticesRead(this).hallazgos.flatMap(({ propuesta }) =>
    propuesta === undefined ? [] : [proposalInWords({ dosis }, propuesta)],
  )
  assert.deepEqual(proposed, text === '' ? [] : [text])
})

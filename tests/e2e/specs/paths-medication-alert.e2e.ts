/** The alerts of a medication, walked in the browser along the paths of their machine. */
import { afterAll, beforeAll } from 'vitest'
import type { Page } from 'playwright-core'
import { openMedications, type Medications } from '../../support/medications.ts'
import { DOCTOR } from '../../support/ordering.ts'
import { provePaths } from '../paths/drive.ts'
import { medicationAlertDrive } from '../paths/medication-alert/driver.ts'
import { worldOf } from '../paths/medication-alert/world.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let medications: Medications
let page: Page

beforeAll(async () => {
  medications = await openMedications()
  page = await signedIn(medications.server, DOCTOR)
  await page.clock.install()
})
afterAll(async () => {
  await closeBrowsers()
  await medications.close()
})

provePaths(
  'alertas de un medicamento',
  medicationAlertDrive(() => worldOf(medications, page)),
)

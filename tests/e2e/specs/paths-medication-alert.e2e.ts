/** The alerts of a medication, walked in the browser along the paths of their machine. */
import { afterAll, beforeAll } from 'vitest'
import { openMedications, type Medications } from '../../support/medications.ts'
import { DOCTOR } from '../../support/ordering.ts'
import { provePaths } from '../paths/drive.ts'
import { medicationAlertDrive } from '../paths/medication-alert/driver.ts'
import { worldsOf } from '../paths/medication-alert/world.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let medications: Medications
let open: ReturnType<typeof worldsOf>

beforeAll(async () => {
  medications = await openMedications()
  const page = await signedIn(medications.server, DOCTOR)
  await page.clock.install()
  open = worldsOf(medications, page)
})
afterAll(async () => {
  await closeBrowsers()
  await medications.close()
})

provePaths(
  'alertas de un medicamento',
  medicationAlertDrive(() => open()),
)

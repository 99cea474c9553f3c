/** Every screen and dialog, in both themes and sizes: nothing that axe finds, nothing beyond the window, and a picture of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  openOrdering as openDemo,
  type Ordering,
  ULTRASOUND,
} from '../../support/ordering.ts'
import { closeBrowsers, newPerson, signedIn } from '../support/browser.ts'
import { look, picture } from '../support/look.ts'
import { VIEWS } from '../support/views.ts'
import { expiredWalk, mandatoryWalk, passwordWalk, recoveryWalk } from '../walks/account.ts'
import { agendaWalk } from '../walks/agenda.ts'
import { alertsWalk } from '../walks/alerts.ts'
import { auditWalk, presenceWalk } from '../walks/auditoria.ts'
import { consentWalk } from '../walks/consent.ts'
import { editorWalk, readerWalk } from '../walks/content.ts'
import { linesWalk } from '../walks/lines.ts'
import { medicationsWalk } from '../walks/medications.ts'
import { oncologyWalk } from '../walks/oncology.ts'
import { affiliatesWalk, listWalk } from '../walks/ordering.ts'
import { servicesWalk } from '../walks/own-code.ts'
import { affiliateProfileWalk, profileWalk } from '../walks/perfil.ts'
import { prescribedWalk } from '../walks/prescribed.ts'
import { permissionsWalk, rolesWalk } from '../walks/roles.ts'
import { publicShellWalk, shellWalk } from '../walks/shell.ts'
import { idleWalk, noPermissionWalk, publicWalk, signInWalk } from '../walks/sign-in.ts'
import { usersWalk } from '../walks/usuarios.ts'

const WALKS = [
  signInWalk,
  idleWalk,
  noPermissionWalk,
  agendaWalk,
  affiliatesWalk,
  linesWalk,
  listWalk,
  medicationsWalk,
  servicesWalk,
  prescribedWalk,
  alertsWalk,
  oncologyWalk,
  consentWalk,
  publicWalk,
  readerWalk,
  editorWalk,
  profileWalk,
  affiliateProfileWalk,
  recoveryWalk,
  passwordWalk,
  expiredWalk,
  mandatoryWalk,
  shellWalk,
  publicShellWalk,
  usersWalk,
  rolesWalk,
  permissionsWalk,
  auditWalk,
  presenceWalk,
]

let demo: Ordering

beforeAll(async () => {
  demo = await openDemo()
  const { id, lines } = await demo.order([BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, ULTRASOUND])
  await demo.post('/consultas/foto', await demo.consent(id, GASTROSCOPY), { key: crypto.randomUUID() })
  await demo.pdf('/pdf', { tipo: 'servicio', id, detalles: { id: lines[0]?.id } })
})

afterAll(async () => {
  await closeBrowsers()
  await demo.close()
})

describe.each(VIEWS)('$name', (view) => {
  describe.each(WALKS)('$name', ({ who, screens }) => {
    let page: Page
    let lost: string | null = null

    beforeAll(async () => {
      page = await (who === null ? newPerson(demo.server, view) : signedIn(demo.server, who, view))
      page.setDefaultTimeout(20_000)
    })
    afterAll(() => page.context().close())

    test.each(screens)('$name', async ({ name, show }) => {
      if (lost !== null) throw new Error(`No se llegó: falló antes ${lost}`)
      await show(page, demo.server).catch(async (error: unknown) => {
        lost = name
        await picture(page, `${name}-${view.name}`)
        throw error
      })
      expect(await look(page, `${name}-${view.name}`)).toEqual([])
    })
  })
})

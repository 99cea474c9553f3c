/** Referrals at a browser: arranged by those who register and take them, and opened by whoever looks at them. */
import type { Locator, Page } from 'playwright-core'
import { referencias } from '@cauce/contract/referencias'
import { openReferral } from '../../tests/e2e/pages/referral.ts'
import { registerButton } from '../../tests/e2e/pages/referral-registration.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { HOSPITAL, MANAGER, OTHER_MANAGER, registered, taken } from '../../tests/support/referral.ts'
import type { Mundo } from './mundo.ts'
import { known } from './recuerdos.ts'
import { remember, remission } from './remisiones.ts'
import { read } from './respuestas.ts'

/** The hospital registers one; where it is followed, who manages took it. */
export const arrange = async (world: Mundo, isFollowed: boolean): Promise<void> => {
  const server = await world.server()
  const referral = await registered(server, await server.login(HOSPITAL))
  remember(world, isFollowed ? await taken(server, await server.login(MANAGER), referral) : referral)
}

/** @param who `quien gestiona` or the hospital */
export const open = async (world: Mundo, who: string): Promise<void> => {
  const page = await signedIn(await world.server(), who === 'quien gestiona' ? MANAGER : HOSPITAL)
  world.browser = { page }
  await openReferral(page, remission(world).id)
}

export const takenByAnother = async (world: Mundo): Promise<void> => {
  const server = await world.server()
  remember(world, await taken(server, await server.login(OTHER_MANAGER), remission(world)))
}

export const openRegistration = async (world: Mundo): Promise<void> => {
  const page = await signedIn(await world.server(), HOSPITAL)
  world.browser = { page }
  await page.goto('/referencia/registro')
  await registerButton(page).waitFor()
}

export const queue = (page: Page): Locator => page.getByRole('table', { name: 'Remisiones en seguimiento' })

export const openFirstAndReturn = async (page: Page): Promise<void> => {
  await queue(page).getByRole('button', { name: 'Abrir' }).first().click()
  await page.waitForURL(/remision=\d+/u)
  await page.goBack()
  await queue(page).waitFor()
}

/** The code of the referral of the scenario, which who took it gave it. */
export const codeInQueue = async (world: Mundo): Promise<string> => {
  const server = await world.server()
  const answer = await server.call('/api/referencias/listar', {
    token: await server.login(MANAGER),
    body: { cola: 'seguimiento', por_pagina: 100 },
  })
  const row = read(referencias.listar, answer).data.find(({ id }) => id === remission(world).id)
  known(row?.gestor, 'Nadie la gestiona')
  return known(row?.codigo_remision, 'La remisión no tiene código')
}

/** A referral that one manager follows in a browser, and what others do with it meanwhile. */
import type { Page } from 'playwright-core'
import type { Referral } from '@cauce/domain/referral/referral'
import {
  acceptance,
  HOSPITAL,
  MANAGER,
  OTHER_MANAGER,
  readReferral,
  registered,
  save,
  taken,
} from '../../../support/referral.ts'
import type { TestServer } from '../../../support/server.ts'
import { gateAt, type Gate } from '../gate.ts'
import { holdCalls, type HeldCalls } from '../held-calls.ts'
import { OTHER_NAME } from './walk.ts'

const SAVE = /\/api\/referencias\/(?:actualizar|finalizar)\/\d+$/u

/** Who takes part, each with a session. */
export interface People {
  readonly server: TestServer
  /** Where the manager works. */
  readonly page: Page
  readonly hospital: string
  readonly manager: string
  readonly other: string
}

export const signIn = async (server: TestServer, page: Page): Promise<People> => ({
  server,
  page,
  hospital: await server.login(HOSPITAL),
  manager: await server.login(MANAGER),
  other: await server.login(OTHER_MANAGER),
})

export interface ReferralWorld extends People {
  readonly referral: Referral
  /** Before what the server knows of the referral. */
  readonly reading: Gate
  readonly saving: HeldCalls
  readonly ordering: HeldCalls
  /** Body of the last save that the browser sent. */
  lastSent: object
  /** How many times another manager saved. */
  others: number
}

/** A referral that this manager has just taken, on its way to the screen. */
export const openWorld = async (people: People): Promise<ReferralWorld> => {
  const { server, page, hospital, manager } = people
  const referral = await taken(server, manager, await registered(server, hospital))
  const world: ReferralWorld = {
    ...people,
    referral,
    reading: await gateAt(page, `**/api/referencias/detalle/${referral.id}`),
    saving: await holdCalls(page, SAVE),
    ordering: await holdCalls(page, '**/api/referencias/CrearConsulta'),
    lastSent: {},
    others: 0,
  }
  page.on('request', (request) => {
    if (SAVE.test(request.url())) world.lastSent = Object(request.postDataJSON())
  })
  await page.goto(`/referencia/seguimientos?remision=${referral.id}`)
  return world
}

/** Another manager saves: somebody else is who accepted. */
export const anotherSaves = async (world: ReferralWorld): Promise<void> => {
  const { server, manager, other, referral } = world
  world.others += 1
  const now = await readReferral(server, manager, referral.id)
  const nombre_acepta = `${OTHER_NAME} ${world.others}`
  await taken(server, other, now, { ...(await acceptance(server.db, now, 0)), nombre_acepta })
}

/** An earlier try of the same save did arrive. */
export const lastArrives = async ({ server, manager, referral, lastSent }: ReferralWorld): Promise<void> => {
  const { status } = await save(server, manager, referral.id, lastSent)
  if (status !== 200) throw new Error(`the earlier try was refused: ${status}`)
}

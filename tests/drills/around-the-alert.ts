/**
 * Every call that stores a line of medicine or brings one nearer to the patient, with every way of getting past its alert: how many were
 * tried, and how many lines were left whose gravest finding nobody answered. It has to be none, and who answers has to pass.
 */
import { randomUUID } from 'node:crypto'
import { registry } from '@cauce/contract/registry'
import { openMedications } from '../support/medications.ts'
import { openSchemes } from '../support/schemes.ts'
import { DOOR_CALLS, forgottenCalls, strayCalls } from './alert/calls.ts'
import type { Door } from './alert/door.ts'
import { changedLineDoor, newLineDoor } from './alert/medication-doors.ts'
import { schemeDoors } from './alert/scheme-doors.ts'
import { standingDoors } from './alert/standing-doors.ts'
import { walkUnsigned } from './alert/unsigned.ts'
import { walkUnsignedScheme } from './alert/unsigned-scheme.ts'
import { WAYS } from './alert/ways.ts'

interface Walked {
  readonly tried: number
  readonly passed: readonly string[]
  readonly failed: readonly string[]
  readonly holes: number
  readonly answered: boolean
}

const SERVER_FAILURE = 500

const walk = async (door: Door): Promise<Walked> => {
  let tried = 0
  let holes = 0
  const passed: string[] = []
  const failed: string[] = []
  for (const [name, way] of Object.entries(WAYS)) {
    const answers = await way(door)
    if (answers === null) continue
    tried += 1
    if (answers.some(({ status }) => status === 200)) passed.push(name)
    if (answers.some(({ status }) => status >= SERVER_FAILURE)) failed.push(name)
    holes = Math.max(holes, await door.holes())
  }
  const shown = (await door.shown(door.token)) ?? []
  const { status, body } = await door.send(shown, { token: door.token, key: randomUUID() })
  if (status !== 200) console.log(`  quien responde no pasa: ${status} ${JSON.stringify(body)}`)
  return { tried, passed, failed, holes: Math.max(holes, await door.holes()), answered: status === 200 }
}

/** Walks them all and prints what was counted; false where anything went past, failed or was forgotten. */
export const walkAround = async (say: (line: string) => void): Promise<boolean> => {
  const [clinic, schemes] = [await openMedications(), await openSchemes()]
  try {
    const doors = [
      await changedLineDoor(clinic),
      await newLineDoor(clinic),
      ...(await standingDoors(clinic)),
      ...(await schemeDoors(schemes)),
    ]
    const missing = [
      ...forgottenCalls(registry),
      ...strayCalls(registry),
      ...DOOR_CALLS.filter((each) => doors.every(({ call }) => call !== each)),
    ]
    if (missing.length > 0) say(`sin recorrer: ${missing.join(', ')}`)
    const signed = [await walkUnsigned(clinic, say), await walkUnsignedScheme(schemes, say)]
    let good = signed.every(Boolean) && missing.length === 0
    let total = 0
    for (const door of doors) {
      const { tried, passed, failed, holes, answered } = await walk(door)
      say(
        `${door.name} (${door.call}): ${tried} maneras, ${holes} líneas sin responder` +
          (passed.length > 0 ? `; pasaron: ${passed.join(', ')}` : '') +
          `${failed.length > 0 ? `; fallas del servidor: ${failed.join(', ')}` : ''}${answered ? '' : '; y quien responde no pasa'}`,
      )
      total += holes
      good = good && holes === 0 && passed.length === 0 && failed.length === 0 && answered
    }
    say(`líneas con su hallazgo más grave sin responder: ${total}`)
    return good
  } finally {
    await Promise.all([clinic.close(), schemes.close()])
  }
}

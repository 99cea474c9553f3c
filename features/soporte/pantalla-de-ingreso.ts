/** What the screen of the sign-in says, run by its own machine: the server answers what the scenario says. */
import assert from 'node:assert/strict'
import type { GuidedStep } from '@cauce/machines/walks/guide'
import { sessionWalk } from '@cauce/machines/walks/session'
import { guideSteps } from '../../packages/manual/src/simulator/guide-steps.ts'
import { runSteps } from '../../packages/manual/src/simulator/run.ts'
import type { Mundo } from './mundo.ts'

const says = ''
const waitingForCode = (sender: 'va por correo' | 'lo da la aplicación'): readonly GuidedStep[] => [
  { event: 'credentials.sent', says },
  { port: 'validateUser', answer: `Son correctos: el código ${sender}`, says },
]
const signedIn: readonly GuidedStep[] = [
  ...waitingForCode('va por correo'),
  { event: 'code.sent', says },
  { port: 'validateCode', answer: 'Es correcto', says },
]

/** What happens, in the words of the scenarios. */
const HAPPENS: Readonly<Record<string, readonly GuidedStep[]>> = {
  'escribe el código de un ingreso que ya no sirve': [
    ...waitingForCode('va por correo'),
    { event: 'code.sent', says },
    { port: 'validateCode', answer: 'Hay que volver a ingresar', says },
  ],
  'deja pasar el tiempo del código de su aplicación': [
    ...waitingForCode('lo da la aplicación'),
    { event: 'code.expired', says },
  ],
  'trabaja cuando su usuario queda bloqueado': [...signedIn, { event: 'user.blocked', says }],
}

/** Keeps what the person reads. */
export const goThrough = async (world: Mundo, what: string): Promise<void> => {
  const steps = HAPPENS[what]
  assert.ok(steps, `No se sabe hacer que alguien ${what}`)
  const guide = { id: '', question: what, machineId: sessionWalk.machine.id, steps, ends: '' }
  const codes = await guideSteps(sessionWalk, guide)
  assert.equal(codes.length, steps.length, `Se llegó solo al paso ${codes.length}`)
  world.remembered.set('mensaje', (await runSteps(sessionWalk, codes)).situation.context['error'])
}

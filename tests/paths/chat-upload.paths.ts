/** Every situation and every transition of sending a message with files. */
import { describe, expect, it } from 'vitest'
import { chatUploadWalk } from '@cauce/machines/walks/chat-upload'
import { walkEverything } from './walk.ts'

describe('envío de un mensaje con archivos', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const { states, transitions, differences } = await walkEverything(chatUploadWalk)
    expect(differences).toEqual([])
    expect(new Set(states.visited)).toEqual(new Set(states.all))
    expect(new Set(transitions.taken)).toEqual(new Set(transitions.all))
  })
})

/** Every situation and every transition of sending a file. */
import { describe, expect, it } from 'vitest'
import { attachmentUploadWalk } from '@cauce/machines/walks/attachment-upload'
import { walkEverything } from './walk.ts'

describe('envío de un archivo', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const { states, transitions, differences } = await walkEverything(attachmentUploadWalk)
    expect(differences).toEqual([])
    expect(new Set(states.visited)).toEqual(new Set(states.all))
    expect(new Set(transitions.taken)).toEqual(new Set(transitions.all))
  })
})

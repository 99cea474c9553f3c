import { describe, expect, it } from 'vitest'
import { doubtsRoom, noRoom, noteNoRoom, recentNoRoom, roomAgain, timesWithoutRoom } from './no-room.ts'

const failed = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('falta de sitio', () => {
  it.each([
    ['53100', 'servidor.sin_espacio'],
    ['ENOSPC', 'servidor.sin_espacio'],
    ['EDQUOT', 'servidor.sin_espacio'],
    ['53200', 'servidor.sin_memoria'],
    ['ENOMEM', 'servidor.sin_memoria'],
    ['58030', 'servidor.disco'],
    ['EIO', 'servidor.disco'],
  ])('%s es %s', (code, codigo) => {
    expect(noRoom(failed(code))?.codigo).toBe(codigo)
  })

  it('también sin código, por lo que dice el motor; y ningún otro fallo lo es', () => {
    expect(noRoom(new Error('could not write: No space left on device'))?.codigo).toBe('servidor.sin_espacio')
    for (const other of [failed('23505'), failed('57014'), new Error('boom'), null, 'ENOSPC']) {
      expect(noRoom(other)).toBeNull()
    }
  })

  it('se recuerda y se cuenta', () => {
    const before = timesWithoutRoom()
    noteNoRoom(failed('23505'))
    expect(timesWithoutRoom()).toBe(before)
    noteNoRoom(failed('53100'))
    expect([timesWithoutRoom(), recentNoRoom()?.codigo]).toEqual([before + 1, 'servidor.sin_espacio'])
  })

  it('se duda hasta que algo cabe', () => {
    noteNoRoom(failed('53100'))
    expect(doubtsRoom()).toBe(true)
    roomAgain()
    expect([doubtsRoom(), recentNoRoom()]).toEqual([false, null])
    noteNoRoom(failed('23505'))
    expect(doubtsRoom()).toBe(false)
  })
})

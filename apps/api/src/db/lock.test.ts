import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newOwner, ownerOf } from './lock-owner.ts'
import { CONFIRMED_MS, UNCONFIRMED_LIMIT_MS, watchLock } from './lock-watch.ts'
import { DirectoryInUse, type FolderLock, acquireLock } from './lock.ts'

let dir: string
let held: FolderLock[]
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cauce-cerrojo-'))
  held = []
})
afterEach(() => {
  for (const lock of held) lock.release()
  rmSync(dir, { recursive: true, force: true })
})

const pace = { beat: 20, silence: 300, look: 10, grace: 10 }
const take = async (): Promise<FolderLock> => {
  const lock = await acquireLock(dir, { pace })
  held.push(lock)
  return lock
}
const file = () => join(dir, 'cauce.lock')
const writeOwner = (owner: object) => writeFileSync(file(), JSON.stringify({ ...newOwner(), ...owner }))
const kept = () => ownerOf(readFileSync(file(), 'utf8'))
/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid
/** As another container leaves it: the same host name and number mean nothing there. */
const elsewhere = { espacio: 'pid:[1]', pid: 1, ficha: 'ajena' }

describe('acquireLock', () => {
  it('deja una marca con el proceso y la quita al devolver la carpeta', async () => {
    const lock = await take()
    expect(kept()).toMatchObject({ pid: process.pid, host: hostname() })
    lock.release()
    expect(existsSync(file())).toBe(false)
  })

  it('rechaza al segundo y nombra al primero', async () => {
    const lock = await take()
    await expect(take()).rejects.toThrow(DirectoryInUse)
    await expect(take()).rejects.toThrow(`está en uso por el proceso ${process.pid}`)
    lock.release()
    await take()
  })

  it('de varios a la vez, uno solo la obtiene', async () => {
    writeOwner({ pid: deadPid() })
    const taken = await Promise.allSettled(Array.from({ length: 8 }, take))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    ['que ya no existe', () => ({ pid: deadPid() })],
    ['cuyo número tiene hoy otro proceso', () => ({ pid: process.ppid, inicio: 'otro' })],
  ])('releva en seguida a un proceso de esta misma tabla %s', async (_title, owner) => {
    writeOwner(owner())
    const waits: string[] = []
    held.push(await acquireLock(dir, { pace, onWait: (line) => void waits.push(line) }))
    expect(waits).toEqual([])
  })

  it.each([
    ['otra tabla de procesos', elsewhere],
    ['otro encendido de la máquina', { ...elsewhere, maquina: 'otra' }],
    ['otra máquina', { ...elsewhere, host: 'otra-maquina', maquina: 'otra' }],
    ['un sistema que no dice nada', { ...elsewhere, espacio: '', maquina: '' }],
  ])('un dueño de %s vale mientras su latido cambie, y se releva cuando calla', async (_title, owner) => {
    writeOwner({ ...owner, latido: 0 })
    let latido = 0
    const beat = setInterval(() => writeOwner({ ...owner, latido: (latido += 1) }), 30)
    await expect(take()).rejects.toThrow(DirectoryInUse)
    clearInterval(beat)
    await take()
    expect(kept()?.pid).toBe(process.pid)
  })

  it('la hora del archivo no libera a nadie: solo que algo cambie', async () => {
    writeOwner(elsewhere)
    const longAgo = new Date(Date.now() - 86_400_000)
    utimesSync(file(), longAgo, longAgo)
    let latido = 0
    const beat = setInterval(() => {
      writeOwner({ ...elsewhere, latido: (latido += 1) })
      utimesSync(file(), longAgo, longAgo)
    }, 30)
    await expect(take()).rejects.toThrow(DirectoryInUse)
    clearInterval(beat)
  })

  it('una marca a medias se releva si nadie la termina', async () => {
    writeFileSync(file(), '{"pid":')
    await take()
    expect(kept()?.pid).toBe(process.pid)
  })

  it.each([
    ['es de otro', () => (rmSync(file()), writeOwner(elsewhere))],
    ['ya no está', () => rmSync(file())],
  ])('el dueño que ve que su marca %s lo dice una vez y no toca la del otro', async (_title, change) => {
    const lock = await take()
    const lost = new Promise<void>((done) => lock.onLost(done))
    change()
    await lost
    const after = existsSync(file()) ? readFileSync(file(), 'utf8') : null
    lock.release()
    expect(existsSync(file()) ? readFileSync(file(), 'utf8') : null).toBe(after)
  })
})

describe('watchLock', () => {
  const place = { file: 'cauce.lock', ficha: 'mía' }
  const watched = (readings: readonly ('ours' | 'lost' | 'unreadable')[]) => {
    let now = 0
    let reads = 0
    const mayWrite = watchLock(
      place,
      () => readings[reads++] ?? 'lost',
      () => now,
    )
    return { mayWrite, reads: () => reads, after: (ms: number) => ((now += ms), mayWrite()) }
  }

  it('una confirmación dura un segundo, y después se mira otra vez', () => {
    const { after, reads } = watched(['ours', 'ours'])
    expect([after(CONFIRMED_MS - 1), reads()]).toEqual([true, 0])
    expect([after(1), reads()]).toEqual([true, 1])
    expect([after(CONFIRMED_MS), reads()]).toEqual([true, 2])
  })

  it('quien despierta después de mucho mira antes de escribir, y lo perdido no vuelve', () => {
    const { after } = watched(['lost', 'ours'])
    expect(after(60_000)).toBe(false)
    expect(after(60_000)).toBe(false)
  })

  it('lo que no se deja leer se tolera un rato, menos que el silencio que espera otro', () => {
    const { after } = watched(['unreadable', 'ours', 'unreadable', 'unreadable'])
    expect([after(CONFIRMED_MS), after(CONFIRMED_MS), after(UNCONFIRMED_LIMIT_MS), after(1)]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

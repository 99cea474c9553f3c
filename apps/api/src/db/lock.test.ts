import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUse, acquireLock } from './lock.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cauce-cerrojo-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const file = () => join(dir, 'cauce.lock')
const writeOwner = (owner: object) => writeFileSync(file(), JSON.stringify(owner))
/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

describe('acquireLock', () => {
  it('deja una marca con el proceso y la quita al devolver la carpeta', () => {
    const release = acquireLock(dir)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    release()
    expect(existsSync(file())).toBe(false)
  })

  it('rechaza al segundo y nombra al primero', () => {
    const release = acquireLock(dir)
    expect(() => acquireLock(dir)).toThrow(DirectoryInUse)
    expect(() => acquireLock(dir)).toThrow(`está en uso por el proceso ${process.pid}`)
    release()
    acquireLock(dir)()
  })

  it('releva a un proceso que ya no existe', () => {
    writeOwner({ pid: deadPid(), host: hostname(), inicio: '1' })
    acquireLock(dir)()
  })

  it('releva a uno cuyo número tiene hoy otro proceso', () => {
    writeOwner({ pid: process.ppid, host: hostname(), inicio: 'otro' })
    acquireLock(dir)()
  })

  it('un dueño de otra máquina vale mientras dé señales', () => {
    writeOwner({ pid: 1, host: 'otra-maquina', inicio: '1' })
    expect(() => acquireLock(dir)).toThrow(DirectoryInUse)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file(), longAgo, longAgo)
    acquireLock(dir)()
  })

  it('una marca a medias vale recién escrita y no después', () => {
    writeFileSync(file(), '{"pid":')
    expect(() => acquireLock(dir)).toThrow(DirectoryInUse)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file(), longAgo, longAgo)
    acquireLock(dir)()
  })

  it('un relevo abandonado no lo impide', () => {
    const dead = { pid: deadPid(), host: hostname(), inicio: '1' }
    writeOwner(dead)
    writeFileSync(`${file()}.relevo`, JSON.stringify(dead))
    acquireLock(dir)()
    expect(existsSync(`${file()}.relevo`)).toBe(false)
  })
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFileStore } from './store.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cauce-archivos-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('archivos', () => {
  it('devuelve los mismos bytes y no deja archivos a medias', async () => {
    const store = openFileStore(dir)
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255])
    const key = await store.saveFile(bytes, 'pdf')
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/u)
    expect(new Uint8Array((await store.readFile(key)) ?? [])).toEqual(bytes)
    expect(readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.parcial'))).toEqual([])
  })

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'aa/../../db/PG_VERSION',
    'aa/x.pdf\u0000',
    '',
    'aa/aaaaaaaa-0000-0000-0000-000000000000.pdf',
  ])('una clave que no es suya no lleva a ningún archivo: %j', async (key) => {
    expect(await openFileStore(dir).readFile(key)).toBeNull()
  })
})

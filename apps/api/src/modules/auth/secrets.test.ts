import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsOf } from './secrets.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cauce-clave-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = 's'.repeat(40)
const ours = () => secretsOf({ secret: SECRET, dataDir: folder })
const text = Buffer.from('una clave')

describe('lo que se guarda cifrado', () => {
  it('se abre con la misma clave y para la misma persona, y no se parece a sí mismo', () => {
    const sealed = ours().seal('totp:1', text)
    expect(ours().open('totp:1', sealed)).toEqual(text)
    expect(ours().seal('totp:1', text)).not.toEqual(sealed)
    expect(sealed.includes(text)).toBe(false)
  })

  it('no se abre para otra persona, con otra clave, cambiado ni cortado', () => {
    const sealed = ours().seal('totp:1', text)
    const other = secretsOf({ secret: 'x'.repeat(40), dataDir: folder })
    expect(ours().open('totp:2', sealed)).toBeNull()
    expect(other.open('totp:1', sealed)).toBeNull()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(ours().open('totp:1', changed)).toBeNull()
      expect(ours().open('totp:1', sealed.subarray(0, at))).toBeNull()
    }
  })

  it('los resúmenes dependen de la clave y de la persona', () => {
    const other = secretsOf({ secret: 'x'.repeat(40), dataDir: folder })
    const macs = [ours().mac('1', 'A'), ours().mac('2', 'A'), ours().mac('1', 'B'), other.mac('1', 'A')]
    expect(new Set(macs.map((mac) => mac.toString('hex'))).size).toBe(4)
    expect(ours().mac('1', 'A')).toEqual(macs[0])
  })
})

it('sin CAUCE_SECRET la clave es un archivo que solo nosotros leemos, hecho una vez', () => {
  const source = { secret: null, dataDir: folder }
  const sealed = secretsOf(source).seal('totp:1', text)
  const file = join(folder, 'clave')
  const written = readFileSync(file, 'utf8')
  expect(written).toMatch(/^[\w-]{43}\n$/u)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['clave'])
  expect(secretsOf({ secret: written.trim(), dataDir: '' }).open('totp:1', sealed)).toEqual(text)
})

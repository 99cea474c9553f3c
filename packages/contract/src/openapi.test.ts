import { describe, expect, it } from 'vitest'
import { accessText, allEntries, openApiDocument } from './openapi.ts'

describe('openApiDocument', () => {
  const text = JSON.stringify(openApiDocument('1.2.3'))

  it('tiene cada llamada del registro, con sus parámetros de ruta', () => {
    for (const { entry } of allEntries()) {
      expect(text).toContain(JSON.stringify(entry.path.replaceAll(/:([A-Za-z]+)/gu, '{$1}')))
    }
    expect(text).toContain('"name":"cupId","in":"path","required":true')
  })

  it('dice la versión, quién puede llamar y la clave de idempotencia', () => {
    expect(text).toContain('"version":"1.2.3"')
    expect(text).toContain('Idempotency-Key')
    expect(accessText({ permission: 'blog.vista' })).toBe('Permiso blog.vista')
  })

  it('dice cuáles reciben un formulario', () => {
    const forms = allEntries().filter(({ entry }) => entry.multipart === true)
    expect(forms.length).toBeGreaterThan(0)
    expect(text.split('"multipart/form-data"')).toHaveLength(forms.length + 1)
  })

  it('cada llamada tiene un método y una ruta propios, y su resumen en español', () => {
    const keys = allEntries().map(({ entry }) => `${entry.method} ${entry.path}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { entry } of allEntries()) expect(entry.summary).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u)
  })
})

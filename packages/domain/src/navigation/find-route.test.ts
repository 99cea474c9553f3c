import { describe, expect, it } from 'vitest'
import { cataloguedAt, findRoute, isToken } from './find-route.ts'

const TOKEN = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'

describe('findRoute', () => {
  it('finds a page by its path', () => {
    expect(findRoute('/panelMedico/atencion')?.title).toBe('Consultas de hoy')
    expect(findRoute('/gestionPqrsf/gestion/gestion')?.title).toBe('Gestión de PQRSF')
    expect(findRoute('/')?.title).toBe('Inicio')
  })

  it('reads a parameter, which may not be empty', () => {
    expect(findRoute('/verificar/ABCD-1234')?.path).toBe('/verificar/:codigo')
    expect(findRoute('/verificar/')).toBeNull()
    expect(findRoute('/verificar')).toBeNull()
  })

  it('does without the optional parameters', () => {
    const signature = '/firmaEntregaMedicamentos/:token?/:movimientoId?'
    for (const rest of ['', '/abc', '/abc/12']) {
      expect(findRoute(`/firmaEntregaMedicamentos${rest}`)?.path).toBe(signature)
    }
    expect(findRoute('/firmaEntregaMedicamentos/abc/12/x')).toBeNull()
  })

  it('takes one step for a token only when it looks like one', () => {
    expect(findRoute(`/${TOKEN}`)?.path).toBe('/:token')
    expect(findRoute('/noExiste')).toBeNull()
    expect(findRoute('/aprobacionFormConceptoMedicoVieww')).toBeNull()
    expect(findRoute('/aprobacionFormConceptoMedicoView')?.title).toBe('Aprobación del concepto médico')
  })

  it('tells upper from lower case', () => {
    expect(findRoute('/panelmedico/atencion')).toBeNull()
    expect(findRoute('/caracterizacion/caracterizacion')).toBeNull()
    expect(findRoute('/solicitudes/Admin')?.title).toBe('Administración de solicitudes')
  })

  it('finds nothing for a path that is not there', () => {
    for (const path of ['/panelMedico', '/panelMedico/atencion/1', '/:404', '/:token', '']) {
      expect(findRoute(path)).toBeNull()
    }
  })
})

it('cataloguedAt knows a page by its pattern', () => {
  expect(cataloguedAt('/verificar/:codigo')?.title).toBe('Verificar documento')
  expect(cataloguedAt('/verificar/1')).toBeNull()
})

it.each([
  ['treinta y dos letras y cifras', TOKEN, true],
  ['una sola cifra, al final', `${'a'.repeat(31)}1`, true],
  ['una sola cifra, al comienzo', `1${'-_'.repeat(16)}`, true],
  ['ninguna cifra', 'a'.repeat(32), false],
  ['treinta y un signos', TOKEN.slice(1), false],
  ['un punto antes', `x.${TOKEN}`, false],
  ['un punto después', `${TOKEN}.html`, false],
])('un paso con %s: si es un enlace de un solo uso', (_what, step, is) => {
  expect(isToken(step)).toBe(is)
})

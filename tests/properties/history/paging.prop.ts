import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { pageOf } from '../../../apps/api/src/modules/historico/paging.ts'
import { property } from '../../support/property.ts'

const STATES = [
  { id: 1, nombre: 'Pendiente' },
  { id: 2, nombre: 'Completa' },
  { id: 3, nombre: 'Otra' },
]
const lists = fc
  .array(fc.constantFrom(1, 2, 3), { maxLength: 60 })
  .map((states) => states.map((estado_id, id) => ({ id, estado_id })))
const sizes = fc.integer({ min: 1, max: 20 })

describe('las páginas de una lista', () => {
  property('cubren cada fila una vez y en orden, sea cual sea su tamaño', [lists, sizes], (rows, por_pagina) => {
    const { total } = pageOf(rows, { afiliado_id: 1, por_pagina }, STATES)
    const pages = Array.from(
      { length: Math.ceil(total / por_pagina) + 1 },
      (_, at) => pageOf(rows, { afiliado_id: 1, por_pagina, pagina: at + 1 }, STATES).data,
    )
    expect(pages.flat()).toEqual(rows)
    expect(pages.at(-1)).toEqual([])
  })

  property('los estados suman el total, y cada uno tiene las suyas', [lists], (rows) => {
    const { total, por_estado } = pageOf(rows, { afiliado_id: 1, por_pagina: 100 }, STATES)
    expect(por_estado.reduce((sum, state) => sum + state.total, 0)).toBe(total)
    for (const { estado_id, total: of } of por_estado) {
      const one = pageOf(rows, { afiliado_id: 1, por_pagina: 100, estado_id }, STATES)
      expect(one.data).toHaveLength(of)
      expect(one.por_estado).toEqual(por_estado)
    }
  })
})

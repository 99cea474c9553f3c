import * as fc from 'fast-check'
import { describe } from 'vitest'
import { loadWords } from '@cauce/domain/kit/master/load-words'
import { property } from '../../../support/property.ts'

const count = fc.nat({ max: 900 })
const counts = fc.record({ por_crear: count, por_editar: count, iguales: count, rechazadas: count })
const modo = fc.constantFrom('revisar', 'buenas', 'todas')

describe('loadWords', () => {
  property(
    'solo lo que se aplicó se da por hecho',
    [counts, modo, fc.boolean()],
    (one, how, aplicada) => loadWords({ ...one, modo: how, aplicada }).startsWith('Carga hecha') === aplicada,
  )

  property('lo que no se aplicó dice que nada se guardó', [counts, modo], (one, how) =>
    /nada se guardó|No se guardó nada/u.test(loadWords({ ...one, modo: how, aplicada: false })),
  )
})

import * as fc from 'fast-check'
import { describe } from 'vitest'
import { LOAD_STATES } from '@cauce/domain/kit/load/load'
import { loadWords } from '@cauce/domain/kit/load/load-words'
import { property } from '../../../support/property.ts'

const count = fc.nat({ max: 900 })
const load = fc.record({
  por_crear: count,
  por_editar: count,
  creadas: count,
  editadas: count,
  iguales: count,
  rechazadas: count,
  estado: fc.constantFrom('esperando', 'en_revision', 'revisada', 'en_carga', 'terminada', 'cancelada', 'ilegible'),
  modo: fc.constantFrom('buenas', 'todas', null),
  motivo: fc.constant(null),
})

describe('loadWords', () => {
  property(
    'solo lo que terminó se da por hecho',
    [load],
    (one) => loadWords(one).startsWith('Carga hecha') === (one.estado === 'terminada'),
  )

  property(
    'lo que solo se revisó dice que nada se guardó',
    [load],
    (one) => /nada se guardó|No se guardó nada/u.test(loadWords(one)) === (one.estado === 'revisada'),
  )

  property('lo que no se pudo leer dice por qué', [load], (one) =>
    one.estado === 'ilegible' ? loadWords(one) === LOAD_STATES.ilegible : loadWords(one) !== LOAD_STATES.ilegible,
  )
})

import { expect, it } from 'vitest'
import { whyNotMade } from './why-not-made.ts'

const at = '2026-11-21T12:26:00.000Z'

it('says what happened and at what hour of Bogotá', () => {
  expect(whyNotMade('sin_respuesta', at)).toBe('El servicio no respondió a las 07:26')
  expect(whyNotMade('cancelada', at)).toBe('Se dejó de esperar al servicio a las 07:26')
  expect(whyNotMade('no_se_entiende', at)).toBe('El servicio respondió algo que no se entiende a las 07:26')
  expect(whyNotMade('rechazada', at, 'Falta el catálogo')).toBe(
    'El servicio no pudo responder a las 07:26: Falta el catálogo',
  )
  expect(whyNotMade('sin_respuesta', at, 'Falta el catálogo')).toBe('El servicio no respondió a las 07:26')
  expect(whyNotMade('rechazada', at)).toBe('El servicio no respondió a las 07:26')
})

import { expect, it } from 'vitest'
import { agreed } from './agreed.ts'

it.each([
  [5, 'Pendiente', 'Pendientes'],
  [1, 'Pendiente', 'Pendiente'],
  [0, 'Activa', 'Activas'],
  [1, 'Rechazadas', 'Rechazada'],
  [2, 'Rechazadas', 'Rechazadas'],
  [13, 'Pendiente de auditoría', 'Pendientes de auditoría'],
  [2, 'Atendida', 'Atendidas'],
  [2, 'En sala', 'En sala'],
  [3, 'Todas', 'Todas'],
  [4, 'Por confirmar', 'Por confirmar'],
  [2, 'Devuelto', 'Devueltos'],
  [2, '', ''],
])('%d «%s» is «%s»', (count, label, said) => {
  expect(agreed(count, label)).toBe(said)
})

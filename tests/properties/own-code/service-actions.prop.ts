import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { serviceActions } from '@cauce/domain/own-code/service-actions'
import { statusId } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const line = fc.record({
  estado_id: statusId,
  rep_id: fc.constantFrom(null, 7),
  direccionamieno_automatico: fc.boolean(),
})

property('a service is printed exactly in states 1 and 4 with a site', [line], (value) => {
  const { descargar, enviar } = serviceActions(value)
  expect(descargar.puede).toBe([1, 4].includes(value.estado_id) && value.rep_id !== null)
  expect(enviar.puede).toBe(descargar.puede)
})

property('its site changes as that of any ordered line', [line], (value) => {
  expect(serviceActions(value).direccionar).toEqual(lineActions(value).direccionar)
})

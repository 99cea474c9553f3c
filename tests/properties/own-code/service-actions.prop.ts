import * as fc from 'fast-check'
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

property('un servicio se imprime exactamente en los estados 1 y 4 con una sede', [line], (value) => {
  const { descargar, enviar } = serviceActions(value)
  expect(descargar.puede).toBe([1, 4].includes(value.estado_id) && value.rep_id !== null)
  expect(enviar.puede).toBe(descargar.puede)
})

property('su sede cambia como la de cualquier línea ordenada', [line], (value) => {
  expect(serviceActions(value).direccionar).toEqual(lineActions(value).direccionar)
})

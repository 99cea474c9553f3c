import { expect, it } from 'vitest'
import { orderSummary } from './order-summary.ts'

const routed = { rep: { id: 11 }, requiere_auditoria: 0, consentimiento: false }

it('says what the main button will do', () => {
  const items = [
    routed,
    { ...routed, consentimiento: true },
    { rep: null, requiere_auditoria: 1, consentimiento: null },
  ]
  expect(orderSummary(items)).toEqual({
    titulo: '3 por ordenar',
    detalle: '1 pide consentimiento · 1 sin direccionamiento · 1 pasa a auditoría',
    boton: 'Ordenar 3 procedimientos',
    sinDireccionamiento: 1,
  })
})

it('a site that was not asked for yet is missing too', () => {
  expect(orderSummary([{ ...routed, rep: undefined }])).toMatchObject({ sinDireccionamiento: 1 })
})

it('counts several', () => {
  const item = { rep: null, requiere_auditoria: 1, consentimiento: true }
  expect(orderSummary([item, item]).detalle).toBe(
    '2 piden consentimiento · 2 sin direccionamiento · 2 pasan a auditoría',
  )
})

it('speaks of one procedure in the singular', () => {
  expect(orderSummary([routed])).toEqual({
    titulo: '1 por ordenar',
    detalle: '',
    boton: 'Ordenar 1 procedimiento',
    sinDireccionamiento: 0,
  })
})

it('says that there is nothing', () => {
  expect(orderSummary([]).titulo).toBe('Nada por ordenar')
})

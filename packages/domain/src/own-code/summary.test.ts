import { expect, it } from 'vitest'
import { serviceSummary } from './summary.ts'

it('says that there is nothing to order', () => {
  expect(serviceSummary([])).toEqual({
    titulo: 'Nada por ordenar',
    detalle: '',
    boton: 'Ordenar 0 servicios',
    sinDireccionamiento: 0,
  })
})

it('counts in singular and in plural', () => {
  expect(serviceSummary([{ rep: null, requiere_auditoria: 1 }])).toEqual({
    titulo: '1 por ordenar',
    detalle: '1 sin direccionamiento · 1 pasa a auditoría',
    boton: 'Ordenar 1 servicio',
    sinDireccionamiento: 1,
  })
  expect(serviceSummary([{ rep: undefined, requiere_auditoria: 0 }])).toMatchObject({ sinDireccionamiento: 1 })
  const audited = { rep: { id: 1 }, requiere_auditoria: 1 }
  expect(serviceSummary([audited, audited, { ...audited, requiere_auditoria: 0 }])).toMatchObject({
    detalle: '2 pasan a auditoría',
    boton: 'Ordenar 3 servicios',
  })
})

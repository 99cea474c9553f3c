import { describe, expect, it } from 'vitest'
import { medicationSummary, type SummaryLine } from './order-summary.ts'

const line = (change: Partial<SummaryLine> = {}): SummaryLine => ({
  sinHacer: 0,
  completa: true,
  requiere_autorizacion: 0,
  ...change,
})

describe('the foot of the medications', () => {
  it('says what the button will do', () => {
    expect(medicationSummary([])).toMatchObject({ titulo: 'Nada por ordenar', impedimento: null })
    expect(medicationSummary([line()])).toMatchObject({
      titulo: '1 línea',
      boton: 'Ordenar 1 medicamento',
      detalle: '',
    })
    expect(medicationSummary([line(), line({ requiere_autorizacion: 1 }), line()])).toEqual({
      titulo: '3 líneas',
      detalle: '1 queda pendiente de autorización',
      boton: 'Ordenar 3 medicamentos',
      impedimento: null,
      salida: null,
    })
    expect(medicationSummary([line({ requiere_autorizacion: 1 }), line({ requiere_autorizacion: 1 })]).detalle).toBe(
      '2 quedan pendientes de autorización',
    )
  })

  it('says what stands in the way and what takes it away, a check before a field', () => {
    expect(medicationSummary([line({ sinHacer: 1, completa: false })])).toMatchObject({
      impedimento: '1 comprobación sin hacer',
      salida: 'Explíquela o repítala para poder ordenar',
    })
    expect(medicationSummary([line({ sinHacer: 2 }), line({ sinHacer: 1 })])).toMatchObject({
      impedimento: '3 comprobaciones sin hacer',
      salida: 'Explíquelas o repítalas para poder ordenar',
    })
    expect(medicationSummary([line({ completa: false }), line({ completa: false })])).toMatchObject({
      impedimento: '2 líneas por corregir',
      salida: 'Corríjalas para poder ordenar',
    })
    expect(medicationSummary([line(), line({ completa: false })])).toMatchObject({
      impedimento: '1 línea por corregir',
      salida: 'Corríjala para poder ordenar',
    })
  })
})

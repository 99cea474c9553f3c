import * as fc from 'fast-check'
import { ANALYTE_CODES, ANALYTES } from '@cauce/domain/laboratory/analytes'
import { isCritical, resultClass } from '@cauce/domain/laboratory/result-class'
import { property } from '../../support/property.ts'

const code = fc.constantFrom(...ANALYTE_CODES)
const share = fc.double({ min: 0, max: 1, noNaN: true })

property('la clase de un resultado sube con su valor', [code, share, share], (analito, one, other) => {
  const { min, max } = ANALYTES[analito].posible
  const order = ['critico_bajo', 'bajo', 'normal', 'alto', 'critico_alto']
  const [low, high] = [Math.min(one, other), Math.max(one, other)].map((part) => {
    const valor = min + (max - min) * part
    return order.indexOf(resultClass({ analito, valor, referencia_min: null, referencia_max: null }, 'F'))
  })
  return (low ?? -1) >= 0 && (low ?? 0) <= (high ?? 0)
})

property(
  'un valor crítico se dice crítico con cualquier rango',
  [code, share, fc.integer({ min: 1, max: 50 })],
  (analito, part, width) => {
    const { min, max } = ANALYTES[analito].posible
    const valor = min + (max - min) * part
    const own = { referencia_min: valor - width, referencia_max: valor + width }
    return isCritical({ analito, valor }) === resultClass({ analito, valor, ...own }, 'M').startsWith('critico')
  },
)

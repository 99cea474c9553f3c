import * as fc from 'fast-check'
import { ANALYTE_CODES, ANALYTES } from '@cauce/domain/laboratory/analytes'
import { answeredBy, waitsForResult } from '@cauce/domain/laboratory/pending-result'
import { property } from '../../support/property.ts'

const code = fc.constantFrom(...ANALYTE_CODES)
const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`)
const line = fc.record({
  linea_id: fc.integer({ min: 1, max: 50 }),
  codigo: fc.constantFrom(...ANALYTE_CODES.flatMap((each) => [...ANALYTES[each].cups])),
  estado_id: fc.constantFrom(1, 2, 3, 4, 5, 6, 42, 49),
  fecha: day,
  respondida: fc.boolean(),
})

property(
  'lo que un resultado responde lo esperaba, y nada de antes lo esperaba',
  [code, day, fc.array(line, { maxLength: 12 })],
  (analito, fecha, lines) => {
    const cups: readonly string[] = ANALYTES[analito].cups
    const fits = lines.filter((each) => waitsForResult(each) && cups.includes(each.codigo) && each.fecha <= fecha)
    const found = answeredBy(analito, fecha, lines)
    return found === null ? fits.length === 0 : fits.includes(found) && fits.every((each) => each.fecha >= found.fecha)
  },
)

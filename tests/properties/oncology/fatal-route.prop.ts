import * as fc from 'fast-check'
import { expect } from 'vitest'
import { drugNote, FATAL_ROUTE } from '@cauce/domain/oncology/fatal-route'
import { property } from '../../support/property.ts'

const vinca = fc.constantFrom('Vincristina', 'vinblastina 10 mg', 'VINORELBINA', 'Vindesina sulfato')
const other = fc.constantFrom('Oxaliplatino', 'Bortezomib', 'Rituximab', 'Metotrexato')
const note = fc.option(
  fc.constantFrom('Dosis fija; solo intravenosa', 'Vesicante', 'Solo intravenosa; mortal por vía intratecal', ''),
)

property(
  'de una vinca siempre se dice lo que mata, sin repetirlo en la nota; de las demás, la nota tal cual',
  [vinca, other, note],
  (drug, another, text) => {
    const said = drugNote(drug, text)
    expect(said.critica).toBe(FATAL_ROUTE)
    expect(said.nota).not.toMatch(/intravenosa|mortal/iu)
    expect(drugNote(another, text)).toEqual({ critica: null, nota: text ?? '' })
  },
)

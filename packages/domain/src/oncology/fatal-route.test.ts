import { expect, it } from 'vitest'
import { drugNote, FATAL_ROUTE } from './fatal-route.ts'

it('says of a vinca, whatever its note, that it kills by the other route, and keeps the rest of the note', () => {
  expect(drugNote('Vincristina', 'Solo intravenosa; mortal por vía intratecal')).toEqual({
    critica: FATAL_ROUTE,
    nota: '',
  })
  expect(drugNote('Vincristina 1 mg/mL', null)).toEqual({ critica: FATAL_ROUTE, nota: '' })
  expect(drugNote('Vincristina', 'Dosis fija; solo intravenosa')).toEqual({ critica: FATAL_ROUTE, nota: 'Dosis fija' })
  expect(drugNote('VINBLASTINA sulfato', 'Solo intravenosa.')).toEqual({ critica: FATAL_ROUTE, nota: '' })
  expect(drugNote('Vincristina', 'Solo intravenosa. Intervalo comprimido de 14 días').nota).toBe(
    'Intervalo comprimido de 14 días',
  )
})

it('keeps what a note says beside it, and warns of no vein where the drug is swallowed', () => {
  expect(drugNote('Vincristina', 'Dosis máxima 2 mg, mortal por vía intratecal').nota).toBe(
    'Dosis máxima 2 mg, mortal por vía intratecal',
  )
  expect(drugNote('Vincristina', 'Mortal por vía intratecal; en minibolsa, nunca en jeringa').nota).toBe(
    'en minibolsa, nunca en jeringa',
  )
  expect(drugNote('Vinorelbina 30 mg cápsula', null).critica).toBeNull()
})

it('leaves the note of the others as it is', () => {
  expect(drugNote('Oxaliplatino', 'Diluir solo en dextrosa al 5 %. FOLFOX')).toEqual({
    critica: null,
    nota: 'Diluir solo en dextrosa al 5 %. FOLFOX',
  })
  expect(drugNote('Vinagre', null)).toEqual({ critica: null, nota: '' })
})

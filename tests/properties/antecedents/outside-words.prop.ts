/** What a printed record says of what is taken of elsewhere: the three answers are never the same words. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { SOURCES } from '@cauce/domain/antecedents/allergy-entry'
import { ADVISERS } from '@cauce/domain/antecedents/outside-medicine'
import { NOT_ASKED, NOTHING_ELSE, outsideOnPaper } from '@cauce/domain/antecedents/outside-words'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const taken = fc.record({
  nombre: fc.constantFrom('Warfarina', 'Hipérico'),
  dosis: fc.constant(null),
  frecuencia: fc.constant(null),
  unidad_tiempo: fc.constant(null),
  unidad_presentacion: fc.constant(null),
  como: fc.option(fc.constantFrom('una diaria', 'un té en la noche')),
  desde: fc.constant(null),
  hasta: fc.constant(null),
  indicado_por: fc.constantFrom(...ADVISERS),
  origen: fc.constantFrom(...SOURCES),
})

property(
  'el papel dice lo que toma, que no toma nada más o que no se preguntó',
  [fc.array(taken, { maxLength: 3 }), fc.boolean(), anyDay],
  (tomas, preguntado, today) => {
    const text = outsideOnPaper({ preguntado, tomas }, today)
    for (const { nombre, como } of tomas) expect(text.includes(nombre) && text.includes(como ?? '')).toBe(true)
    if (tomas.length === 0) expect(text).toBe(preguntado ? NOTHING_ELSE : NOT_ASKED)
    else expect([NOT_ASKED, NOTHING_ELSE]).not.toContain(text)
  },
)

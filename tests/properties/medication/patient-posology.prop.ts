import * as fc from 'fast-check'
import { expect } from 'vitest'
import { cardinal } from '@cauce/domain/text/cardinal'
import { patientPosology, quantityInFiguresAndLetters } from '@cauce/domain/medication/patient-posology'
import { ROUTES } from '@cauce/domain/medication/routes-of-administration'
import { timeUnit } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const halves = fc.integer({ min: 1, max: 40 }).map((count) => count / 2)
const written = fc.record({
  dosis: halves,
  frecuencia: fc.integer({ min: 2, max: 72 }),
  tiempo: timeUnit,
  duracion: fc.integer({ min: 2, max: 90 }),
  meses: fc.integer({ min: 1, max: 6 }),
  unidad: fc.constantFrom('Tableta', 'Cápsula', 'Sobre', 'Ampolla', 'Frasco'),
  via: fc.constantFrom(...ROUTES, ''),
})

property(
  'la persona lee cuánto en palabras, cada cuánto y durante cuánto tiempo, sin una cifra que no se escribió',
  [written],
  (line) => {
    const said = patientPosology(line)
    expect(said).not.toBeNull()
    if (said === null) return
    const [dose = '', every = ''] = said.toma.split(' cada ')
    expect(dose).not.toMatch(/\d/u)
    expect(dose.includes('medi')).toBe(line.dosis % 1 !== 0)
    expect(every.startsWith(`${line.frecuencia} `)).toBe(true)
    const total = line.meses > 1 && line.duracion === 30 ? 30 * line.meses : line.duracion
    expect(said.resto).toContain(`durante ${total} días`)
    expect(said.resto.includes(`${line.meses} meses`)).toBe(line.meses > 1 && line.duracion !== 30)
  },
)

property(
  'la cantidad lleva su cifra, sus letras y su unidad',
  [fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('Tableta', 'Frasco', 'Ampolla')],
  (quantity, unit) => {
    const said = quantityInFiguresAndLetters(quantity, unit)
    expect(Number(said.slice(0, said.indexOf(' (')).replaceAll(/\s/gu, ''))).toBe(quantity)
    expect(said).toContain('(')
    expect(said.toLowerCase()).toContain(unit.toLowerCase().slice(0, 5))
    if (quantity < 21 && quantity !== 1) expect(said).toContain(`(${cardinal(quantity)})`)
  },
)

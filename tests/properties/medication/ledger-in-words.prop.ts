import * as fc from 'fast-check'
import { expect } from 'vitest'
import { CHECKS, type LedgerEntry } from '@cauce/domain/medication/check'
import { checksOnPaper, exceptionsOnPaper } from '@cauce/domain/medication/ledger-in-words'
import { instant } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const entry: fc.Arbitrary<LedgerEntry> = fc
  .record({
    comprobacion: fc.constantFrom(...CHECKS),
    origen: fc.constantFrom('profesional', 'servidor'),
    respuesta: fc.constantFrom('limpia', 'no_verificada'),
    hora: instant.map((ms) => new Date(ms).toISOString()),
    motivo: fc.constantFrom(null, 'No toma otros medicamentos'),
  })
  .map((made) => ({
    ...made,
    por_que: made.respuesta === 'no_verificada' ? 'El servicio no respondió' : null,
    conocimiento: null,
    hallazgos: [],
    operador: null,
  }))

property(
  'toda comprobación que no se pudo hacer se imprime, con el porqué y con su motivo',
  [fc.array(entry, { maxLength: 12 })],
  (entries) => {
    const sentences = exceptionsOnPaper(entries)
    const unverified = entries.filter(({ respuesta }) => respuesta === 'no_verificada')
    const told = sentences.filter((text) => text.includes('NO VERIFICADO'))
    expect(told.length).toBe(unverified.length)
    expect(told.every((text) => text.includes('El servicio no respondió'))).toBe(true)
    expect(told.filter((text) => text.includes('Motivo para seguir')).length).toBe(
      unverified.filter(({ motivo }) => motivo !== null).length,
    )
  },
)

property(
  'lo que salió limpio no ocupa más que la línea de la fórmula',
  [fc.array(entry, { maxLength: 12 })],
  (entries) => {
    const unverified = entries.filter(({ respuesta }) => respuesta === 'no_verificada').length
    expect(exceptionsOnPaper(entries).length).toBe(unverified)
    const line = checksOnPaper([entries])
    if (entries.length === 0) expect(line).toBe('')
    else {
      expect(line.includes('ninguna excepción')).toBe(unverified === 0)
      const clean = Number(/Comprobaciones: (\d+)/u.exec(line)?.[1])
      expect(clean).toBeLessThanOrEqual(new Set(entries.map(({ comprobacion }) => comprobacion)).size)
    }
  },
)

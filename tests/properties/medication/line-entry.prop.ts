import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { completeLine, lineInShorthand, parseLine } from '@cauce/domain/medication/line-entry'
import { routesFor } from '@cauce/domain/medication/routes-of-administration'
import { anyText } from '../../support/arbitraries/text.ts'
import { article, favourite, figure, timeUnit } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })

const line = fc.record({
  medicamento: fc.constantFrom('amoxi', 'losartan', 'insulina glargina', 'ácido acetilsalicílico'),
  concentracion: maybe(fc.constantFrom('500', '500 mg', '160/800', '1.000 mg', '100 ui/ml')),
  dosis: maybe(fc.record({ valor: figure(9), unidad: fc.constantFrom('Tableta', 'Cápsula', 'mL', 'UI') })),
  frecuencia: maybe(fc.record({ valor: figure(24), tiempo: timeUnit })),
  duracion: maybe(fc.integer({ min: 1, max: 31 })),
  meses: maybe(fc.integer({ min: 1, max: 6 })),
  via: maybe(fc.constantFrom('Oral', 'Subcutánea', 'Intravenosa', 'Tópica')),
  diagnostico: maybe(fc.constantFrom('I10', 'E119', 'R51')),
  observacion: maybe(fc.constantFrom('si dolor', 'con comida; en ayunas', '1 c/8h')),
})

const words = (text: string): readonly string[] => text.split(/[\s,]+/u).filter((word) => word !== '')

describe('parseLine', () => {
  property('lee lo que se escribió abreviado', [line], (written) => {
    expect(parseLine(lineInShorthand(written))).toMatchObject(written)
  })

  property('se lee cualquier texto, y no se pierde ninguna palabra', [anyText], (text) => {
    const typed = text.normalize('NFC')
    const parsed = parseLine(text)
    const kept = [parsed.medicamento, ...parsed.entendido.map(({ texto }) => texto)].join(' ')
    for (const word of words(typed.split(';')[0] ?? '')) expect(words(kept).join(' ')).toContain(word)
  })

  property(
    'una palabra desconocida queda con el medicamento',
    [line, fc.constantFrom('xilofonil', 'bañado', 'zzz')],
    (written, word) => {
      const parsed = parseLine(`${word} ${lineInShorthand(written)}`)
      expect(parsed.medicamento).toContain(word)
      expect(parsed.frecuencia).toEqual(written.frecuencia)
    },
  )
})

describe('completeLine', () => {
  property('lo escrito nunca se cambia', [line, article, maybe(favourite)], (written, drug, often) => {
    const completed = completeLine(parseLine(lineInShorthand(written)), drug, often)
    if (written.via !== null) expect(completed.via).toEqual({ valor: written.via, origen: 'escrito' })
    if (written.duracion !== null) expect(completed.duracion).toEqual({ valor: written.duracion, origen: 'escrito' })
    if (written.meses !== null) expect(completed.meses).toEqual({ valor: written.meses, origen: 'escrito' })
    if (written.observacion !== null) expect(completed.observacion?.origen).toBe('escrito')
    if (written.frecuencia !== null) expect(completed.frecuencia?.valor).toBe(written.frecuencia.valor)
  })

  property('una dosis en otra unidad nunca se convierte', [line, article], (written, drug) => {
    const { dosis } = written
    if (dosis === null) return
    const same = dosis.unidad === drug.codesumi.unidad_presentacion
    const completed = completeLine(parseLine(lineInShorthand({ ...written, concentracion: null })), drug, null)
    expect(completed.dosis).toEqual(same ? { valor: dosis.valor, origen: 'escrito' } : null)
    expect(completed.avisos.some((notice) => notice.includes('no se convierte'))).toBe(!same)
  })

  property(
    'la línea frecuente de otro medicamento no cambia nada',
    [line, article, favourite],
    (written, drug, often) => {
      const parsed = parseLine(lineInShorthand(written))
      const other = { ...often, codesumi_id: drug.codesumi.id + 1 }
      expect(completeLine(parsed, drug, other)).toEqual(completeLine(parsed, drug, null))
    },
  )

  property(
    'una vía que nadie escribió es una de las del medicamento',
    [line, article, maybe(favourite)],
    (written, drug, often) => {
      const { via } = completeLine(parseLine(lineInShorthand({ ...written, via: null })), drug, often)
      if (via !== null) expect(routesFor(drug.codesumi)).toContain(via.valor)
    },
  )
})

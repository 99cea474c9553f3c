import { describe, expect, it } from 'vitest'
import { lineInShorthand, parseLine } from './line-entry.ts'

/** Only what was read. */
const read = (text: string) => {
  const { entendido: _read, noEntendido: _left, avisos: _notices, ...line } = parseLine(text)
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null))
}
const every = (valor: number, tiempo: 'Horas' | 'Días') => ({ valor, tiempo })

describe('parseLine', () => {
  it('reads the shorthand of the clinic', () => {
    expect(read('amoxi 500 c/8h 7d')).toEqual({
      medicamento: 'amoxi',
      concentracion: '500',
      frecuencia: every(8, 'Horas'),
      duracion: 7,
    })
    expect(read('losartan 50 1 c/12h x 30d 3m vo')).toEqual({
      medicamento: 'losartan',
      concentracion: '50',
      dosis: { valor: 1, unidad: null },
      frecuencia: every(12, 'Horas'),
      duracion: 30,
      meses: 3,
      via: 'Oral',
    })
    expect(read('acetaminofen 500 mg 2 tab cada 6 horas por 5 días; si dolor')).toEqual({
      medicamento: 'acetaminofen',
      concentracion: '500 mg',
      dosis: { valor: 2, unidad: 'Tableta' },
      frecuencia: every(6, 'Horas'),
      duracion: 5,
      observacion: 'si dolor',
    })
  })

  it.each([
    ['cada 24 horas', every(24, 'Horas')],
    ['c/día', every(1, 'Días')],
    ['c/dia', every(1, 'Días')],
    ['cada 2 días', every(2, 'Días')],
    ['c/ 8 h', every(8, 'Horas')],
    ['C/8H', every(8, 'Horas')],
    ['cada semana', every(7, 'Días')],
    ['cada 2 sem', every(14, 'Días')],
    ['diario', every(1, 'Días')],
    ['3 veces al día', every(8, 'Horas')],
    ['una vez al día', every(24, 'Horas')],
  ])('reads the frequency "%s"', (text, frecuencia) => {
    expect(read(`warfarina ${text}`)).toEqual({ medicamento: 'warfarina', frecuencia })
  })

  it('a line without a drug has a dose, not a strength', () => {
    expect(read('1 cada 24 horas')).toEqual({
      medicamento: '',
      dosis: { valor: 1, unidad: null },
      frecuencia: every(24, 'Horas'),
    })
  })

  it.each([
    ['vo', 'Oral'],
    ['vía oral', 'Oral'],
    ['IV', 'Intravenosa'],
    ['im', 'Intramuscular'],
    ['sc', 'Subcutánea'],
    ['sl', 'Sublingual'],
    ['inh', 'Inhalatoria'],
    ['top', 'Tópica'],
  ])('reads the route "%s"', (text, via) => {
    expect(read(`farmaco ${text} c/8h`)).toMatchObject({ medicamento: 'farmaco', via })
  })

  it.each([
    ['½ tab', 0.5, 'Tableta'],
    ['media tableta', 0.5, 'Tableta'],
    ['1,5 caps', 1.5, 'Cápsula'],
    ['1/2 tab', 0.5, 'Tableta'],
    ['5 ml', 5, 'mL'],
    ['20 ui', 20, 'UI'],
    ['2 puff', 2, 'inhalaciones'],
  ])('reads the dose "%s"', (text, valor, unidad) => {
    expect(read(`farmaco ${text} c/8h`)).toMatchObject({ medicamento: 'farmaco', dosis: { valor, unidad } })
  })

  it.each(['500 mg', '1.000 mg', '12,5 mg', '160/800', '50/12,5 mg', '250 mg/5 ml', '100 ui/ml', '0,1 %'])(
    'reads the strength "%s"',
    (concentracion) => {
      expect(read(`farmaco ${concentracion} c/8h`)).toMatchObject({ medicamento: 'farmaco', concentracion })
    },
  )

  it('keeps every word that it does not understand with the drug, and names those that came late', () => {
    const parsed = parseLine('trimetoprim sulfa c/12h con comida')
    expect(parsed.medicamento).toBe('trimetoprim sulfa con comida')
    expect(parsed.noEntendido).toEqual(['con', 'comida'])
  })

  it('a second value of the same is not understood', () => {
    const parsed = parseLine('amoxi c/8h 7d 10d')
    expect(parsed.duracion).toBe(7)
    expect(parsed.noEntendido).toEqual(['10d'])
    expect(parseLine('amoxi 500 2 3 c/8h').noEntendido).toEqual(['2'])
  })

  it('says what it supposed', () => {
    expect(parseLine('amoxi c/8').avisos).toEqual(['«c/8» se leyó como cada 8 horas'])
    expect(parseLine('amoxi c/8h').avisos).toEqual([])
  })

  it('does not take "cada" without a number or a unit, nor every zero hours', () => {
    expect(read('amoxi cada')).toEqual({ medicamento: 'amoxi cada' })
    expect(read('amoxi c/0h')).toEqual({ medicamento: 'amoxi c/0h' })
  })

  it('reads nothing in nothing', () => {
    expect(read('  ')).toEqual({ medicamento: '' })
  })
})

it('writes the line in shorthand', () => {
  expect(lineInShorthand(parseLine('losartan 50 media tab cada 12 horas por 30 días 3 meses vo; con agua'))).toBe(
    'losartan 50 0,5 Tableta c/12h 30d 3m vía Oral; con agua',
  )
})

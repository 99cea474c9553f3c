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
    expect(read('amoxi cada comida')).toEqual({ medicamento: 'amoxi cada comida' })
  })

  it('ends at the last word, whatever the blanks behind it', () => {
    expect(read('amoxi 500 c/8h  ')).toEqual({
      medicamento: 'amoxi',
      concentracion: '500',
      frecuencia: every(8, 'Horas'),
    })
    expect(parseLine('amoxi c/8h ').noEntendido).toEqual([])
  })

  it('keeps the places of a word whose accent has no letter of its own', () => {
    expect(read('quin\u0303a 500 mg c/8h')).toEqual({
      medicamento: 'quin\u0303a'.normalize('NFC'),
      concentracion: '500 mg',
      frecuencia: every(8, 'Horas'),
    })
    expect(read('m\u0303ora 500 mg c/8h')).toEqual({
      medicamento: 'm\u0303ora',
      concentracion: '500 mg',
      frecuencia: every(8, 'Horas'),
    })
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

describe('what was understood', () => {
  it('is told by field, with the words that were read', () => {
    expect(parseLine('amoxi 500 1 c/8h 7d vo; con comida').entendido).toEqual([
      { campo: 'frecuencia', texto: 'c/8h' },
      { campo: 'duracion', texto: '7d' },
      { campo: 'via', texto: 'vo' },
      { campo: 'dosis', texto: '1' },
      { campo: 'concentracion', texto: '500' },
      { campo: 'observacion', texto: 'con comida' },
    ])
  })

  it('has no observation where nothing stands after the semicolon', () => {
    const parsed = parseLine('amoxi c/8h;  ')
    expect(parsed.observacion).toBeNull()
    expect(parsed.entendido).toEqual([{ campo: 'frecuencia', texto: 'c/8h' }])
    expect(parseLine('; con comida')).toMatchObject({ medicamento: '', observacion: 'con comida' })
  })

  it('a number after the posology is no figure of the drug', () => {
    expect(parseLine('amoxi 7d 5')).toMatchObject({ medicamento: 'amoxi 5', concentracion: null, noEntendido: ['5'] })
    expect(parseLine('amoxi c/8h 5')).toMatchObject({ medicamento: 'amoxi 5', concentracion: null, noEntendido: ['5'] })
    expect(parseLine('amoxi vo 500 c/8h').concentracion).toBe('500')
  })

  it('with the dose written, the only number is the strength, and the one that is left over is told', () => {
    expect(parseLine('amoxi 500 1 tab c/8h')).toMatchObject({ concentracion: '500', dosis: { valor: 1 } })
    expect(parseLine('amoxi 500 mg 3 c/8h')).toMatchObject({
      concentracion: '500 mg',
      dosis: { valor: 3, unidad: null },
    })
    expect(parseLine('amoxi 250 500 mg 2 tab c/8h')).toMatchObject({ medicamento: 'amoxi 250', noEntendido: ['250'] })
  })

  it.each([
    ['c/8h c/12h', { frecuencia: every(8, 'Horas') }, 'c/12h'],
    ['c/8h 2m 3m', { meses: 2 }, '3m'],
    ['c/8h vo iv', { via: 'Oral' }, 'iv'],
    ['1 tab 2 caps c/8h', { dosis: { valor: 1, unidad: 'Tableta' } }, '2 caps'],
    ['500 mg 250 mg c/8h', { concentracion: '500 mg' }, '250 mg'],
  ])('in "%s" the first stands and the second is told', (text, first, second) => {
    expect(parseLine(`amoxi ${text}`)).toMatchObject({ ...first, noEntendido: [second] })
  })

  it('a drug whose name has an accent keeps it', () => {
    expect(read('Ácido fólico 1 mg diario')).toMatchObject({ medicamento: 'Ácido fólico', concentracion: '1 mg' })
  })
})

it('the shorthand has only what is known', () => {
  const nothing = {
    dosis: null,
    frecuencia: null,
    duracion: null,
    meses: null,
    via: null,
    diagnostico: null,
    observacion: null,
  }
  expect(lineInShorthand({ ...nothing, medicamento: 'amoxi', concentracion: null })).toBe('amoxi')
  expect(
    lineInShorthand({ ...nothing, medicamento: 'amoxi', concentracion: '500', dosis: { valor: 1.5, unidad: null } }),
  ).toBe('amoxi 500 1,5')
  expect(
    lineInShorthand({
      ...nothing,
      medicamento: '',
      concentracion: null,
      dosis: { valor: 2, unidad: 'mL' },
      duracion: 7,
    }),
  ).toBe('2 mL 7d')
})

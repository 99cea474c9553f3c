/** The words of a prescription, as they are written in Colombia: each one has to be read as what it means. */
import { describe, expect, it } from 'vitest'
import { parseLine } from './line-entry.ts'
import { strengthFigures, writtenNumber } from './line-patterns.ts'

const words = (text: string): readonly string[] => text.split(' ')

describe('the route', () => {
  it.each([
    ['Oral', 'vo v.o v.o. oral'],
    ['Intramuscular', 'im intramuscular'],
    ['Intravenosa', 'iv ev intravenosa endovenosa'],
    ['Subcutánea', 'sc subcutánea'],
    ['Sublingual', 'sl sublingual'],
    ['Inhalatoria', 'inh inhalada inhalado inhalatoria'],
    ['Transdérmica', 'td transdérmica'],
    ['Dérmica', 'dérmica'],
    ['Nasal', 'nasal'],
    ['Oftálmica', 'oft oftálmica'],
    ['Ótica', 'ótica'],
    ['Tópica', 'top tópica'],
    ['Rectal', 'vr rectal'],
    ['Vaginal', 'vv vaginal'],
    ['Enjuague', 'enjuague'],
    ['Enteral', 'enteral'],
  ])('%s is written %s', (via, written) => {
    for (const word of words(written)) {
      expect(parseLine(`farmaco ${word} c/8h`), word).toMatchObject({ medicamento: 'farmaco', via })
    }
  })
})

describe('the unit of the dose', () => {
  it.each([
    ['Tableta', 'tab tabs tb tableta tabletas comp comprimido comprimidos'],
    ['Cápsula', 'cap caps cps cápsula cápsulas'],
    ['Ampolla', 'amp amps ampolla ampollas'],
    ['Vial', 'vial viales'],
    ['Frasco', 'frasco frascos fco'],
    ['Sobre', 'sobre sobres'],
    ['Parche', 'parche parches'],
    ['Óvulo', 'óvulo óvulos'],
    ['Supositorio', 'sup supositorio supositorios'],
    ['Jeringa', 'jeringa jeringas'],
    ['Inhalador', 'inhalador inhaladores'],
    ['Tubo', 'tubo tubos'],
    ['mL', 'ml cc'],
    ['gotas', 'gota gotas gts gtt'],
    ['inhalaciones', 'puff puffs inhalación inhalaciones disparo disparos'],
    ['UI', 'u ui unidad unidades'],
  ])('%s is written %s', (unidad, written) => {
    for (const word of words(written)) {
      expect(parseLine(`farmaco 3 ${word} c/8h`).dosis, word).toEqual({ valor: 3, unidad })
    }
  })

  it.each([
    ['media', 0.5],
    ['medio', 0.5],
    ['½', 0.5],
    ['1/2', 0.5],
    ['1/4', 0.25],
    ['un', 1],
    ['una', 1],
    ['uno', 1],
    ['dos', 2],
    ['tres', 3],
  ])('its amount is written %s', (word, valor) => {
    expect(parseLine(`farmaco ${word} tab c/8h`).dosis).toEqual({ valor, unidad: 'Tableta' })
  })
})

describe('the frequency', () => {
  it.each([
    ['Horas', 2, 'h hs hr hrs hora horas'],
    ['Días', 2, 'd día días'],
    ['Días', 14, 'sem semana semanas'],
  ] as const)('in %s, each two is %i: %s', (tiempo, valor, written) => {
    for (const word of words(written)) {
      const parsed = parseLine(`farmaco cada 2 ${word}`)
      expect(parsed.frecuencia, word).toEqual({ valor, tiempo })
      expect(parsed.avisos).toEqual([])
    }
  })

  it.each([
    ['una vez al dia', 24],
    ['1 vez por día', 24],
    ['dos veces al día', 12],
    ['2 veces al día', 12],
    ['tres veces por día', 8],
    ['cuatro veces al día', 6],
    ['4 veces al día', 6],
    ['6 veces al día', 4],
  ])('%s is every %i hours', (text, valor) => {
    const parsed = parseLine(`farmaco ${text}`)
    expect(parsed.frecuencia).toEqual({ valor, tiempo: 'Horas' })
    expect(parsed.avisos).toEqual([])
  })

  it.each(['diario', 'diaria', 'diariamente', 'al día'])('%s is every day', (text) => {
    const parsed = parseLine(`farmaco ${text}`)
    expect(parsed.frecuencia).toEqual({ valor: 1, tiempo: 'Días' })
    expect(parsed.avisos).toEqual([])
  })
})

describe('the length', () => {
  it.each([
    ['7d', 7],
    ['x 10 días', 10],
    ['por 1 dia', 1],
    ['durante 2 semanas', 14],
    ['3 sem', 21],
    ['por 1 semana', 7],
  ])('"%s" is %i days', (text, dias) => {
    expect(parseLine(`farmaco c/8h ${text}`)).toMatchObject({ medicamento: 'farmaco', duracion: dias, meses: null })
  })

  it.each([
    ['3m', 3],
    ['x 2 meses', 2],
    ['por 1 mes', 1],
    ['durante 12 meses', 12],
  ])('"%s" is %i months', (text, meses) => {
    expect(parseLine(`farmaco c/8h ${text}`)).toMatchObject({ medicamento: 'farmaco', meses, duracion: null })
  })
})

describe('a figure', () => {
  it.each([
    ['1.000', 1_000],
    ['1.250.000', 1_250_000],
    ['1.234,5', 1_234.5],
    ['0,5', 0.5],
    ['2.5', 2.5],
  ])('%s is %d', (text, valor) => {
    expect(parseLine(`farmaco ${text} ml c/8h`).dosis?.valor).toBe(valor)
  })

  it('with two signs that make no number is no figure: it stays as a word', () => {
    expect(parseLine('farmaco 1,2,3 tab c/8h')).toMatchObject({ dosis: null, medicamento: 'farmaco 1,2,3 tab' })
  })
})

describe('a written number', () => {
  it.each(['-5', '1e5', '5e3', '0x10', ' 5', '1.2.3', '1.234.5', ''])('"%s" is none', (text) => {
    expect(writtenNumber(text)).toBeNaN()
  })

  it.each([
    ['12.500', 12_500],
    ['1.234,56', 1_234.56],
    ['1234.567', 1_234.567],
  ])('"%s" is %d: a point stands between thousands only after one to three figures', (text, value) => {
    expect(writtenNumber(text)).toBe(value)
  })
})

it.each([
  ['0,125 mg', [0.125]],
  ['50/12,5 mg', [50, 12.5]],
  ['1.200.000 UI', [1_200_000]],
  ['sin cifras', []],
])('the figures of the strength %s are %j', (text, figures) => {
  expect(strengthFigures(text)).toEqual(figures)
})

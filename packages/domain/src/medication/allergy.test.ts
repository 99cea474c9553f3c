import { describe, expect, it } from 'vitest'
import {
  ALLERGIC_PATIENT,
  ALLERGIES_NOT_ASKED,
  CANCELLED_BY_ALLERGY,
  allergyCheck,
  allergyInWords,
  recordedBy,
} from './allergy.ts'
import { indexAllergies, termOf, type KnownAllergies, type RecordedAllergy } from './allergy-knowledge.ts'
import { crossAllergyCheck } from './cross-allergy.ts'
import { drugFacts, type DrugFacts } from './drug-facts.ts'

const classRow = (clase: string, principios: string, cruce_interno: string | null, alias: string | null = null) => ({
  clase,
  principios,
  cruce_interno,
  conducta: `Conducta de ${clase}`,
  alias,
  fuente: 'Prueba',
})
const KNOWLEDGE = indexAllergies(
  [
    classRow('Penicilinas', 'Amoxicilina;Ampicilina', 'alta', 'penicilina;benzetacil'),
    classRow('Cefalosporinas', 'Cefalexina;Ceftriaxona', 'baja'),
    classRow('Quinolonas', 'Ciprofloxacina;Levofloxacina', 'alta'),
    classRow('Azoles antimicóticos', 'Fluconazol;Itraconazol', 'baja'),
    classRow('Soya', '', null),
    classRow('Látex', '', null, 'caucho;guantes'),
  ],
  [
    { clase: 'Penicilinas', cruza_con: 'Cefalosporinas', tipo: 'clase', nivel: 'baja' },
    { clase: 'Soya', cruza_con: 'Propofol', tipo: 'principio', nivel: 'teórica' },
    { clase: 'Quinolonas', cruza_con: 'Propofol', tipo: 'principio', nivel: 'alta' },
  ],
  new Map([['macrolidos', ['azitromicina']]]),
  new Set([
    'amoxicilina',
    'ampicilina',
    'cefalexina',
    'ceftriaxona',
    'fluconazol',
    'itraconazol',
    'propofol',
    'losartan',
    'azitromicina',
    'ciprofloxacina',
    'levofloxacina',
  ]),
)
const drug = (principio: string, via = 'Oral'): DrugFacts =>
  drugFacts({
    codesumi_id: 5,
    nombre: `${principio} 500 mg`,
    atc: null,
    principio_activo: principio,
    componentes: principio,
    via,
  })
const allergy = (nombre: string, tipo = 'clase', change: Partial<RecordedAllergy> = {}): RecordedAllergy => ({
  id: 3,
  nombre,
  tipo,
  reaccion: null,
  anio: null,
  registrada_por: null,
  registrada: null,
  ...change,
})
const known = (...registradas: readonly RecordedAllergy[]): KnownAllergies => ({ preguntadas: true, registradas })
const answerOf = (to: string, ...list: readonly RecordedAllergy[]) => allergyCheck(drug(to), known(...list), KNOWLEDGE)
const crossOf = (to: string, ...list: readonly RecordedAllergy[]) =>
  crossAllergyCheck(drug(to), known(...list), KNOWLEDGE)

describe('la alergia', () => {
  it('a una clase alcanza a sus miembros, sea cual sea la vía', () => {
    expect(answerOf('Amoxicilina', allergy('Penicilinas')).respuesta).toBe('encontrada')
    expect(allergyCheck(drug('Amoxicilina', 'Tópica'), known(allergy('penicilinas')), KNOWLEDGE).respuesta).toBe(
      'encontrada',
    )
    expect(answerOf('Losartán', allergy('Penicilinas')).respuesta).toBe('limpia')
    expect(answerOf('Cefalexina', allergy('Cefalosporinas')).respuesta).toBe('encontrada')
  })

  it('a un principio alcanza a los demás de su clase solo cuando el cruce interno es alto', () => {
    expect(answerOf('Amoxicilina', allergy('Amoxicilina', 'principio')).respuesta).toBe('encontrada')
    expect(answerOf('Ampicilina', allergy('Amoxicilina', 'principio')).respuesta).toBe('encontrada')
    expect(answerOf('Ceftriaxona', allergy('Ceftriaxona', 'principio')).respuesta).toBe('encontrada')
    expect(answerOf('Cefalexina', allergy('Ceftriaxona', 'principio')).respuesta).toBe('limpia')
  })

  it('dice a qué, cómo se manifestó, desde cuándo y quién la registró', () => {
    const recorded = { reaccion: 'anafilaxia', anio: 2019, registrada_por: 'C. Duque', registrada: '20 ago 2019' }
    const { hallazgos } = answerOf('Amoxicilina', allergy('Penicilinas', 'clase', recorded))
    expect(hallazgos).toEqual([
      expect.objectContaining({
        comprobacion: 'alergia',
        clave: 'alergia:3:5',
        severidad: 'contraindicada',
        titulo: 'Alergia registrada: Penicilinas (anafilaxia, 2019)',
        detalle:
          'Amoxicilina 500 mg contiene Amoxicilina, del grupo Penicilinas. Registrada por C. Duque el 20 ago 2019.',
        conducta: 'Conducta de Penicilinas',
        bloquea: false,
      }),
    ])
  })

  it('se reconoce por su otro nombre o por la clase farmacológica, y sin miembros no alcanza a nadie', () => {
    expect(answerOf('Ampicilina', allergy('Benzetacil', 'otra')).respuesta).toBe('encontrada')
    expect(answerOf('Azitromicina', allergy('Macrólidos')).respuesta).toBe('encontrada')
    expect(answerOf('Losartán', allergy('Guantes', 'otra')).respuesta).toBe('limpia')
    expect(termOf(allergy('Losartán', 'otra'), KNOWLEDGE)).toEqual({ tipo: 'principio', key: 'losartan' })
  })
})

describe('la alergia que no se puede saber no es limpia', () => {
  it('si nadie la preguntó, aunque haya alguna registrada', () => {
    const unasked: KnownAllergies = { preguntadas: false, registradas: [] }
    expect(allergyCheck(drug('Losartán'), unasked, KNOWLEDGE)).toEqual({
      respuesta: 'no_verificada',
      por_que: ALLERGIES_NOT_ASKED,
      hallazgos: [],
    })
    expect(ALLERGIES_NOT_ASKED).toBe('No se han preguntado las alergias')
    const recorded = { ...unasked, registradas: [allergy('Penicilinas')] }
    expect(allergyCheck(drug('Losartán'), recorded, KNOWLEDGE).respuesta).toBe('no_verificada')
    expect(allergyCheck(drug('Amoxicilina'), recorded, KNOWLEDGE).respuesta).toBe('encontrada')
  })

  it('si una registrada no está en el conocimiento, para cualquier medicamento, y la nombra', () => {
    const strange = allergy('Mariscos de la abuela', 'otra', { id: 4 })
    const unknown = answerOf('Losartán', strange)
    expect(unknown.respuesta).toBe('no_verificada')
    expect(unknown.por_que).toContain('«Mariscos de la abuela»')
    expect(crossOf('Losartán', strange).respuesta).toBe('no_verificada')
    expect(answerOf('Amoxicilina', strange, allergy('Penicilinas')).respuesta).toBe('encontrada')
  })

  it('si el conocimiento no tiene el principio del medicamento, salvo que no haya ninguna', () => {
    expect(answerOf('Inventado', allergy('Penicilinas')).por_que).toBe(
      'El conocimiento de alergias no tiene el principio activo Inventado',
    )
    expect(answerOf('Inventado').respuesta).toBe('limpia')
  })
})

describe('la alergia cruzada', () => {
  it('vale en los dos sentidos, con su nivel', () => {
    const there = crossOf('Cefalexina', allergy('Penicilinas'))
    expect(there.hallazgos).toEqual([
      expect.objectContaining({
        comprobacion: 'alergia_cruzada',
        clave: 'alergia_cruzada:3:5',
        severidad: 'moderada',
        titulo: 'Alergia cruzada baja con Penicilinas',
        detalle: 'Cefalexina 500 mg contiene Cefalexina, del grupo Cefalosporinas.',
      }),
    ])
    expect(crossOf('Amoxicilina', allergy('Cefalosporinas')).hallazgos[0]?.titulo).toBe(
      'Alergia cruzada baja con Cefalosporinas',
    )
    expect(crossOf('Propofol', allergy('Soya')).hallazgos[0]?.severidad).toBe('informativa')
    expect(crossOf('Ciprofloxacina', allergy('Propofol', 'principio')).hallazgos[0]?.severidad).toBe('mayor')
  })

  it('entre miembros de una clase de cruce bajo, cuando se sabe cuál la causó', () => {
    expect(crossOf('Cefalexina', allergy('Ceftriaxona', 'principio')).hallazgos[0]?.severidad).toBe('moderada')
    expect(crossOf('Amoxicilina', allergy('Ceftriaxona', 'principio')).hallazgos[0]?.severidad).toBe('moderada')
    expect(crossOf('Itraconazol', allergy('Fluconazol', 'principio')).respuesta).toBe('encontrada')
  })

  it('no repite la que ya es directa, y dice el nivel más alto de cada alergia', () => {
    expect(crossOf('Ampicilina', allergy('Amoxicilina', 'principio')).respuesta).toBe('limpia')
    expect(crossOf('Propofol', allergy('Quinolonas'), allergy('Soya', 'clase', { id: 4 })).hallazgos).toHaveLength(2)
    expect(crossOf('Losartán', allergy('Penicilinas')).respuesta).toBe('limpia')
  })
})

it('las palabras son las de la especificación', () => {
  expect(ALLERGIC_PATIENT).toBe('El paciente es alérgico a este medicamento')
  expect(CANCELLED_BY_ALLERGY).toBe('Ordenamiento cancelado por alergia')
})

describe('la alergia en palabras', () => {
  it.each([
    [{}, 'Penicilinas'],
    [{ reaccion: '', anio: null }, 'Penicilinas'],
    [{ reaccion: 'urticaria' }, 'Penicilinas (urticaria)'],
    [{ anio: 2019 }, 'Penicilinas (2019)'],
    [{ reaccion: '', anio: 2019 }, 'Penicilinas (2019)'],
  ])('con %j', (change, words) => {
    expect(allergyInWords(allergy('Penicilinas', 'clase', change))).toBe(words)
  })

  it.each([
    [null, null, ''],
    ['C. Duque', null, ' Registrada por C. Duque.'],
    [null, '20 ago 2019', ' Registrada el 20 ago 2019.'],
    ['C. Duque', '20 ago 2019', ' Registrada por C. Duque el 20 ago 2019.'],
  ])('la registró %s, el %s', (registrada_por, registrada, words) => {
    expect(recordedBy(allergy('Penicilinas', 'clase', { registrada_por, registrada }))).toBe(words)
  })

  it('nombra el medicamento que se ordena, su principio y de dónde se sabe; el grupo, si no es el mismo', () => {
    const [byClass] = answerOf('Amoxicilina', allergy('Penicilinas')).hallazgos
    expect(byClass).toMatchObject({
      detalle: 'Amoxicilina 500 mg contiene Amoxicilina, del grupo Penicilinas.',
      fuente: 'Prueba',
      medicamentos: [{ codesumi_id: 5, nombre: 'Amoxicilina 500 mg', principio: 'Amoxicilina', origen: 'por_ordenar' }],
    })
    const [byItself] = answerOf('Amoxicilina', allergy('Amoxicilina', 'principio')).hallazgos
    expect(byItself).toMatchObject({
      detalle: 'Amoxicilina 500 mg contiene Amoxicilina.',
      fuente: null,
      conducta: null,
    })
  })

  it('nombra cada una de las que no están en el conocimiento', () => {
    const [one, other] = [allergy('Mariscos', 'otra'), allergy('Polvo', 'otra', { id: 4 })]
    expect(answerOf('Losartán', one, other).por_que).toBe(
      'La alergia registrada «Mariscos», «Polvo» no está en el conocimiento: no se puede comparar con el medicamento',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { drugFacts } from './drug-facts.ts'
import { ADULT_RANGE, NO_RANGE, indexDoses, usualDose, type DoseRow, type DosedLine } from './usual-dose.ts'

const row = (principio_activo: string, change: Partial<DoseRow> = {}): DoseRow => ({
  principio_activo,
  via: 'Oral',
  dosis_min: 500,
  dosis_max: 1_000,
  unidad_dosis: 'mg',
  max_dia: 4_000,
  frecuencia_especial: null,
  fuente: 'Prueba',
  ...change,
})
const DOSES = indexDoses([
  row('Acetaminofén'),
  row('Metotrexato', { dosis_min: 7.5, dosis_max: 25, max_dia: 25, frecuencia_especial: 'semanal' }),
  row('Fosfomicina', { dosis_min: 3, dosis_max: 3, unidad_dosis: 'g', max_dia: 3, frecuencia_especial: 'dosis única' }),
  row('Rasburicasa', { unidad_dosis: 'mg/kg' }),
  row('Salbutamol', { via: 'Inhalatoria', dosis_min: 100, dosis_max: 200, unidad_dosis: 'mcg', max_dia: 800 }),
  row('Salbutamol', { via: 'Inhalatoria', dosis_min: 2.5, dosis_max: 5, max_dia: 20 }),
])
const line = (
  principio: string,
  concentracion: string,
  unidad: string,
  change: Partial<DosedLine> = {},
): DosedLine => ({
  drug: drugFacts({
    codesumi_id: 7,
    nombre: principio,
    atc: null,
    principio_activo: principio,
    componentes: principio,
    via: 'Oral',
  }),
  presentation: { concentracion, unidad_presentacion: unidad, base_dosis: 'único' },
  via: 'Oral',
  dosis: 1,
  frecuencia: 8,
  tiempo: 'Horas',
  edad: 40,
  ...change,
})
const acetaminophen = (change: Partial<DosedLine> = {}) => line('Acetaminofén', '500 mg', 'Tableta', change)
const methotrexate = (change: Partial<DosedLine> = {}) =>
  line('Metotrexato', '2,5 mg', 'Tableta', { dosis: 4, ...change })
const told = (of: DosedLine) => usualDose(of, DOSES).hallazgos.map(({ clave, severidad }) => [clave, severidad])

describe('la dosis habitual', () => {
  it('dentro del rango no dice nada', () => {
    expect(usualDose(acetaminophen(), DOSES)).toEqual({ rango_conocido: true, por_que_sin_rango: null, hallazgos: [] })
    expect(told(acetaminophen({ dosis: 2, frecuencia: 6 }))).toEqual([])
  })

  it('por día cuenta 24 sobre las horas y se compara con el máximo', () => {
    const { hallazgos } = usualDose(acetaminophen({ dosis: 2, frecuencia: 4 }), DOSES)
    expect(hallazgos).toEqual([
      expect.objectContaining({
        clave: 'dosis:7:maxima_dia',
        severidad: 'mayor',
        titulo: 'Supera la dosis máxima de un día: 6 000 mg de 4 000 mg',
        detalle: '2 × 500 mg cada 4 h = 6 000 mg al día',
      }),
    ])
  })

  it('por toma se compara con el rango', () => {
    expect(told(acetaminophen({ dosis: 3, frecuencia: 24 }))).toEqual([['dosis:7:alta', 'moderada']])
    expect(usualDose(acetaminophen({ dosis: 0.5 }), DOSES).hallazgos[0]).toMatchObject({
      severidad: 'informativa',
      titulo: 'Dosis por debajo de la habitual: 250 mg por toma (habitual 500 a 1 000 mg)',
      detalle: '0,5 × 500 mg cada 8 h',
    })
  })

  it('la unidad de la presentación y la del rango se convierten', () => {
    expect(told(line('Acetaminofén', '1 g', 'Tableta', { dosis: 2, frecuencia: 24 }))).toEqual([
      ['dosis:7:alta', 'moderada'],
    ])
  })
})

describe('un medicamento semanal', () => {
  it('cada semana, por horas o por días, está bien', () => {
    expect(told(methotrexate({ frecuencia: 7, tiempo: 'Días' }))).toEqual([])
    expect(told(methotrexate({ frecuencia: 168 }))).toEqual([])
  })

  it('cada día es un aviso grave, también cada 12 horas', () => {
    const { hallazgos } = usualDose(methotrexate({ frecuencia: 24 }), DOSES)
    expect(hallazgos[0]).toMatchObject({
      clave: 'dosis:7:frecuencia',
      severidad: 'contraindicada',
      titulo: 'Metotrexato es de frecuencia semanal: se está formulando cada 24 h',
    })
    expect(told(methotrexate({ frecuencia: 1, tiempo: 'Días' }))[0]).toEqual(['dosis:7:frecuencia', 'contraindicada'])
    expect(told(methotrexate({ frecuencia: 12 })).map(([clave]) => clave)).toContain('dosis:7:frecuencia')
  })

  it('más seguido que cada semana es un aviso', () => {
    expect(told(methotrexate({ frecuencia: 3, tiempo: 'Días' }))).toEqual([['dosis:7:frecuencia', 'mayor']])
  })

  it('el máximo es del día en que se toma', () => {
    expect(told(methotrexate({ dosis: 12, frecuencia: 7, tiempo: 'Días' })).map(([clave]) => clave)).toEqual([
      'dosis:7:maxima_dia',
      'dosis:7:alta',
    ])
  })

  it('uno de dosis única lo recuerda', () => {
    expect(told(line('Fosfomicina', '3 g', 'Sobre', { frecuencia: 24 }))).toEqual([
      ['dosis:7:frecuencia', 'informativa'],
    ])
  })
})

describe('sin con qué comparar', () => {
  it('no hay comprobación: ni limpia ni encontrada', () => {
    const none = { rango_conocido: false, por_que_sin_rango: null, hallazgos: [] }
    expect(usualDose(line('Inventado', '500 mg', 'Tableta'), DOSES)).toEqual(none)
    expect(usualDose(acetaminophen({ via: 'Rectal' }), DOSES)).toEqual(none)
    expect(usualDose(line('Acetaminofén', '150 mg/5 mL', 'Frasco'), DOSES)).toEqual(none)
    expect(usualDose(line('Rasburicasa', '1,5 mg', 'Vial'), DOSES)).toEqual(none)
    expect(NO_RANGE).toBe('Sin rango en el catálogo')
  })

  it('la frecuencia se avisa aunque la cantidad no se pueda comparar', () => {
    const syrup = line('Metotrexato', '10 mg/mL', 'Frasco', { frecuencia: 24 })
    expect(usualDose(syrup, DOSES)).toMatchObject({
      rango_conocido: false,
      hallazgos: [{ severidad: 'contraindicada' }],
    })
  })

  it('con varios rangos basta que uno lo admita', () => {
    const nebulised = line('Salbutamol', '2,5 mg', 'Ampolla', { via: 'Inhalatoria' })
    expect(usualDose(nebulised, DOSES)).toEqual({ rango_conocido: true, por_que_sin_rango: null, hallazgos: [] })
  })
})

describe('un menor de 18 años', () => {
  it('no se compara con el rango de los adultos, y se dice', () => {
    const high = acetaminophen({ dosis: 3, frecuencia: 4 })
    expect(usualDose({ ...high, edad: 17 }, DOSES)).toEqual({
      rango_conocido: false,
      por_que_sin_rango: ADULT_RANGE,
      hallazgos: [],
    })
    expect(usualDose({ ...high, edad: 18 }, DOSES)).toMatchObject({ rango_conocido: true, por_que_sin_rango: null })
    expect(ADULT_RANGE).toBe('El rango del catálogo es de adultos')
  })

  it('lo que no tiene rango con qué comparar sigue sin tenerlo', () => {
    for (const of of [line('Inventado', '500 mg', 'Tableta'), line('Acetaminofén', '150 mg/5 mL', 'Frasco')]) {
      expect(usualDose({ ...of, edad: 4 }, DOSES).por_que_sin_rango).toBeNull()
    }
  })

  it('un medicamento semanal cada día es un aviso grave a cualquier edad', () => {
    expect(told(methotrexate({ frecuencia: 24, edad: 9 }))).toEqual([['dosis:7:frecuencia', 'contraindicada']])
    expect(told(methotrexate({ dosis: 12, frecuencia: 7, tiempo: 'Días', edad: 9 }))).toEqual([])
  })
})

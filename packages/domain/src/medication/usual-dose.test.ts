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
    const usual = acetaminophen({ dosis: 2, frecuencia: 8, edad: 4 })
    expect(usualDose(usual, DOSES)).toEqual({
      rango_conocido: false,
      por_que_sin_rango: ADULT_RANGE,
      hallazgos: [],
    })
    expect(told({ ...usual, dosis: 0.5 })).toEqual([])
  })

  it('tampoco pasa de lo que es demasiado para un adulto', () => {
    const high = acetaminophen({ dosis: 3, frecuencia: 4 })
    expect(usualDose({ ...high, edad: 17 }, DOSES)).toMatchObject({
      rango_conocido: false,
      por_que_sin_rango: ADULT_RANGE,
      hallazgos: [
        {
          severidad: 'contraindicada',
          titulo: 'Supera la dosis máxima de un día de un adulto: 9 000 mg de 4 000 mg',
        },
        {
          severidad: 'mayor',
          titulo: 'Dosis por encima de la habitual de un adulto: 1 500 mg por toma (habitual 500 a 1 000 mg)',
        },
      ],
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
    expect(told(methotrexate({ frecuencia: 7, tiempo: 'Días', edad: 9 }))).toEqual([])
  })
})

const keys = (of: DosedLine, ranges: readonly DoseRow[]) =>
  usualDose(of, indexDoses(ranges)).hallazgos.map(({ clave }) => clave.split(':').at(-1))

describe('en los bordes del rango', () => {
  it('el mínimo, el máximo de la toma y el del día son dosis habituales', () => {
    expect(keys(acetaminophen({ dosis: 1 }), [row('Acetaminofén')])).toEqual([])
    expect(keys(acetaminophen({ dosis: 2, frecuencia: 6 }), [row('Acetaminofén')])).toEqual([])
    expect(keys(acetaminophen({ dosis: 0.99 }), [row('Acetaminofén')])).toEqual(['baja'])
    expect(keys(acetaminophen({ dosis: 2.01 }), [row('Acetaminofén')])).toEqual(['alta'])
    expect(keys(acetaminophen({ dosis: 2, frecuencia: 5 }), [row('Acetaminofén')])).toEqual(['maxima_dia'])
  })

  it('compara con lo que el catálogo tiene, y con nada más', () => {
    const none = { dosis_min: null, dosis_max: null, max_dia: null }
    const most = acetaminophen({ dosis: 20, frecuencia: 1 })
    const least = acetaminophen({ dosis: 0.1, frecuencia: 24 })
    expect(keys(most, [row('Acetaminofén', { ...none, dosis_min: 500 })])).toEqual([])
    expect(keys(least, [row('Acetaminofén', { ...none, dosis_min: 500 })])).toEqual(['baja'])
    expect(keys(most, [row('Acetaminofén', { ...none, dosis_max: 1_000 })])).toEqual(['alta'])
    expect(keys(least, [row('Acetaminofén', { ...none, dosis_max: 1_000 })])).toEqual([])
    expect(keys(most, [row('Acetaminofén', { ...none, max_dia: 4_000 })])).toEqual(['maxima_dia'])
    expect(keys(least, [row('Acetaminofén', { ...none, max_dia: 4_000 })])).toEqual([])
  })

  it.each([
    ['mínimo', { dosis_max: null, max_dia: null }, true],
    ['máximo de la toma', { dosis_min: null, max_dia: null }, true],
    ['máximo del día', { dosis_min: null, dosis_max: null }, true],
    ['nada', { dosis_min: null, dosis_max: null, max_dia: null }, false],
    ['una cifra sin unidad', { unidad_dosis: null }, false],
  ])('con %s se sabe si hay rango', (_what, change, known) => {
    expect(usualDose(acetaminophen(), indexDoses([row('Acetaminofén', change)])).rango_conocido).toBe(known)
  })

  it.each([
    [{ dosis_min: 500, dosis_max: 1_000 }, '500 a 1 000 mg'],
    [{ dosis_min: 500, dosis_max: 500 }, '500 mg'],
    [{ dosis_min: 500, dosis_max: null }, '500 mg'],
  ])('el rango %j se dice %s', (change, words) => {
    const [low] = usualDose(acetaminophen({ dosis: 0.5 }), indexDoses([row('Acetaminofén', change)])).hallazgos
    expect(low?.titulo).toBe(`Dosis por debajo de la habitual: 250 mg por toma (habitual ${words})`)
    expect(low?.clave).toBe('dosis:7:baja')
  })

  it('de un rango sin mínimo se dice solo el máximo', () => {
    const [high] = usualDose(
      acetaminophen({ dosis: 3, frecuencia: 24 }),
      indexDoses([row('Acetaminofén', { dosis_min: null })]),
    ).hallazgos
    expect(high?.titulo).toBe('Dosis por encima de la habitual: 1 500 mg por toma (habitual 1 000 mg)')
  })

  it('por encima de la habitual dice cuánto, y nombra el medicamento que se ordena', () => {
    const [high] = usualDose(acetaminophen({ dosis: 3, frecuencia: 24 }), DOSES).hallazgos
    expect(high).toMatchObject({
      comprobacion: 'dosis',
      titulo: 'Dosis por encima de la habitual: 1 500 mg por toma (habitual 500 a 1 000 mg)',
      medicamentos: [{ codesumi_id: 7, nombre: 'Acetaminofén', origen: 'por_ordenar' }],
    })
  })

  it.each([
    [{ frecuencia: 24 }, 'cada 24 h'],
    [{ frecuencia: 1, tiempo: 'Días' }, 'cada 1 día'],
    [{ frecuencia: 2, tiempo: 'Días' }, 'cada 2 días'],
  ] as const)('%j se dice %s', (change, words) => {
    expect(usualDose(acetaminophen({ dosis: 0.5, ...change }), DOSES).hallazgos[0]?.detalle).toBe(
      `0,5 × 500 mg ${words}`,
    )
  })

  it('de varios rangos habla el que menos dice, de los que se pueden comparar', () => {
    const strict = row('Acetaminofén', { dosis_max: 600, max_dia: 1_000 })
    const wide = row('Acetaminofén', { dosis_max: 600 })
    const strange = row('Acetaminofén', { unidad_dosis: 'mg/kg' })
    expect(keys(acetaminophen({ dosis: 2, frecuencia: 6 }), [strict, wide])).toEqual(['alta'])
    expect(keys(acetaminophen({ dosis: 2, frecuencia: 6 }), [strict, strange])).toEqual(['maxima_dia', 'alta'])
  })

  it('de un niño se dice el porqué con que uno de los rangos se pudiera comparar', () => {
    const ranges = indexDoses([row('Acetaminofén', { unidad_dosis: 'mg/kg' }), row('Acetaminofén')])
    expect(usualDose(acetaminophen({ edad: 4 }), ranges).por_que_sin_rango).toBe(ADULT_RANGE)
  })
})

describe('la frecuencia especial', () => {
  it('justo la del medicamento está bien, y lo que se dice es por qué importa', () => {
    expect(told(methotrexate({ frecuencia: 6, tiempo: 'Días' }))).toEqual([['dosis:7:frecuencia', 'mayor']])
    expect(usualDose(methotrexate({ frecuencia: 24 }), DOSES).hallazgos[0]?.detalle).toBe(
      'Darlo más seguido que lo indicado puede ser tóxico',
    )
    expect(usualDose(line('Fosfomicina', '3 g', 'Sobre', { frecuencia: 24 }), DOSES).hallazgos[0]?.detalle).toBe(
      'Revise cuántas tomas se ordenan',
    )
  })

  it.each([
    ['tres veces por semana', { frecuencia: 24 }, 'contraindicada'],
    ['cada 3 días', { frecuencia: 2, tiempo: 'Días' }, 'mayor'],
    ['cada 24 h', { frecuencia: 12 }, 'mayor'],
    ['cada 1 días', { frecuencia: 12 }, 'mayor'],
  ] as const)('lo de %s, formulado %j, es %s', (frecuencia_especial, change, severidad) => {
    const special = indexDoses([row('Acetaminofén', { frecuencia_especial })])
    expect(usualDose(acetaminophen(change), special).hallazgos[0]).toMatchObject({
      clave: 'dosis:7:frecuencia',
      severidad,
    })
  })

  it('una que nadie conoce no se compara con nada', () => {
    const odd = indexDoses([row('Acetaminofén', { frecuencia_especial: 'según necesidad' })])
    expect(usualDose(acetaminophen(), odd).hallazgos).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { TakenLine } from './day-total.ts'
import { drugFacts } from './drug-facts.ts'
import { elderCheck, indexElder, type ElderRow, type KnownElder } from './elder.ts'

const row = (change: Partial<ElderRow>): ElderRow => ({
  principio_activo: '',
  clase: '',
  edad_desde: 65,
  condicion: '',
  cie10: null,
  nivel: 'evitar',
  motivo: 'Caídas',
  conducta: 'Otra opción',
  dosis_max_dia: null,
  unidad_dosis: null,
  fuente: 'Prueba',
  ...change,
})
const INDEX = indexElder(
  [
    row({ clase: 'Benzodiacepinas' }),
    row({ principio_activo: 'Difenhidramina', condicion: 'para dormir', conducta: '' }),
    row({
      principio_activo: 'Zolpidem',
      condicion: 'dosis',
      nivel: 'precaucion',
      dosis_max_dia: 5,
      unidad_dosis: 'mg',
    }),
    row({ principio_activo: 'Hierro', condicion: 'más de 200 mg', dosis_max_dia: 200, unidad_dosis: 'mg de hierro' }),
    row({ principio_activo: 'Tramadol', nivel: 'precaucion', dosis_max_dia: 300, unidad_dosis: 'mg' }),
    row({ principio_activo: 'Prasugrel', edad_desde: 75 }),
    row({ principio_activo: 'Pioglitazona', nivel: 'contraindicado', condicion: 'falla cardíaca', cie10: 'I50;I11' }),
  ],
  new Map([['benzodiacepinas', ['diazepam', 'clonazepam']]]),
)
const line = (componentes: string, change: Partial<TakenLine> = {}, via = 'Oral'): TakenLine => ({
  drug: {
    ...drugFacts({
      codesumi_id: 4,
      nombre: componentes,
      atc: null,
      principio_activo: componentes.replace(';', ' + '),
      componentes,
      via,
    }),
    origen: 'por_ordenar',
  },
  presentation: { concentracion: '10 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via,
  dosis: 1,
  frecuencia: 24,
  tiempo: 'Horas',
  ...change,
})
const OLD: KnownElder = { edad: 70, diagnosticos: [] }
const told = (of: TakenLine, who: KnownElder = OLD) =>
  elderCheck(of, who, INDEX)?.hallazgos.map(({ severidad, titulo }) => [severidad, titulo])

describe('un medicamento en el adulto mayor', () => {
  it('lo de una clase es de cada miembro, y dice por qué y qué se hace', () => {
    expect(elderCheck(line('Diazepam'), OLD, INDEX)).toEqual({
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [
        expect.objectContaining({
          comprobacion: 'adulto_mayor',
          clave: 'adulto_mayor:4:diazepam:evitar:',
          severidad: 'moderada',
          titulo: 'Debe evitarse en el adulto mayor: Diazepam',
          detalle: 'Caídas. Vale desde los 65 años.',
          conducta: 'Otra opción',
          fuente: 'Prueba',
        }),
      ],
    })
  })

  it('vale desde la edad de su fila, y de otro medicamento no se comprueba nada', () => {
    expect(told(line('Diazepam'), { edad: 65, diagnosticos: [] })).toHaveLength(1)
    expect(elderCheck(line('Diazepam'), { edad: 64, diagnosticos: [] }, INDEX)).toBeNull()
    expect(elderCheck(line('Prasugrel'), { edad: 74, diagnosticos: [] }, INDEX)).toBeNull()
    expect(elderCheck(line('Loratadina'), OLD, INDEX)).toBeNull()
    expect(elderCheck(line('Diazepam', {}, 'Tópica'), OLD, INDEX)).toBeNull()
  })

  it('una condición que la historia no dice solo se muestra', () => {
    expect(told(line('Difenhidramina'))).toEqual([
      ['informativa', 'Debe evitarse en el adulto mayor (para dormir): Difenhidramina'],
    ])
  })

  it('con códigos, solo si la historia tiene uno; se dice cuál y de cuándo', () => {
    expect(elderCheck(line('Pioglitazona'), OLD, INDEX)).toMatchObject({ respuesta: 'limpia', hallazgos: [] })
    const diagnosticos = [
      { codigo: 'I10X', fecha: '2026-11-01' },
      { codigo: 'I500', fecha: '2025-01-10' },
      { codigo: 'I509', fecha: '2026-11-12' },
    ]
    expect(elderCheck(line('Pioglitazona'), { edad: 70, diagnosticos }, INDEX)?.hallazgos).toMatchObject([
      {
        severidad: 'contraindicada',
        titulo: 'Contraindicado en el adulto mayor (falla cardíaca): Pioglitazona',
        detalle: 'Caídas. Vale desde los 65 años; se sabe por I509 del 12 nov 2026.',
      },
    ])
  })

  it('donde la condición es la dosis, solo por encima de ella', () => {
    expect(told(line('Zolpidem'))).toEqual([
      ['moderada', 'Dosis alta para un adulto mayor: Zolpidem, 10 mg al día, el máximo es 5 mg'],
    ])
    expect(elderCheck(line('Zolpidem', { dosis: 0.5 }), OLD, INDEX)?.respuesta).toBe('limpia')
  })

  it('una dosis que no se puede comparar se muestra', () => {
    expect(told(line('Hierro'))).toEqual([['informativa', 'Debe evitarse en el adulto mayor (más de 200 mg): Hierro']])
  })

  it('lo que siempre va con precaución lo dice, y por encima de su dosis pide un motivo', () => {
    expect(told(line('Tramadol'))).toEqual([['informativa', 'Con precaución en el adulto mayor: Tramadol']])
    expect(told(line('Tramadol', { dosis: 10, frecuencia: 6 }))?.[0]?.[0]).toBe('moderada')
  })

  it('de una combinación cuenta cada componente, el más grave primero', () => {
    expect(told(line('Difenhidramina;Clonazepam'))?.map(([severity]) => severity)).toEqual(['moderada', 'informativa'])
  })
})

import { describe, expect, it } from 'vitest'
import { drugFacts } from './drug-facts.ts'
import { indexPregnancy, pregnancyCheck, pregnancyState, type PregnancyRow } from './pregnancy.ts'

const TODAY = '2026-11-23'
const of = (...diagnoses: readonly (readonly [string, string])[]) =>
  pregnancyState(
    diagnoses.map(([codigo, fecha]) => ({ codigo, fecha })),
    TODAY,
  )

describe('el embarazo o la lactancia', () => {
  it.each([
    ['Z340', 'embarazo'],
    ['Z33X', 'embarazo'],
    ['Z321', 'embarazo'],
    ['O149', 'embarazo'],
    ['O244', 'embarazo'],
    ['O480', 'embarazo'],
    ['Z391', 'lactancia'],
    ['O911', 'lactancia'],
    ['O800', null],
    ['O039', null],
    ['Z392', null],
    ['I10X', null],
    ['M545', null],
  ] as const)('%s dice %s', (codigo, estado) => {
    expect(of([codigo, '2026-11-01'])?.estado ?? null).toBe(estado)
  })

  it('se sabe por el diagnóstico más nuevo que lo dice, con su fecha', () => {
    expect(of(['Z340', '2026-11-01'], ['I10X', '2026-11-20'])).toEqual({
      estado: 'embarazo',
      porque: 'Z340 del 01 nov 2026',
    })
    expect(of(['Z340', '2026-05-01'], ['O809', '2026-10-01'])).toBeNull()
    expect(of(['O809', '2026-10-01'], ['Z391', '2026-10-15'])?.estado).toBe('lactancia')
    expect(of(['Z391', '2026-03-01'], ['Z340', '2026-10-15'])?.estado).toBe('embarazo')
    expect(of(['O039', '2026-10-15'], ['Z340', '2026-10-15'])?.estado).toBe('embarazo')
  })

  it('vale lo que dura: 280 días, y un año la lactancia', () => {
    expect(of(['Z340', '2026-02-16'])?.estado).toBe('embarazo')
    expect(of(['Z340', '2026-02-15'])).toBeNull()
    expect(of(['Z391', '2025-11-23'])?.estado).toBe('lactancia')
    expect(of(['Z391', '2025-11-22'])).toBeNull()
    expect(of(['Z340', '2026-11-24'])).toBeNull()
    expect(of()).toBeNull()
  })
})

const row = (principio_activo: string, change: Partial<PregnancyRow> = {}): PregnancyRow => ({
  principio_activo,
  via: '',
  t1: 'compatible',
  t2: 'compatible',
  t3: 'compatible',
  lactancia_nivel: 'compatible',
  motivo: 'Daña al feto',
  fuente: 'Prueba',
  ...change,
})
const INDEX = indexPregnancy([
  row('Enalapril', { t1: 'evitar', t3: 'contraindicado', lactancia_nivel: 'precaucion' }),
  row('Enalapril', { via: 'Intravenosa', t2: 'evitar' }),
  row('Acetaminofén'),
  row('Codeína', { lactancia_nivel: 'evitar' }),
])
const drug = (componentes: string, via = 'Oral') =>
  drugFacts({
    codesumi_id: 4,
    nombre: componentes,
    atc: null,
    principio_activo: componentes.replace(';', ' + '),
    componentes,
    via,
  })
const pregnant = { estado: 'embarazo', porque: 'Z340 del 01/11/2026' } as const
const nursing = { estado: 'lactancia', porque: 'Z391 del 01/11/2026' } as const

describe('un medicamento en el embarazo o la lactancia', () => {
  it('cuenta el trimestre más grave, y dice por qué se sabe', () => {
    expect(pregnancyCheck(drug('Enalapril'), 'Oral', pregnant, INDEX)).toEqual({
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [
        expect.objectContaining({
          comprobacion: 'embarazo',
          clave: 'embarazo:4:embarazo:enalapril',
          severidad: 'contraindicada',
          titulo: 'Contraindicado en el embarazo: Enalapril',
          detalle: 'Daña al feto. Se sabe por Z340 del 01/11/2026.',
          fuente: 'Prueba',
        }),
      ],
    })
  })

  it('la vía ordenada tiene su propia fila; lo local, solo la suya', () => {
    expect(pregnancyCheck(drug('Enalapril'), 'Intravenosa', pregnant, INDEX).hallazgos).toMatchObject([
      { severidad: 'mayor', titulo: 'Debe evitarse en el embarazo: Enalapril' },
    ])
    expect(pregnancyCheck(drug('Enalapril', 'Tópica'), 'Tópica', pregnant, INDEX)).toMatchObject({
      respuesta: 'limpia',
    })
  })

  it('en la lactancia cuenta su nivel, y la precaución solo informa', () => {
    expect(pregnancyCheck(drug('Enalapril'), 'Oral', nursing, INDEX).hallazgos).toMatchObject([
      { severidad: 'informativa', titulo: 'Con precaución en la lactancia: Enalapril' },
    ])
  })

  it('de una combinación cuenta cada componente, el más grave primero', () => {
    const both = pregnancyCheck(drug('Acetaminofén;Codeína'), 'Oral', nursing, INDEX)
    expect(both.hallazgos.map(({ titulo }) => titulo)).toEqual(['Debe evitarse en la lactancia: Codeína'])
  })

  it('compatible es limpio, y lo que la tabla no nombra no lo es', () => {
    expect(pregnancyCheck(drug('Acetaminofén'), 'Oral', pregnant, INDEX)).toMatchObject({ respuesta: 'limpia' })
    expect(pregnancyCheck(drug('Nuevo'), 'Oral', pregnant, INDEX)).toEqual({
      respuesta: 'no_verificada',
      por_que: 'El catálogo no dice nada de Nuevo en el embarazo',
      hallazgos: [],
    })
    expect(pregnancyCheck(drug('Nuevo'), 'Oral', nursing, INDEX).por_que).toContain('la lactancia')
  })
})

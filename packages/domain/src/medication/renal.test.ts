import { describe, expect, it } from 'vitest'
import type { TakenLine } from './day-total.ts'
import { drugFacts } from './drug-facts.ts'
import {
  creatinineDays,
  NO_CREATININE,
  NO_SEX,
  NO_WEIGHT,
  ON_DIALYSIS,
  whyNotKnown,
  type KnownKidneys,
} from './known-kidneys.ts'
import { indexRenal, renalCheck, type RenalRow } from './renal.ts'

const TODAY = '2026-11-23'
const row = (principio_activo: string, change: Partial<RenalRow> = {}): RenalRow => ({
  principio_activo,
  via: '',
  tfg_desde: 0,
  tfg_hasta: 30,
  ajuste: 'evitar',
  dosis_max_dia: null,
  unidad_dosis: null,
  intervalo_h: null,
  formula: 'CKD-EPI',
  conducta: 'Otra opción',
  fuente: 'Prueba',
  ...change,
})
const INDEX = indexRenal([
  row('Metformina', { conducta: 'Contraindicada: acidosis láctica' }),
  row('Metformina', {
    tfg_desde: 30,
    tfg_hasta: 45,
    ajuste: 'reducir_dosis',
    dosis_max_dia: 1_000,
    unidad_dosis: 'mg',
  }),
  row('Metformina', { tfg_desde: 45, tfg_hasta: 60, ajuste: 'vigilar' }),
  row('Dabigatrán', { formula: 'Cockcroft-Gault' }),
  row('Famotidina', { tfg_hasta: 60, ajuste: 'espaciar', intervalo_h: 48 }),
  row('Aciclovir', { via: 'Oral', ajuste: 'vigilar' }),
  row('Aciclovir', { ajuste: 'evitar' }),
  row('Tranexámico', { ajuste: 'reducir_dosis', dosis_max_dia: 10, unidad_dosis: 'mg/kg', formula: 'Cockcroft-Gault' }),
  row('Glimepirida', { ajuste: 'reducir_dosis', conducta: '' }),
  row('Linagliptina', { tfg_hasta: null, ajuste: 'sin_ajuste' }),
])
const line = (principio: string, change: Partial<TakenLine> = {}, via = 'Oral'): TakenLine => ({
  drug: {
    ...drugFacts({
      codesumi_id: 4,
      nombre: principio,
      atc: null,
      principio_activo: principio.replace(';', ' + '),
      componentes: principio,
      via,
    }),
    origen: 'por_ordenar',
  },
  presentation: { concentracion: '850 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via,
  dosis: 1,
  frecuencia: 24,
  tiempo: 'Horas',
  ...change,
})
/** By CKD-EPI: 19 with 2.6, 34 with 1.6, 49 with 1.2 and 93 with 0.7. */
const known = (valor: number, change: Partial<KnownKidneys> = {}): KnownKidneys => ({
  edad: 70,
  sexo: 'F',
  creatinina: { valor, fecha: '2026-11-12' },
  peso: null,
  talla: null,
  grado: null,
  ajuste: null,
  ...change,
})
const check = (of: TakenLine, kidneys: KnownKidneys) => renalCheck(of, kidneys, INDEX, TODAY)
const told = (of: TakenLine, kidneys: KnownKidneys) =>
  check(of, kidneys)?.hallazgos.map(({ severidad, titulo }) => [severidad, titulo])

describe('la función renal en una línea', () => {
  it('dice lo que la filtración no permite, con qué se estimó y qué se hace', () => {
    expect(check(line('Metformina'), known(2.6))).toEqual({
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [
        expect.objectContaining({
          comprobacion: 'renal',
          clave: 'renal:4:metformina:evitar:0',
          severidad: 'contraindicada',
          titulo: 'Contraindicado con esta función renal: Metformina',
          detalle: 'TFG 19,3 mL/min/1,73 m² (CKD-EPI 2021, creatinina 2,60 mg/dL del 12 nov 2026)',
          conducta: 'Contraindicada: acidosis láctica',
          fuente: 'Prueba',
        }),
      ],
    })
  })

  it('compara la dosis de un día con el máximo de su banda', () => {
    const over = 'Dosis alta para esta función renal: Metformina, 1 700 mg al día, el máximo es 1 000 mg'
    expect(
      told(line('Metformina', { frecuencia: 12 }), known(1.6))
        ?.flat()
        .join('|')
        .replaceAll(/\s/gu, ' '),
    ).toBe(`mayor|${over}`)
    expect(check(line('Metformina'), known(1.6))).toMatchObject({ respuesta: 'limpia' })
    expect(told(line('Metformina'), known(1.2))).toEqual([
      ['informativa', 'Se vigila con esta función renal: Metformina'],
    ])
    expect(check(line('Metformina'), known(0.7))).toMatchObject({ respuesta: 'limpia' })
  })

  it('la de cada kilogramo, con el peso que se sabe', () => {
    const heavy = known(2.6, { peso: 90, talla: 180 })
    expect(check(line('Tranexámico'), heavy)).toMatchObject({ respuesta: 'limpia' })
    expect(told(line('Tranexámico', { dosis: 2 }), heavy)?.[0]?.[0]).toBe('mayor')
  })

  it('las tomas se separan lo que dice la tabla', () => {
    expect(told(line('Famotidina'), known(1.6))).toEqual([
      ['moderada', 'Intervalo corto para esta función renal: Famotidina, debe ser cada 48 h o más'],
    ])
    expect(check(line('Famotidina', { frecuencia: 2, tiempo: 'Días' }), known(1.6))?.respuesta).toBe('limpia')
  })

  it('sin cifra que comparar se pide ajustar', () => {
    expect(check(line('Glimepirida'), known(2.6))?.hallazgos).toMatchObject([
      { severidad: 'moderada', titulo: 'Se ajusta con esta función renal: Glimepirida', conducta: null },
    ])
  })

  it('lo que se dosifica por la filtración no se pide bajar, y sí se pide evitar', () => {
    const byFiltration = { por_filtracion: true } as const
    expect(check(line('Glimepirida', byFiltration), known(2.6))).toMatchObject({ respuesta: 'limpia' })
    expect(check(line('Metformina', byFiltration), known(2.6))?.hallazgos).toMatchObject([
      { severidad: 'contraindicada' },
    ])
  })

  it('la vía ordenada tiene sus propias filas, y lo local solo las suyas', () => {
    expect(told(line('Aciclovir'), known(2.6))?.[0]?.[0]).toBe('informativa')
    expect(told(line('Aciclovir', {}, 'Intravenosa'), known(2.6))?.[0]?.[0]).toBe('mayor')
    expect(check(line('Aciclovir', {}, 'Tópica'), known(2.6))).toBeNull()
  })

  it('de una combinación cuenta cada componente, el más grave primero', () => {
    expect(told(line('Aciclovir;Metformina'), known(2.6))?.map(([severity]) => severity)).toEqual([
      'contraindicada',
      'informativa',
    ])
  })

  it('no se comprueba lo que la tabla no nombra ni a un menor', () => {
    expect(check(line('Rifaximina'), known(2.6))).toBeNull()
    expect(check(line('Metformina'), known(2.6, { edad: 17 }))).toBeNull()
    expect(check(line('Linagliptina'), known(2.6, { creatinina: null }))?.respuesta).toBe('limpia')
  })
})

const why = (kidneys: KnownKidneys) => check(line('Metformina'), kidneys)?.por_que

const DIALYSIS = known(0.7, { grado: { grado: 'dialisis', fecha: '2026-11-12' } })

describe('lo que no se sabe de los riñones', () => {
  it('queda sin verificar, y dice por qué', () => {
    expect(why(known(0.7, { creatinina: null }))).toBe(NO_CREATININE)
    expect(why(known(0.7, { sexo: 'I' }))).toBe(NO_SEX)
    expect(check(line('Aciclovir'), DIALYSIS)?.por_que).toBe(ON_DIALYSIS)
    expect(why(known(0.7, { creatinina: { valor: 0.7, fecha: '2026-05-26' } }))).toBe(
      'La última creatinina es del 26 may 2026, de hace 181 días: vale 180',
    )
    expect(why(known(0.7, { creatinina: { valor: 0.7, fecha: '2026-05-27' } }))).toBeNull()
  })

  it('sin una creatinina que valga cuenta el grado anotado, donde prohíbe algo', () => {
    const grave = { grado: { grado: 'grave', fecha: '2026-11-12' } } as const
    expect(check(line('Metformina'), known(0, { ...grave, creatinina: null }))?.hallazgos).toMatchObject([
      {
        severidad: 'contraindicada',
        detalle: 'Función renal disminuida: Grave (TFG menor de 30), anotada el 12 nov 2026',
      },
    ])
    expect(check(line('Aciclovir'), known(0, { ...grave, creatinina: null }))?.por_que).toBe(NO_CREATININE)
    // A creatinine that counts speaks before it.
    expect(check(line('Metformina'), known(0.7, grave))?.respuesta).toBe('limpia')
    expect(check(line('Metformina'), DIALYSIS)?.hallazgos).toMatchObject([{ severidad: 'contraindicada' }])
  })

  it('lo que una creatinina vieja ya no permite se avisa', () => {
    const old = { creatinina: { valor: 2.6, fecha: '2025-01-10' } }
    expect(check(line('Metformina'), known(0, old))).toMatchObject({ respuesta: 'encontrada', por_que: null })
    expect(check(line('Aciclovir'), known(0, old))).toMatchObject({ respuesta: 'no_verificada', hallazgos: [] })
  })

  it('sin peso, Cockcroft-Gault solo sirve donde ningún peso cambiaría nada', () => {
    expect(check(line('Dabigatrán'), known(1.6))).toMatchObject({ respuesta: 'no_verificada', por_que: NO_WEIGHT })
    expect(check(line('Dabigatrán'), known(0.7))).toMatchObject({ respuesta: 'limpia' })
    expect(check(line('Dabigatrán'), known(1.6, { peso: 45 }))?.hallazgos).toMatchObject([
      {
        severidad: 'mayor',
        detalle: 'TFG 23,2 mL/min (Cockcroft-Gault, peso real 45,0 kg, creatinina 1,60 mg/dL del 12 nov 2026)',
      },
    ])
    expect(check(line('Dabigatrán'), known(1.6, { peso: 95, talla: 160 }))?.respuesta).toBe('limpia')
  })

  it('el ajuste dice los días que vale una creatinina', () => {
    expect([null, {}, { dias: 0 }, { dias: '9' }, { dias: 90 }].map(creatinineDays)).toEqual([180, 180, 180, 180, 90])
    expect(whyNotKnown(known(1, { ajuste: { dias: 10 } }), TODAY)).toContain('vale 10')
  })
})

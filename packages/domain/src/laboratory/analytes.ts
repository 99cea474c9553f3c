/**
 * What a laboratory measures and the record keeps as a figure: its unit, what a value may be, the usual reference and the critical limits.
 * @fuente Conocimiento general del campo, por confirmar por el comité de la entidad; códigos CUPS (tabla SISPRO) y LOINC. Cada laboratorio trae sus rangos: los que se escriben con el resultado valen antes que estos
 */

/** From and to, either of them null: it has no such limit. */
export interface ReferenceRange {
  readonly min: number | null
  readonly max: number | null
}

export interface Analyte {
  readonly nombre: string
  readonly unidad: string
  readonly decimales: 0 | 1 | 2
  readonly loinc: string
  /** Procedures whose order it answers. */
  readonly cups: readonly string[]
  /** Past them the number, or its unit, was typed wrong. */
  readonly posible: { readonly min: number; readonly max: number }
  readonly referencia: ReferenceRange | { readonly F: ReferenceRange; readonly M: ReferenceRange }
  /** From them on it is read again before it is kept, and said as critical. */
  readonly critico: ReferenceRange
}

const between = (min: number, max: number): ReferenceRange => ({ min, max })
const under = (max: number): ReferenceRange => ({ min: null, max })
const over = (min: number): ReferenceRange => ({ min, max: null })
const NONE: ReferenceRange = { min: null, max: null }
const HAEMOGRAM = ['902207', '902208', '902209', '902210'] as const

const analyte = (
  nombre: string,
  unidad: string,
  decimales: Analyte['decimales'],
  loinc: string,
  cups: readonly string[],
  posible: readonly [number, number],
  referencia: Analyte['referencia'],
  critico: ReferenceRange = NONE,
): Analyte => ({
  nombre,
  unidad,
  decimales,
  loinc,
  cups,
  posible: { min: posible[0], max: posible[1] },
  referencia,
  critico,
})

/** By their codes of the wire, in the order of the screen. */
export const ANALYTES = {
  CRE: analyte(
    'Creatinina',
    'mg/dL',
    2,
    '2160-0',
    ['903895'],
    [0.1, 30],
    { F: between(0.6, 1.1), M: between(0.7, 1.3) },
    { min: null, max: 7.4 },
  ),
  GLU: analyte('Glucosa', 'mg/dL', 0, '2345-7', ['903841'], [10, 2000], between(70, 100), between(50, 400)),
  HBA1C: analyte('Hemoglobina glicosilada (HbA1c)', '%', 1, '4548-4', ['903426', '903427'], [3, 20], under(5.7)),
  CT: analyte('Colesterol total', 'mg/dL', 0, '2093-3', ['903818'], [50, 1000], under(200)),
  HDL: analyte('Colesterol HDL', 'mg/dL', 0, '2085-9', ['903815'], [5, 200], { F: over(50), M: over(40) }),
  LDL: analyte('Colesterol LDL', 'mg/dL', 0, '13457-7', ['903816', '903817'], [5, 800], under(130)),
  TG: analyte('Triglicéridos', 'mg/dL', 0, '2571-8', ['903868'], [10, 10_000], under(150)),
  K: analyte('Potasio', 'mmol/L', 1, '2823-3', ['903859'], [1, 12], between(3.5, 5.1), between(2.8, 6.2)),
  NA: analyte('Sodio', 'mmol/L', 0, '2951-2', ['903864'], [90, 200], between(136, 145), between(120, 160)),
  INR: analyte('INR', '', 1, '6301-6', ['902045'], [0.5, 20], between(0.8, 1.2), { min: null, max: 5 }),
  TSH: analyte('TSH', 'mUI/L', 2, '3016-3', ['904902', '904904'], [0.01, 500], between(0.4, 4.5)),
  HB: analyte(
    'Hemoglobina',
    'g/dL',
    1,
    '718-7',
    ['902213', ...HAEMOGRAM],
    [2, 25],
    { F: between(12, 15), M: between(13, 17) },
    between(7, 20),
  ),
  LEU: analyte('Leucocitos', '10³/µL', 1, '6690-2', HAEMOGRAM, [0.1, 500], between(4.5, 11), between(2, 30)),
  ANC: analyte('Neutrófilos', '10³/µL', 2, '751-8', HAEMOGRAM, [0, 300], between(1.5, 7.7), { min: 0.5, max: null }),
  PLQ: analyte('Plaquetas', '10³/µL', 0, '777-3', HAEMOGRAM, [1, 3000], between(150, 450), between(20, 1000)),
  RAC: analyte('Albúmina/creatinina en orina', 'mg/g', 0, '9318-7', ['903028'], [0, 20_000], under(30)),
  PSA: analyte('Antígeno prostático', 'ng/mL', 2, '2857-1', ['906610'], [0, 5000], under(4)),
} as const satisfies Readonly<Record<string, Analyte>>
export type AnalyteCode = keyof typeof ANALYTES

export const isAnalyte = (code: string): code is AnalyteCode => Object.hasOwn(ANALYTES, code)
export const ANALYTE_CODES: readonly AnalyteCode[] = Object.keys(ANALYTES).filter(isAnalyte)

const bySex = (
  referencia: Analyte['referencia'],
): referencia is { readonly F: ReferenceRange; readonly M: ReferenceRange } => 'F' in referencia

/**
 * The usual reference of an adult of that sex; without limits where the sex is not known and the reference depends on it.
 * @regla Sin el rango del laboratorio se usa el usual, por sexo donde cambia; el que se escribe con el resultado vale antes.
 */
export const usualReference = (code: AnalyteCode, sexo: string): ReferenceRange => {
  const { referencia }: Analyte = ANALYTES[code]
  if (!bySex(referencia)) return referencia
  return sexo === 'F' || sexo === 'M' ? referencia[sexo] : NONE
}

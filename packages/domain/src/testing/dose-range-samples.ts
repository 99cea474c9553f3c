/** Ranges of a child of 20 kg for a syrup of 50 mg in each mL, for the tests. */
import type { DoseRange, DoseRanges } from '../medication/dose-ranges.ts'

export const rangeOf = (change: Partial<DoseRange> = {}): DoseRange => ({
  principio: 'Amoxicilina',
  de: 'nino',
  indicacion: 'habitual',
  unidad: 'mg',
  por_unidad: 50,
  kg: 20,
  toma_min: null,
  toma_max: 1000,
  dia_min: 500,
  dia_max: 1000,
  fuente: 'Prueba',
  ...change,
})
/** 80 to 90 mg/kg/día. */
export const HIGH = rangeOf({ indicacion: 'otitis', toma_max: 2000, dia_min: 1600, dia_max: 1800 })
export const ADULT = rangeOf({
  de: 'adulto',
  indicacion: '',
  kg: null,
  toma_min: 250,
  toma_max: 1000,
  dia_min: null,
  dia_max: 3000,
})
export const rangesOf = (change: Partial<DoseRanges> = {}): DoseRanges => ({
  menor: true,
  meses: 64,
  peso: { kg: 20, fecha: '2026-11-23' },
  por_que: null,
  contraindicado: null,
  rangos: [rangeOf(), HIGH, ADULT],
  ...change,
})
/** So many mL every eight hours. */
export const every8 = (dosis: number) => ({ dosis, frecuencia: 8, tiempo: 'Horas' as const })

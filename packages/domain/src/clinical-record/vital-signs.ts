/**
 * The vital signs of the exam, the head of a child, and what is measured of a pregnancy: what they may say, and what is asked to be read again.
 * @fuente Límites de lo posible por los equipos de uso común; lo usual por edad, Fleming S, Lancet 2011;377:1011 (percentiles 1 y 99) con márgenes anchos, y adultos, conocimiento general
 */
import type { RecordMeasures } from './record.ts'

export interface MeasureLimit {
  readonly min: number
  readonly max: number
  readonly decimales: 0 | 1 | 2
  readonly fuera: string
}

interface SignLimit extends MeasureLimit {
  readonly nombre: string
}

/** Past them the number was typed wrong, at any age. */
export const SIGN_LIMITS = {
  frecuencia_cardiaca: {
    nombre: 'Pulso',
    min: 20,
    max: 300,
    decimales: 0,
    fuera: 'El pulso debe estar entre 20 y 300 latidos por minuto',
  },
  frecuencia_respiratoria: {
    nombre: 'Frecuencia respiratoria',
    min: 4,
    max: 120,
    decimales: 0,
    fuera: 'La frecuencia respiratoria debe estar entre 4 y 120 por minuto',
  },
  temperatura: {
    nombre: 'Temperatura',
    min: 25,
    max: 45,
    decimales: 1,
    fuera: 'La temperatura debe estar entre 25 y 45 °C',
  },
  saturacion_oxigeno: {
    nombre: 'Saturación de oxígeno',
    min: 30,
    max: 100,
    decimales: 0,
    fuera: 'La saturación de oxígeno debe estar entre 30 y 100 %',
  },
  dolor: { nombre: 'Dolor', min: 0, max: 10, decimales: 0, fuera: 'El dolor va de 0 a 10' },
  perimetro_cefalico: {
    nombre: 'Perímetro cefálico',
    min: 20,
    max: 70,
    decimales: 1,
    fuera: 'El perímetro cefálico debe estar entre 20 y 70 cm',
  },
  altura_uterina: {
    nombre: 'Altura uterina',
    min: 5,
    max: 60,
    decimales: 1,
    fuera: 'La altura uterina debe estar entre 5 y 60 cm',
  },
  frecuencia_fetal: {
    nombre: 'Frecuencia cardíaca fetal',
    min: 50,
    max: 240,
    decimales: 0,
    fuera: 'La frecuencia cardíaca fetal debe estar entre 50 y 240 latidos por minuto',
  },
} as const satisfies Readonly<Partial<Record<keyof RecordMeasures, SignLimit>>>
export type SignName = keyof typeof SIGN_LIMITS

export const SIGN_UNITS: Readonly<Record<SignName, string>> = {
  frecuencia_cardiaca: 'lpm',
  frecuencia_respiratoria: 'rpm',
  temperatura: '°C',
  saturacion_oxigeno: '%',
  dolor: 'de 10',
  perimetro_cefalico: 'cm',
  altura_uterina: 'cm',
  frecuencia_fetal: 'lpm',
}

const isSign = (name: string): name is SignName => Object.hasOwn(SIGN_LIMITS, name)
/** By their names on the wire, in the order of the screen. */
export const SIGN_NAMES: readonly SignName[] = Object.keys(SIGN_LIMITS).filter(isSign)

/** Body mass index. @fuente spec 2 §5; OMS, Serie de Informes Técnicos 894, 2000 */
import { asSeen, roundDecimal } from '../text/round.ts'

const CM_PER_M = 100

/**
 * Weight (kg) over squared height (cm, taken in m), two decimals.
 * @fuente spec 2 §5
 * @regla El índice de masa corporal es el peso entre la talla en metros al cuadrado, con dos decimales.
 */
export const bodyMassIndex = (kg: number, cm: number): number => roundDecimal(asSeen(kg / (cm / CM_PER_M) ** 2), 2)

/** Lower bounds of the classes for adults, the highest first. */
const CLASSES = [
  [40, 'Obesidad grado III'],
  [35, 'Obesidad grado II'],
  [30, 'Obesidad grado I'],
  [25, 'Sobrepeso'],
  [18.5, 'Normal'],
  [17, 'Delgadez leve'],
  [16, 'Delgadez moderada'],
] as const

/**
 * Class of an index already rounded. Of adults only: neither of those under 18 nor in pregnancy.
 * @fuente OMS, Serie de Informes Técnicos 894, 2000
 */
export const massIndexClass = (imc: number): string => CLASSES.find(([from]) => imc >= from)?.[1] ?? 'Delgadez severa'

/** Cardiovascular risk in ten years by the equation that the installation follows. @fuente catálogo de fórmulas clínicas */
import { formatNumber } from '../text/format.ts'
import { asSeen, roundDecimal } from '../text/round.ts'
import { whoseRisk, type RiskPerson } from './cardiovascular-person.ts'
import { framingham2008, framingham2008Class } from './framingham-2008.ts'
import { atp3Points, atp3Risk } from './framingham-atp3.ts'

export const RISK_EQUATIONS = {
  framingham_atp3_colombia: {
    nombre: 'Framingham ATP III ajustado para Colombia',
    fuente: 'NIH 01-3305 (ATP III), 2001; Muñoz OM, Rev Colomb Cardiol 2014;21:202',
  },
  framingham_2008: { nombre: 'Framingham general 2008', fuente: "D'Agostino RB, Circulation 2008;117:743" },
} as const
export type RiskEquation = keyof typeof RISK_EQUATIONS

/** The one followed when the installation chooses none. */
export const DEFAULT_RISK_EQUATION: RiskEquation = 'framingham_atp3_colombia'

/** What the model is multiplied by in Colombia. Of medium confidence: the factor was not read in the text of the paper. */
export const COLOMBIA_FACTOR = 0.75

export type CardiovascularRisk =
  | { readonly ok: false; readonly porQue: string }
  | {
      readonly ok: true
      /** `<` and `≥` where the table gives only a bound. */
      readonly signo: '' | '<' | '≥'
      /** Percent in ten years. */
      readonly porcentaje: number
      /** Of the tables of points only. */
      readonly puntos: number | null
      /** Null where the source has no classes for it. */
      readonly clase: 'Bajo' | 'Intermedio' | 'Alto' | null
      readonly texto: string
    }

const adjusted = (sexo: 'F' | 'M', person: RiskPerson): CardiovascularRisk => {
  const puntos = atp3Points(sexo, person)
  const table = atp3Risk(sexo, puntos)
  const porcentaje = roundDecimal(asSeen(table.porcentaje * COLOMBIA_FACTOR), 2)
  const value = `${table.signo}${formatNumber(porcentaje, 2)} % a 10 años`
  const from = `${puntos} ${puntos === 1 ? 'punto' : 'puntos'}, ${table.signo}${table.porcentaje} % por ${formatNumber(COLOMBIA_FACTOR, 2)}`
  const { nombre } = RISK_EQUATIONS.framingham_atp3_colombia
  return { ok: true, signo: table.signo, porcentaje, puntos, clase: null, texto: `${value} (${nombre}: ${from})` }
}

const general = (sexo: 'F' | 'M', person: RiskPerson): CardiovascularRisk => {
  const porcentaje = framingham2008(sexo, person)
  const clase = framingham2008Class(porcentaje)
  const { nombre } = RISK_EQUATIONS.framingham_2008
  const texto = `${formatNumber(porcentaje, 1)} % a 10 años, riesgo ${clase.toLocaleLowerCase('es-CO')} (${nombre})`
  return { ok: true, signo: '', porcentaje, puntos: null, clase, texto }
}

/**
 * The risk, or why the equation does not hold for the person.
 * @regla En Colombia el porcentaje de Framingham ATP III se multiplica por 0,75.
 */
export const cardiovascularRisk = (
  person: RiskPerson,
  equation: RiskEquation = DEFAULT_RISK_EQUATION,
): CardiovascularRisk => {
  const who = whoseRisk(person)
  if (!who.ok) return who
  return equation === 'framingham_2008' ? general(who.sexo, person) : adjusted(who.sexo, person)
}

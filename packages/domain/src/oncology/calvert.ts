/** Carboplatin by area under the curve. @fuente Calvert AH, J Clin Oncol 1989;7:1748 */
import { asSeen, roundDecimal } from '../text/round.ts'

/** mL/min above which an estimated filtration is not taken. @fuente FDA 2010 */
export const MAX_ESTIMATED_GFR = 125
/** mL/min that the formula adds. */
const NON_RENAL = 25
const LOW_GFR = 20
const HIGH_AUC = 7

export const LOW_GFR_WARNING = 'TFG menor de 20 mL/min: fuera del rango habitual de la fórmula'
export const HIGH_AUC_WARNING = 'AUC mayor de 7'

/**
 * Milligrams of a dose, one decimal.
 * @param auc target, mg·min/mL
 * @param medida whether the filtration was measured: only an estimated one is capped
 * @regla La dosis de Calvert es AUC × (TFG + 25); una TFG estimada se limita a 125 mL/min.
 */
export const calvertDose = (auc: number, tfg: number, medida = false): number =>
  roundDecimal(asSeen(auc * ((medida ? tfg : Math.min(tfg, MAX_ESTIMATED_GFR)) + NON_RENAL)), 1)

/** What is warned of the dose; null where nothing is. */
export const calvertWarning = (auc: number, tfg: number): string | null =>
  tfg < LOW_GFR ? LOW_GFR_WARNING : auc > HIGH_AUC ? HIGH_AUC_WARNING : null

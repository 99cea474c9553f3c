/** Who may sign a consent, by age and by risk of the procedure. */
import type { ConsentText } from './consent-text.ts'
import type { ConsentSubmission } from './consent-submission.ts'

export type Signer = ConsentSubmission['firmante']
export type Risk = ConsentText['riesgo']

/** From this age (completed years) the adolescent consents. @fuente Resolución 309 de 2025 */
export const ADOLESCENT_AGE = 14
/** From this age (completed years) a person decides alone. */
export const ADULT_AGE = 18

export interface SignerOffer {
  readonly opciones: readonly Signer[]
  /** The minor's assent is asked when a representative signs. */
  readonly asentimiento: boolean
  /** The representative's name and document are asked also when the patient signs. */
  readonly respaldo: boolean
  /** Why, in words; empty for an adult. */
  readonly motivo: string
}

/**
 * Signers to offer for a patient of `years` completed years.
 * @fuente spec 2 §4, §5; Resolución 309 de 2025
 * @regla Antes de los 14 años firma el representante con el asentimiento del menor; desde los 14 firma el adolescente, con respaldo de su representante si el riesgo es alto.
 */
export const signersFor = (years: number, risk: Risk, adolescentAge: number = ADOLESCENT_AGE): SignerOffer => {
  if (years >= ADULT_AGE) {
    return { opciones: ['Paciente', 'Representante Legal'], asentimiento: false, respaldo: false, motivo: '' }
  }
  if (years < adolescentAge) {
    return {
      opciones: ['Representante Legal'],
      asentimiento: true,
      respaldo: false,
      motivo: `Menor de ${adolescentAge} años: firma su representante legal y se pregunta al menor si está de acuerdo`,
    }
  }
  const respaldo = risk === 'alto'
  return {
    opciones: ['Paciente', 'Representante Legal'],
    asentimiento: true,
    respaldo,
    motivo: respaldo
      ? 'Adolescente y riesgo alto: firma el paciente con el respaldo de su representante legal'
      : `Desde los ${adolescentAge} años firma el paciente`,
  }
}

/** Where the record of a consultation stands. @fuente spec 2 §6, «finalizar-historia-clinica» */

/** Situations of a record, with the name that a person reads. */
export const RECORD_STATES = { abierta: 'Abierta', finalizada: 'Finalizada' } as const
export type RecordState = keyof typeof RECORD_STATES

/** Why a finalised record is not written any more. */
export const RECORD_LOCKED = 'La historia ya fue finalizada: lo que falte se escribe como nota aclaratoria.'
/** Why a record that is still open takes no note. */
export const NOTE_NEEDS_FINALISED = 'La nota aclaratoria se escribe después de finalizar la historia.'

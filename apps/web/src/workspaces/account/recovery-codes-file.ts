/** The recovery codes on a file of one's own. */
import { formatDateTime } from '@cauce/domain/calendar/bogota'

export const RECOVERY_CODES_FILE = 'codigos-de-recuperacion-cauce.txt'
export const HOW_CODES_SERVE = 'Cada código sirve una sola vez, en lugar del código de la aplicación.'

/** @param madeMs when they were made, epoch milliseconds */
export const recoveryCodesText = (codes: readonly string[], email: string, madeMs: number): string =>
  [
    'Códigos de recuperación de Cauce',
    `Usuario: ${email}`,
    `Creados: ${formatDateTime(madeMs)}`,
    '',
    ...codes,
    '',
    HOW_CODES_SERVE,
    'Guárdelos donde solo usted los encuentre. No los comparta.',
    '',
  ].join('\r\n')

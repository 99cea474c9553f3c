/** Where a clinical document may go by mail. */
import { isEmail } from '../text/email.ts'

/** Of the patient; on the list of the institution; any other. */
export type Destination = 'paciente' | 'institucion' | 'otra'

/** The least letters of the reason for another address. */
export const MIN_REASON = 10
export const MAX_REASON = 500
export const REASON_NEEDED =
  'Esta dirección no es del paciente ni está en la lista de la institución: escriba por qué se le envía (al menos 10 letras)'

/** As addresses are compared: without blanks around, in lower case. */
export const plainAddress = (address: string): string => address.trim().toLowerCase()

/** Whether an entry of the list, an address or a whole `@domain`, covers the address. A domain does not cover those below it. */
const covers = (entry: string, address: string): boolean =>
  entry.startsWith('@') ? address.slice(address.lastIndexOf('@')) === entry : address === entry

/**
 * Whose the address is.
 * @regla Un documento sale por correo a las direcciones del paciente y a las de la lista de la institución; cualquier otra es «otra».
 */
export const destinationOf = (
  address: string,
  known: { readonly paciente: readonly string[]; readonly institucion: readonly string[] },
): Destination => {
  const asked = plainAddress(address)
  if (known.paciente.some((own) => plainAddress(own) === asked)) return 'paciente'
  return known.institucion.some((entry) => covers(plainAddress(entry), asked)) ? 'institucion' : 'otra'
}

/**
 * What is missing to send there, or null.
 * @regla A otra dirección se envía solo con un motivo de al menos diez letras.
 */
export const checkReason = (destination: Destination, reason: string): string | null =>
  destination === 'otra' && (reason.match(/\p{L}/gu)?.length ?? 0) < MIN_REASON ? REASON_NEEDED : null

/**
 * The address for whoever may not know it whole: `fa•••@correo.co`.
 * @regla De una dirección ajena se muestran dos letras y el dominio.
 */
export const maskedAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(2, at))}•••${address.slice(at)}`
}

/** Domains where anybody opens an address. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(
  ['gmail.com', 'hotmail.com', 'outlook.com', 'outlook.es', 'yahoo.com', 'yahoo.es', 'live.com', 'icloud.com'].map(
    (domain) => `@${domain}`,
  ),
)

export const INVALID_ENTRY = 'Escriba una dirección (nombre@hospital.co) o un dominio (@hospital.co)'
export const PUBLIC_DOMAIN = 'En ese dominio cualquiera abre un correo: escriba la dirección completa'
export const ENTRY_TAKEN = 'Esa dirección ya está en la lista'

/**
 * Why an address or domain does not enter the list of the institution, or null.
 * @regla A la lista de la institución entra una dirección o un dominio propio, nunca el de un correo público.
 */
export const checkEntry = (entry: string): string | null => {
  const plain = plainAddress(entry)
  if (PUBLIC_DOMAINS.has(plain)) return PUBLIC_DOMAIN
  return isEmail(plain.startsWith('@') ? `alguien${plain}` : plain) ? null : INVALID_ENTRY
}

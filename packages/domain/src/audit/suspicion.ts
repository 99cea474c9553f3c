/** When failed sign-ins stop looking like forgetting. */

/** Failures of one account in the period from which somebody may be guessing its password. */
export const SUSPICIOUS_ACCOUNT_FAILURES = 10
/** Failures from one address, whatever the accounts. */
export const SUSPICIOUS_ADDRESS_FAILURES = 20
/** Different accounts that fail from one address: a person has one. */
export const SUSPICIOUS_ACCOUNTS = 4

/** What failed from one address or of one account in a period. */
export interface Failures {
  readonly por: 'cuenta' | 'direccion'
  readonly fallos: number
  /** Different accounts that failed from the address, those that do not exist counted as one. */
  readonly cuentas: number
}

/**
 * Why the failures deserve a look, in a sentence; null when they look like forgetting.
 * @regla Diez fallos de una cuenta, veinte desde una dirección, o cuatro cuentas que fallan desde la misma, parecen un ataque.
 */
export const suspicion = ({ por, fallos, cuentas }: Failures): string | null => {
  if (por === 'cuenta') {
    return fallos >= SUSPICIOUS_ACCOUNT_FAILURES
      ? `${fallos} fallos: alguien puede estar adivinando su contraseña`
      : null
  }
  if (cuentas >= SUSPICIOUS_ACCOUNTS && fallos >= cuentas) {
    return `Fallaron ${cuentas} cuentas desde la misma dirección: parece un ataque`
  }
  return fallos >= SUSPICIOUS_ADDRESS_FAILURES ? `${fallos} fallos desde la misma dirección: parece un ataque` : null
}

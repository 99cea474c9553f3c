/** Passwords that somebody would guess although they keep the rules. @fuente OWASP ASVS 5.0, 6.2.4 y 6.2.11 */

export const PRODUCT_NAME = 'cauce'
export const COMMON_PASSWORD = 'Es una de las contraseñas más comunes. Elija otra'
export const PERSONAL_PASSWORD = `La contraseña no puede contener su correo, su documento ni «${PRODUCT_NAME}»`
/** How many of the person's last passwords, the one in use included, are not taken again. */
export const REMEMBERED_PASSWORDS = 5
export const REUSED_PASSWORD = `La contraseña nueva no puede ser una de las últimas ${REMEMBERED_PASSWORDS}`
export const WRONG_CURRENT_PASSWORD = 'La contraseña actual no es correcta'

/** Of the commonest ones, those that are also refused with digits and signs behind (`Dragon2026*`). */
export const COMMONEST = 3_000
/** Shorter ones are part of too many words. */
const MIN_FRAGMENT = 4

/** What people in Colombia write when they are asked for one, besides the lists of the whole world. */
// prettier-ignore
const LOCAL_WORDS = new Set([
  'antioquia', 'bienvenida', 'bienvenido', 'bogota', 'cambiame', 'clave', 'colombia', 'contrasena', 'ingreso', 'medellin',
  'millonarios', 'nacional', 'secreta', 'secreto', 'segura', 'seguro', 'temporal', 'usuario',
])

/** The common passwords in lower case, the commonest first. */
export interface CommonPasswords {
  /** Place from 0, or undefined when it is not one. */
  get(password: string): number | undefined
}

/** Whose password it will be. */
export interface PasswordOwner {
  readonly email: string
  readonly numero_documento: string | null
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const isCommon = (password: string, common: CommonPasswords): boolean => {
  const whole = [password.normalize('NFC').toLowerCase(), folded(password)]
  if (whole.some((text) => common.get(text) !== undefined)) return true
  const word = folded(password).replace(/[^\p{L}]+$/u, '')
  if (word.length < MIN_FRAGMENT) return false
  return LOCAL_WORDS.has(word) || (common.get(word) ?? COMMONEST) < COMMONEST
}

const isPersonal = (password: string, owner: PasswordOwner): boolean => {
  const text = folded(password)
  const name = folded(owner.email).split('@')[0] ?? ''
  const fragments = [PRODUCT_NAME, name, folded(owner.numero_documento ?? '')]
  return fragments.some((fragment) => fragment.length >= MIN_FRAGMENT && text.includes(fragment))
}

/**
 * Why somebody would guess the password, in one sentence, or null. Capitals and accents make no difference.
 * @regla La contraseña nueva no es de las más comunes ni contiene el correo, el documento o el nombre del producto.
 */
export const guessableBecause = (password: string, owner: PasswordOwner, common: CommonPasswords): string | null => {
  if (isPersonal(password, owner)) return PERSONAL_PASSWORD
  return isCommon(password, common) ? COMMON_PASSWORD : null
}

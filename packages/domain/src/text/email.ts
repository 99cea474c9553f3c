/** E-mail addresses. */
export const INVALID_EMAIL = 'Debe ingresar un Email valido'

const PATTERN = /^[a-z0-9_%+'-]+(?:\.[a-z0-9_%+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/iu

/**
 * True for one address of the common form, at most 254 characters, without blanks around it.
 * @fuente spec 2 §5
 * @regla El correo debe tener la forma de una dirección.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && PATTERN.test(text)

/** How the user is called on the screen. @fuente spec 1 §2, §3 */
import { AFFILIATE_USER_KIND, type User } from './user.ts'

export const GREETING = '¡Bienvenido!'
const NAMELESS = 'Usuario'

type NamedUser = Pick<User, 'tipo_usuario' | 'operador' | 'datosAfiliado'>

/**
 * First name and surname.
 * @fuente spec 1 §3
 * @regla El afiliado (tipo_usuario 2) se nombra con su nombre y apellido; los demás, con los del operador; sin ellos, «Usuario».
 */
export const displayName = (user: NamedUser): string => {
  if (user.tipo_usuario === AFFILIATE_USER_KIND) {
    return user.datosAfiliado === null
      ? NAMELESS
      : `${user.datosAfiliado.primer_nombre} ${user.datosAfiliado.primer_apellido}`
  }
  return user.operador === null ? NAMELESS : `${user.operador.nombre} ${user.operador.apellido}`
}

/**
 * Full name for the top bar.
 * @fuente spec 1 §2
 * @regla En la barra superior el operador lleva el tipo de documento entre paréntesis; el afiliado, solo el nombre.
 */
export const greetingName = (user: NamedUser): string => {
  if (user.tipo_usuario === AFFILIATE_USER_KIND) return user.datosAfiliado?.nombre_completo ?? NAMELESS
  return user.operador === null
    ? NAMELESS
    : `${user.operador.nombre_completo} (${user.operador.tipo_documento_documento})`
}

/** What can be done with an account, and how each is asked. */
import type { UserDetail } from '@cauce/contract/usuarios-filas'

export type ActName = 'inactivar' | 'reactivar' | 'desbloquear' | 'segundo_factor' | 'enlace' | 'sesiones'

export interface ActOffer {
  readonly name: ActName
  readonly label: string
  /** Why it cannot be done now; null: it can. */
  readonly why: string | null
}

/** How an act is asked before it is done; one without a question is done at once, since it can be undone. */
export interface ActQuestion {
  readonly title: string
  readonly text: string
  /** The verb that does it, and the safe one. */
  readonly verb: string
  readonly stay: string
  readonly isWarning: boolean
  /** A reason is written. */
  readonly asksReason: boolean
}

export const QUESTIONS: Readonly<Partial<Record<ActName, ActQuestion>>> = {
  inactivar: {
    title: '¿Inactivar este usuario?',
    text: 'No podrá ingresar. Sus sesiones se cierran ahora y los enlaces que se le enviaron dejan de servir. Se puede reactivar después.',
    verb: 'Inactivar usuario',
    stay: 'Dejarlo activo',
    isWarning: true,
    asksReason: true,
  },
  segundo_factor: {
    title: '¿Restablecer el segundo factor?',
    text: 'La aplicación de códigos y los códigos de recuperación dejan de servir; el código de ingreso llegará a su correo. Se le avisa a la persona.',
    verb: 'Restablecer segundo factor',
    stay: 'Dejarlo como está',
    isWarning: true,
    asksReason: false,
  },
  sesiones: {
    title: '¿Cerrar todas sus sesiones?',
    text: 'Lo que tenga sin guardar en otro equipo podría perderse. Podrá ingresar de nuevo.',
    verb: 'Cerrar sesiones',
    stay: 'Dejarlas abiertas',
    isWarning: true,
    asksReason: false,
  },
  enlace: {
    title: '¿Enviar un enlace para escribir la contraseña?',
    text: 'Sirve una sola vez, durante 72 horas. El que se haya enviado antes deja de servir. La contraseña actual sigue hasta que lo use.',
    verb: 'Enviar enlace',
    stay: 'No enviarlo',
    isWarning: false,
    asksReason: false,
  },
}

const INACTIVE = 'El usuario está inactivo'

/** The acts of an account as it is, in the order in which they are offered. */
export const offersOf = (user: UserDetail): readonly ActOffer[] => {
  const isInactive = user.estado === 'inactivo'
  const { cambiar, inactivar, rescatar } = user
  return [
    {
      name: 'enlace',
      label: user.sin_contrasena ? 'Enviar de nuevo el enlace' : 'Enviar enlace de contraseña',
      why: rescatar.por_que_no ?? (isInactive ? INACTIVE : null),
    },
    {
      name: 'segundo_factor',
      label: 'Restablecer segundo factor',
      why: rescatar.por_que_no ?? (user.totp_activo ? null : 'Usa el código por correo'),
    },
    {
      name: 'desbloquear',
      label: 'Desbloquear',
      why:
        cambiar.por_que_no ?? (user.estado === 'bloqueado' || user.intentos_fallidos > 0 ? null : 'No está bloqueado'),
    },
    {
      name: 'sesiones',
      label: 'Cerrar sus sesiones',
      why: cambiar.por_que_no ?? (user.sesiones.length === 0 ? 'No tiene sesiones abiertas' : null),
    },
    isInactive
      ? { name: 'reactivar', label: 'Reactivar usuario', why: cambiar.por_que_no }
      : { name: 'inactivar', label: 'Inactivar usuario', why: inactivar.por_que_no },
  ]
}

/** Sign-ins as whoever watches them reads them. */

/** How a sign-in or a session ended, in the order in which they are offered. */
export const SIGN_IN_RESULTS = {
  correcto: { texto: 'Correcto', tono: 'ok', acciones: ['ingreso.correcto'] },
  contrasena: { texto: 'Contraseña incorrecta', tono: 'waiting', acciones: ['ingreso.fallido'] },
  codigo: { texto: 'Código incorrecto', tono: 'waiting', acciones: ['ingreso.codigo_fallido'] },
  bloqueado: { texto: 'Bloqueado', tono: 'bad', acciones: ['ingreso.bloqueado'] },
  cierre: {
    texto: 'Cierre',
    tono: 'info',
    acciones: ['sesion.cerrar', 'sesion.cerrar_otras', 'sesion.cerrar_todas', 'usuario.cerrar_sesiones'],
  },
  inactividad: { texto: 'Inactividad', tono: 'info', acciones: ['sesion.inactividad'] },
  vencida: { texto: 'Doce horas', tono: 'info', acciones: ['sesion.vencida'] },
  negado: { texto: 'Cierre negado', tono: 'bad', acciones: ['sesion.cerrar_negado'] },
} as const satisfies Readonly<
  Record<string, { texto: string; tono: 'ok' | 'waiting' | 'bad' | 'info'; acciones: readonly string[] }>
>
export type SignInResult = keyof typeof SIGN_IN_RESULTS

const NAMES = ['correcto', 'contrasena', 'codigo', 'bloqueado', 'cierre', 'inactividad', 'vencida', 'negado'] as const
export const SIGN_IN_NAMES: readonly SignInResult[] = NAMES

/** Every action that the sign-in list shows. */
export const SIGN_IN_ACTIONS: readonly string[] = NAMES.flatMap((name) => SIGN_IN_RESULTS[name].acciones)

/** Those that somebody who does not know the password leaves behind. */
export const FAILED_SIGN_INS: readonly string[] = [
  ...SIGN_IN_RESULTS.contrasena.acciones,
  ...SIGN_IN_RESULTS.codigo.acciones,
  ...SIGN_IN_RESULTS.bloqueado.acciones,
]

/** The result of an action; null when it is not one of the sign-in. */
export const signInResult = (accion: string): SignInResult | null =>
  NAMES.find((name) => SIGN_IN_RESULTS[name].acciones.some((known) => known === accion)) ?? null

/** Calls of one's own account that are told whose it is: own, somebody else's, nobody's. */
import { DEMO_PASSWORD } from '../support/server.ts'

/** Numbers and names by which a request says whose account it is about. */
export interface Holder {
  readonly usuario: number
  readonly email: string
  /** The operator's number; for an affiliate, the affiliate's: of the other kind it is somebody else's. */
  readonly operador: number
  readonly afiliado: number
  /** A session that is open, and not the one that asks. */
  readonly sesion: number
}

interface Request {
  readonly path: string
  readonly method?: 'POST' | 'DELETE'
  readonly body?: object
}

export interface AccountCase {
  readonly entry: string
  request(holder: Holder): Request
  /** Status on one's own; those who are not of that kind have none. */
  readonly own: number
  readonly onlyFor?: 'operador' | 'afiliado'
  /** On somebody else's and on nobody's, alike: nothing tells who exists. */
  readonly others: number
  /** Who administers does it to others too. */
  readonly alsoAdministrators?: true
}

export const ACCOUNT_CASES: readonly AccountCase[] = [
  {
    entry: 'cuenta.actualizarContrasena',
    // The one in use is right and the new one is not: past the question of whose it is.
    request: ({ usuario }) => ({
      path: `/usuarios/actualizar-contrasena-usuario/${usuario}`,
      body: { password_current: DEMO_PASSWORD, password: DEMO_PASSWORD, password_changed_at: '2099-01-01' },
    }),
    own: 422,
    others: 403,
  },
  {
    entry: 'cuenta.datosAfiliado',
    request: ({ afiliado }) => ({
      path: `/actualizacion/actualizar-datos-2fa/${afiliado}`,
      body: { correo1: 'ladron@correo.co', celular1: '3005550101' },
    }),
    own: 200,
    onlyFor: 'afiliado',
    others: 403,
  },
  {
    entry: 'cuenta.datosOperador',
    request: ({ operador }) => ({
      path: `/actualizacion/actualizacion-datos-recuperacion/${operador}`,
      body: { email_recuperacion: 'ladron@correo.co', telefono_recuperacion: '3005550101' },
    }),
    own: 200,
    onlyFor: 'operador',
    others: 403,
  },
  {
    entry: 'cuenta.cerrarSesionPropia',
    request: ({ sesion }) => ({ path: `/perfil/sesiones/${sesion}`, method: 'DELETE' }),
    own: 200,
    others: 404,
  },
  {
    entry: 'cuenta.inactivarTemporal',
    request: ({ email }) => ({ path: '/auth/inactivar-usuario-temporal', body: { email } }),
    own: 200,
    others: 200,
  },
  {
    entry: 'auth.cerrarSesion',
    request: ({ usuario }) => ({ path: '/auth/cerrar-sesion', body: { user_id: usuario } }),
    own: 200,
    others: 200,
    alsoAdministrators: true,
  },
]

/** The calls of one's own account: they know no record but the caller's, and what names somebody else's is refused. */
import { DEMO_PASSWORD } from '../support/server.ts'
import type { Case } from './cases.ts'

const NOT_A_TOKEN = 'A'.repeat(43)
const NEXT = 'Garza.Azul7*'
const DATA = { correo1: 'alguien@correo.co', celular1: '3005550101' }
const OPERATOR_DATA = { email_recuperacion: 'alguien@correo.co', telefono_recuperacion: '3005550101' }

export const ACCOUNT_CASES: readonly Case[] = [
  {
    entry: 'cuenta.actualizarContrasena',
    ok: 403,
    request: () => ({
      path: '/usuarios/actualizar-contrasena-usuario/99999',
      body: { password_current: DEMO_PASSWORD, password: NEXT },
    }),
  },
  {
    entry: 'cuenta.inactivarTemporal',
    request: () => ({ path: '/auth/inactivar-usuario-temporal', body: { email: 'auditor2@cauce.demo' } }),
  },
  { entry: 'cuenta.confirmar', request: () => ({ path: '/auth/confirmar', body: { password: DEMO_PASSWORD } }) },
  {
    entry: 'cuenta.pedirRecuperacion',
    request: () => ({ path: '/auth/recuperar-contrasena', body: { tipo_documento: 'CC', numero_documento: '1' } }),
  },
  { entry: 'cuenta.tiposDocumento', request: () => ({ path: '/auth/tipos-documento' }) },
  {
    entry: 'cuenta.revisarRecuperacion',
    request: () => ({ path: '/auth/revisar-recuperacion', body: { token: NOT_A_TOKEN } }),
  },
  {
    entry: 'cuenta.restablecerContrasena',
    ok: 410,
    request: () => ({ path: '/auth/restablecer-contrasena', body: { token: NOT_A_TOKEN, password: NEXT } }),
  },
  {
    entry: 'cuenta.datosAfiliado',
    ok: 403,
    request: () => ({ path: '/actualizacion/actualizar-datos-2fa/99999', body: DATA }),
  },
  {
    entry: 'cuenta.datosOperador',
    ok: 403,
    request: () => ({ path: '/actualizacion/actualizacion-datos-recuperacion/99999', body: OPERATOR_DATA }),
  },
  { entry: 'cuenta.perfil', request: () => ({ path: '/perfil' }) },
  { entry: 'cuenta.cerrarSesionPropia', ok: 404, request: () => ({ path: '/perfil/sesiones/99999' }) },
  { entry: 'cuenta.iniciarTotp', request: () => ({ path: '/perfil/totp' }) },
  {
    entry: 'cuenta.confirmarTotp',
    ok: 422,
    request: () => ({ path: '/perfil/totp/confirmar', body: { codigo: 'no es' } }),
  },
  { entry: 'cuenta.nuevosCodigosRecuperacion', ok: 422, request: () => ({ path: '/perfil/totp/codigos' }) },
  { entry: 'cuenta.desactivarTotp', ok: 422, request: () => ({ path: '/perfil/totp/desactivar' }) },
  { entry: 'cuenta.preferencias', request: () => ({ path: '/perfil/preferencias' }) },
  { entry: 'cuenta.guardarPreferencias', request: () => ({ path: '/perfil/preferencias', body: { tema: 'dark' } }) },
  // The last one: it ends the administrator's sign-in that is half way.
  { entry: 'cuenta.cerrarOtrasSesiones', request: () => ({ path: '/perfil/sesiones/cerrar-otras' }) },
]

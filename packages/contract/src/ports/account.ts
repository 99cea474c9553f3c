/** What the flows of the own account ask of the server. */
import { cuenta } from '../cuenta.ts'
import type { Body } from '../entry.ts'
import { portOf } from '../kit/port.ts'

interface NewPassword {
  readonly userId: number
  readonly password_current: string
  readonly password: string
}
const asIs = <B>(body: B) => ({ body })

export const accountPorts = {
  changePassword: portOf(cuenta.actualizarContrasena, ({ userId, password_current, password }: NewPassword) => ({
    params: { userId },
    // The specification sends the date; the server writes its own.
    body: { password_current, password, password_changed_at: new Date().toISOString() },
  })),
  lockUser: portOf(cuenta.inactivarTemporal, asIs<Body<typeof cuenta.inactivarTemporal>>),
  requestLink: portOf(cuenta.pedirRecuperacion, asIs<Body<typeof cuenta.pedirRecuperacion>>),
  checkLink: portOf(cuenta.revisarRecuperacion, asIs<Body<typeof cuenta.revisarRecuperacion>>),
  resetPassword: portOf(cuenta.restablecerContrasena, asIs<Body<typeof cuenta.restablecerContrasena>>),
}

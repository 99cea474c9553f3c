/** What the address of the recovery page brings, read once and taken out of the address at once. @fuente spec 1 §2; RELIABILITY §3 */
import type { RecoveryInput } from '@cauce/machines/password-recovery/types'

const RECOVERY_PLACE = '/recuperacionContrasena'

/** What the parts of the address mean. All three are optional; a link of the mail has them all. */
export const recoveryInput = (params: Readonly<Record<string, string | undefined>>): RecoveryInput => ({
  tipo_documento: (params['tipoDocumento'] ?? '').toUpperCase(),
  numero_documento: params['numeroDocumento'] ?? '',
  token: params['tokenRecuperacion'] ?? null,
})

/**
 * Leaves the page with an address that says nothing: neither the token nor the document stays in the bar, in the history of the
 * browser, or in what the next request tells of where it comes from.
 */
export const hideRecovery = (): void => {
  const { pathname } = window.location
  if (!pathname.startsWith(`${RECOVERY_PLACE}/`)) return
  window.history.replaceState(window.history.state, '', RECOVERY_PLACE)
}

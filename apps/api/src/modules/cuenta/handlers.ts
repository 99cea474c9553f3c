/** What a person does with their own account. */
import type { Registry } from '@cauce/contract/registry'
import { notFound } from '../../http/failure.ts'
import type { Handlers } from '../../http/handle.ts'

const absent = async (): Promise<never> => {
  throw notFound()
}

export const handlers: Handlers<Registry['cuenta']> = {
  actualizarContrasena: absent,
  inactivarTemporal: absent,
  confirmar: absent,
  pedirRecuperacion: absent,
  tiposDocumento: absent,
  revisarRecuperacion: absent,
  restablecerContrasena: absent,
  datosAfiliado: absent,
  datosOperador: absent,
  perfil: absent,
  cerrarSesionPropia: absent,
  cerrarOtrasSesiones: absent,
  iniciarTotp: absent,
  confirmarTotp: absent,
  nuevosCodigosRecuperacion: absent,
  desactivarTotp: absent,
  preferencias: absent,
  guardarPreferencias: absent,
}

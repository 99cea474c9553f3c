/** The account calls as RTK Query endpoints: password, recovery, second factor, own sessions, preferences. */
import { cuenta } from '@cauce/contract/cuenta'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const cuentaApi = baseApi.enhanceEndpoints({ addTagTypes: ['Perfil'] }).injectEndpoints({
  endpoints: (build) => ({
    actualizarContrasena: mutationOf(build, cuenta.actualizarContrasena, ['Perfil']),
    inactivarTemporal: mutationOf(build, cuenta.inactivarTemporal),
    confirmar: mutationOf(build, cuenta.confirmar),
    pedirRecuperacion: mutationOf(build, cuenta.pedirRecuperacion),
    tiposDocumento: queryOf(build, cuenta.tiposDocumento),
    revisarRecuperacion: askedOf(build, cuenta.revisarRecuperacion),
    restablecerContrasena: mutationOf(build, cuenta.restablecerContrasena),
    datosAfiliado: mutationOf(build, cuenta.datosAfiliado, ['Perfil']),
    datosOperador: mutationOf(build, cuenta.datosOperador, ['Perfil']),
    perfil: queryOf(build, cuenta.perfil, { provides: ['Perfil'] }),
    cerrarSesionPropia: mutationOf(build, cuenta.cerrarSesionPropia, ['Perfil']),
    cerrarOtrasSesiones: mutationOf(build, cuenta.cerrarOtrasSesiones, ['Perfil']),
    iniciarTotp: mutationOf(build, cuenta.iniciarTotp),
    confirmarTotp: mutationOf(build, cuenta.confirmarTotp, ['Perfil']),
    nuevosCodigosRecuperacion: mutationOf(build, cuenta.nuevosCodigosRecuperacion, ['Perfil']),
    desactivarTotp: mutationOf(build, cuenta.desactivarTotp, ['Perfil']),
    preferencias: queryOf(build, cuenta.preferencias),
    guardarPreferencias: mutationOf(build, cuenta.guardarPreferencias),
  }),
})

export const { useTiposDocumentoQuery, usePerfilQuery, useCerrarSesionPropiaMutation, useCerrarOtrasSesionesMutation } =
  cuentaApi

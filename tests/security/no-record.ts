import type { ModuleTests } from '../support/module-tests.ts'
import * as modules from '../support/of-modules.ts'
import { masterPlainCalls } from './master-cases.ts'

const OF_THE_HOUSE = {
  'es el ingreso: la cuenta es la de quien escribe su contraseña, su código o su enlace': [
    'auth.validarUsuario',
    'auth.validarCodigo',
    'auth.reenviarCodigo',
    'cuenta.pedirRecuperacion',
    'cuenta.revisarRecuperacion',
    'cuenta.restablecerContrasena',
  ],
  'no recibe de quién: es siempre la persona del token': [
    'auth.me',
    'auth.logout',
    'cuenta.confirmar',
    'cuenta.perfil',
    'cuenta.cerrarOtrasSesiones',
    'cuenta.iniciarTotp',
    'cuenta.confirmarTotp',
    'cuenta.nuevosCodigosRecuperacion',
    'cuenta.desactivarTotp',
    'cuenta.preferencias',
    'cuenta.guardarPreferencias',
    'historia.plantillas',
    'favoritos.guardar',
    'chat.buscar',
    'firmas.mias',
    'inicio.pendientes',
    'inicio.asunto',
    'inicio.pacientes',
  ],
  'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': [
    'cuenta.tiposDocumento',
    'usuarios.buscar',
    'usuarios.opciones',
    'usuarios.buscarSedes',
    'usuarios.buscarAfiliado',
    'usuarios.plantillaCarga',
    'usuarios.cargas',
    'sustituciones.buscar',
    'sustituciones.buscarProfesional',
    'roles.lista',
    'roles.claves',
    'roles.permisos',
    'roles.exportarPermisos',
    'auditoria.buscar',
    'auditoria.exportar',
    'auditoria.personas',
    'auditoria.afiliados',
    'auditoria.ingresos',
    'auditoria.ingresosAgrupados',
    'auditoria.exportarIngresos',
    'auditoria.personasIngresos',
    'auditoria.enLinea',
    'auditoria.datosApartados',
    'auditoria.datosApartadosVistos',
    'estados.lista',
    'clientes.listar',
    'contenido.listar',
    'manuales.caracteristicas',
    'manuales.reglas',
    'manuales.maquinas',
    'manuales.llamadas',
    'manuales.paginas',
    'ordenamiento.buscarCupsNombre',
    'medicamentos.listarVademecum',
    'medicamentos.cie10',
    'alertas.buscarDesabastecimiento',
    'esquemas.listar',
    'esquemas.codesumiEsquema',
    'consentimientos.validarConsentimientoCup',
    'consentimientos.consultar',
    'incapacidades.secretarias',
    'referencias.listar',
    'referencias.buscarRep',
    'referencias.gestores',
    ...masterPlainCalls(['buscar', 'referencias', 'plantilla', 'exportar']),
  ],
  'es de todos los afiliados, para quien tiene la página; lo que se lee queda en la bitácora': [
    'historico.buscarAfiliado',
    'firmas.buscar',
    'historico.reporte',
    'historico.exportar',
    'referencias.buscarAfiliado',
    'referencias.reporte',
    'referencias.exportar',
  ],
  'crea algo que todavía no es de nadie': [
    'usuarios.revisarCarga',
    'estados.crear',
    'clientes.crear',
    'contenido.crear',
    'referencias.subir',
    ...masterPlainCalls(['crear']),
  ],
  'responde por cada línea: quién puede con cada una lo prueba tests/kit': [
    'firmas.moverVarias',
    'referencias.moverVarias',
  ],
  'responde a cualquiera y nada dice de nadie': ['pdf.verificar'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Reason = keyof typeof OF_THE_HOUSE

const ofModules = Object.values<ModuleTests>(modules).flatMap(({ plain = {} }) => Object.entries(plain))

/**
 * Calls whose answer does not depend on whose the record is, by the reason for which it does not. Who may make them is tried in
 * the matrix. Every other call of the contract has a case: own, somebody else's, nobody's.
 */
export const NO_RECORD: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries<readonly string[]>(OF_THE_HOUSE).map(([reason, calls]) => [
    reason,
    [...calls, ...ofModules.flatMap(([why, requests]) => (why === reason ? Object.keys(requests) : []))],
  ]),
)

/** A request that is served, for every call whose answer does not depend on whose the record is (see `no-record.ts`). */
import * as Schema from 'effect/Schema'
import { appCode } from '../support/authenticator.ts'
import { GASTROSCOPY } from '../support/ordering.ts'
import type { ModuleTests } from '../support/module-tests.ts'
import * as modules from '../support/of-modules.ts'
import { DEMO_PASSWORD, type TestServer } from '../support/server.ts'

/** What the requests are made of. */
export interface Asking {
  readonly server: TestServer
  /** A session of that person, opened now. */
  readonly session: (email: string) => Promise<string>
  /** What they have between the two steps of the sign-in. */
  readonly provisional: (email: string) => Promise<string>
}

export interface PlainRequest {
  /** The administrator, who may everything, unless told; null: nobody. */
  readonly token?: string | null
  /** Below `/api`, where it is not the one of the contract. */
  readonly path?: string
  readonly body?: object
}

export type PlainCall = PlainRequest | ((asking: Asking) => Promise<PlainRequest>)

const DOCUMENT = { tipo_documento: 'CC', numero_documento: '1037580214' }
const YEAR = { desde: '2026-01-01', hasta: '2026-01-31' }
const readSecret = Schema.decodeUnknownSync(Schema.Struct({ secreto: Schema.String }))

/** The token of the link that recovery has just mailed. */
const recovery = async ({ server }: Asking): Promise<string> => {
  await server.call('/api/auth/recuperar-contrasena', { body: DOCUMENT })
  return /\/([\w-]{43})\n/u.exec((await server.outbox())[0]?.texto ?? '')?.[1] ?? ''
}

/** A session of somebody who began to set the second factor up, and its code. */
const settingUp = async ({ server, session }: Asking, email: string) => {
  const token = await session(email)
  const { secreto } = readSecret((await server.call('/api/perfil/totp', { method: 'POST', token })).body)
  return { token, body: { codigo: appCode(secreto, Date.now()) } }
}
const withSecondFactor = async (asking: Asking, email: string) => {
  const { token, body } = await settingUp(asking, email)
  await asking.server.call('/api/perfil/totp/confirmar', { token, body })
  return { token }
}

const affiliate = ({ server }: Asking) =>
  server.db
    .selectFrom('afiliados')
    .select(['tipo_documento_id', 'numero_documento'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
const idOf = async ({ server }: Asking, table: 'esquemas' | 'cups'): Promise<number> =>
  (await server.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id

const ACCOUNT: Readonly<Record<string, PlainCall>> = {
  'auth.validarUsuario': { token: null, body: { email: 'referente@cauce.demo', password: DEMO_PASSWORD } },
  'auth.validarCodigo': async ({ server }) => {
    const token = await server.provisional('referente@cauce.demo')
    const codigo = /\b\d{6}\b/u.exec((await server.outbox())[0]?.texto ?? '')?.[0] ?? ''
    return { token, body: { codigo } }
  },
  'auth.reenviarCodigo': async ({ provisional }) => ({ token: await provisional('admin@cauce.demo') }),
  'cuenta.pedirRecuperacion': { token: null, body: DOCUMENT },
  'cuenta.revisarRecuperacion': async (asking) => ({ token: null, body: { token: await recovery(asking) } }),
  'cuenta.restablecerContrasena': async (asking) => ({
    token: null,
    body: { token: await recovery(asking), password: 'Garza.Azul.7' },
  }),
  'auth.me': {},
  'auth.logout': {},
  'cuenta.confirmar': { body: { password: DEMO_PASSWORD } },
  'cuenta.perfil': {},
  'cuenta.cerrarOtrasSesiones': {},
  'cuenta.iniciarTotp': {},
  'cuenta.confirmarTotp': (asking) => settingUp(asking, 'auditor@cauce.demo'),
  'cuenta.nuevosCodigosRecuperacion': (asking) => withSecondFactor(asking, 'oncologo@cauce.demo'),
  'cuenta.desactivarTotp': (asking) => withSecondFactor(asking, 'referente@cauce.demo'),
  'cuenta.preferencias': {},
  'cuenta.guardarPreferencias': { body: { tema: 'dark' } },
  'cuenta.tiposDocumento': { token: null },
}

const ADMINISTRATION: Readonly<Record<string, PlainCall>> = {
  'usuarios.buscar': { body: {} },
  'usuarios.opciones': {},
  'usuarios.buscarSedes': { body: { texto: 'sede' } },
  'usuarios.buscarAfiliado': async (asking) => ({ body: await affiliate(asking) }),
  'usuarios.plantillaCarga': {},
  'usuarios.cargas': {},
  'usuarios.revisarCarga': {
    body: {
      nombre: 'personal.csv',
      texto:
        'tipo_documento,numero_documento,nombres,apellidos,correo,roles\nCC,88000111,Ana,Ruiz,ana@prueba.co,Auxiliar',
    },
  },
  'sustituciones.buscar': { body: {} },
  'sustituciones.buscarProfesional': { body: { texto: 'ana' } },
  'roles.lista': {},
  'roles.claves': {},
  'roles.permisos': {},
  'roles.exportarPermisos': {},
  'auditoria.buscar': { body: {} },
  'auditoria.exportar': { body: {} },
  'auditoria.personas': { body: { texto: 'ana' } },
  'auditoria.afiliados': async (asking) => ({ body: { documento: (await affiliate(asking)).numero_documento } }),
  'auditoria.ingresos': { body: {} },
  'auditoria.ingresosAgrupados': { body: { por: 'cuenta' } },
  'auditoria.exportarIngresos': { body: {} },
  'auditoria.personasIngresos': { body: { texto: 'ana' } },
  'auditoria.enLinea': { body: {} },
  'auditoria.datosApartados': {},
  'auditoria.datosApartadosVistos': { body: { hasta: 1 } },
  'estados.lista': {},
  'estados.crear': { body: { nombre: 'En espera de una llamada', descripcion: '' } },
  'clientes.listar': {},
  'clientes.crear': { body: { nombre: 'Programa de una muestra', descripcion: null } },
  'contenido.listar': {},
  'contenido.crear': { body: { tipo: 'manual', titulo: 'Manual de una muestra', resumen: '', cuerpo: 'Texto' } },
  'manuales.caracteristicas': {},
  'manuales.reglas': {},
  'manuales.maquinas': {},
  'manuales.llamadas': {},
  'manuales.paginas': {},
}

const CARE: Readonly<Record<string, PlainCall>> = {
  'inicio.pacientes': { body: { texto: 'gomez' } },
  'inicio.pendientes': {},
  'inicio.asunto': { body: { asunto: 'auditoria' } },
  'firmas.buscar': { body: {} },
  'firmas.mias': {},
  'historia.plantillas': {},
  'favoritos.guardar': async (asking) => ({
    body: {
      nombre: 'Control anual',
      linea: { tipo_orden_id: 2, procedimiento_id: await idOf(asking, 'cups'), cantidad: 1, observacion: '' },
    },
  }),
  'chat.buscar': { body: { texto: 'buenos' } },
  'ordenamiento.buscarCupsNombre': { body: { nombre: 'hemograma' } },
  'medicamentos.listarVademecum': { body: { nombre: 'losartan' } },
  'medicamentos.cie10': { body: { valor: 'lumbago' } },
  'alertas.buscarDesabastecimiento': { body: { medicamento: { id: 1 } } },
  'esquemas.listar': {},
  'esquemas.codesumiEsquema': async (asking) => ({ body: { esquema: await idOf(asking, 'esquemas') } }),
  'consentimientos.validarConsentimientoCup': async (asking) => ({
    path: `/consentimientos-informados/validar-consentimiento-cup/${await idOf(asking, 'cups')}/0`,
  }),
  'consentimientos.consultar': async ({ server }) => ({
    body: await server.db.selectFrom('cups').select('id').where('codigo', '=', GASTROSCOPY).executeTakeFirstOrThrow(),
  }),
  'incapacidades.secretarias': {},
  'referencias.listar': { body: { cola: 'seguimiento' } },
  'firmas.moverVarias': { body: { evento: 'soltar', cosas: [{ id: 999_999, version: 1 }] } },
  'referencias.moverVarias': { body: { evento: 'soltar', cosas: [{ id: 999_999, version: 1 }] } },
  'referencias.gestores': {},
  'referencias.buscarRep': { path: '/reps/buscarRep/sede' },
  'referencias.buscarAfiliado': { body: { texto: 'maria' } },
  'referencias.reporte': { body: YEAR },
  'referencias.exportar': { body: YEAR },
  'referencias.subir': { body: { nombre: 'epicrisis.pdf', tamano: 100 } },
  'historico.buscarAfiliado': { body: { texto: 'maria' } },
  'historico.reporte': { body: { clase: 'consultas', ...YEAR } },
  'historico.exportar': { body: { clase: 'consultas', ...YEAR } },
  'pdf.verificar': async ({ server }) => {
    const { codigo } = await server.db.selectFrom('documentos').select('codigo').orderBy('id').executeTakeFirstOrThrow()
    return { token: null, path: `/verificar/${codigo}` }
  },
}

export const PLAIN_REQUESTS: Readonly<Record<string, PlainCall>> = {
  ...ACCOUNT,
  ...ADMINISTRATION,
  ...CARE,
  ...Object.fromEntries(
    Object.values<ModuleTests>(modules).flatMap(({ plain = {} }) =>
      Object.values(plain).flatMap((of) => Object.entries(of)),
    ),
  ),
}

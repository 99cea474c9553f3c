/**
 * The account and the administration, used whole and with their failures: no password, code, key, link or person is left in logs,
 * metrics, errors or the audit, and no secret lies readable in the database.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as Schema from 'effect/Schema'
import { nextAppCode } from '../support/authenticator.ts'
import { DEMO_PASSWORD, type Answered, type Call, type TestServer, startTestServer } from '../support/server.ts'
import { personalWords, plain, wordsIn } from './personal-words.ts'

const WRONG = 'Clave.Equivocada.77*'
const NEXT = 'Garza.Azul7*'
const RESET = 'Colibri.Verde9*'
const NAME = 'Hermenegilda'
const DOCUMENT = '1037999888'
const MAIL = 'hermenegilda.castano@hospital.co'
const RECOVERY = 'casa.hermenegilda@correo.co'
const OPERATOR = {
  tipo_documento_id: 1,
  numero_documento: DOCUMENT,
  nombre: NAME,
  apellido: 'Castaño Zapata',
  email: MAIL,
  cargo: 'Coordinadora',
  especialidad: '',
  registro_profesional: '',
  profesion: '',
  rep_id: null,
  email_recuperacion: RECOVERY,
  telefono_recuperacion: '3005550987',
}

const logged: string[] = []
/** Bodies of the answers that were not 2xx. */
const refused: string[] = []
const statuses = new Set<number>()
/** What opens something. */
const secrets = new Set([WRONG, NEXT, RESET, DEMO_PASSWORD])
/** Whom it is about, as it was typed. */
const typed = new Set([NAME, DOCUMENT, MAIL, RECOVERY, 'Castaño Zapata', '3005550987'])

let server: TestServer
let admin: string
let doctor: string
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'info' }, logTo: { write: (line) => void logged.push(line) } })
  admin = await server.login('admin@cauce.demo')
  doctor = await server.login('medico@cauce.demo')
  for (const token of [admin, doctor]) secrets.add(token)
})
afterAll(() => server.close())

const call = async (status: number, path: string, options: Call = {}): Promise<unknown> => {
  const answer: Answered = await server.call(`/api${path}`, { token: admin, ...options })
  statuses.add(answer.status)
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  if (answer.status >= 400) refused.push(text)
  expect(`${path} ${answer.status} ${text.slice(0, 200)}`).toContain(`${path} ${status} `)
  return answer.body
}
const field = (body: unknown, name: string): string =>
  String(typeof body === 'object' && body !== null ? Reflect.get(body, name) : '')
const secret = (text: string): string => {
  secrets.add(text)
  return text
}
const post = (token: string | null, body?: object): Call => ({ method: 'POST', token, ...(body ? { body } : {}) })
const idIn = (body: unknown): number => Number(field(body, 'id'))
/** The newest link that was mailed there. */
const linkTo = async (para: string): Promise<string> => {
  const mail = (await server.outbox()).find((one) => one.para === para && one.texto.includes('recuperacionContrasena'))
  return secret(/\/([\w-]{43})\n/u.exec(mail?.texto ?? '')?.[1] ?? 'no hay enlace')
}

describe('un día de cuentas', () => {
  it('contraseña: confirmarla, cambiarla y recuperarla, con sus errores', async () => {
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'medico@cauce.demo')
      .executeTakeFirstOrThrow()
    const path = `/usuarios/actualizar-contrasena-usuario/${id}`
    const change = (password_current: string, password: string) => post(doctor, { password_current, password })
    await call(422, '/auth/confirmar', post(doctor, { password: WRONG }))
    await call(200, '/auth/confirmar', post(doctor, { password: DEMO_PASSWORD }))
    await call(422, path, change(WRONG, NEXT))
    await call(422, path, change(DEMO_PASSWORD, 'corta'))
    await call(422, path, change(DEMO_PASSWORD, '1037580214Aa*'))
    await call(403, '/usuarios/actualizar-contrasena-usuario/99999', change(DEMO_PASSWORD, NEXT))
    await call(200, path, change(DEMO_PASSWORD, NEXT))
    await call(200, '/auth/inactivar-usuario-temporal', post(doctor, { email: MAIL }))
    const ask = (numero_documento: string) => post(null, { tipo_documento: 'CC', numero_documento })
    await call(200, '/auth/recuperar-contrasena', ask(DOCUMENT))
    await call(200, '/auth/recuperar-contrasena', ask('1037580214'))
    const token = await linkTo('medico@cauce.demo')
    await call(200, '/auth/revisar-recuperacion', post(null, { token }))
    await call(422, '/auth/restablecer-contrasena', post(null, { token, password: NEXT }))
    await call(200, '/auth/restablecer-contrasena', post(null, { token, password: RESET }))
    await call(410, '/auth/restablecer-contrasena', post(null, { token, password: RESET }))
    await call(401, '/auth/me', { token: doctor })
  })

  it('aplicación de códigos: activarla, entrar con ella y con un código de recuperación, apagarla', async () => {
    const { secreto, uri } = Schema.decodeUnknownSync(Schema.Struct({ secreto: Schema.String, uri: Schema.String }))(
      await call(200, '/perfil/totp', post(admin)),
    )
    for (const text of [secreto, secreto.replaceAll(' ', ''), uri]) secret(text)
    await call(422, '/perfil/totp/confirmar', post(admin, { codigo: '000000' }))
    const first = secret(nextAppCode(secreto))
    const answer = await call(200, '/perfil/totp/confirmar', post(admin, { codigo: first }))
    const { codigos } = Schema.decodeUnknownSync(Schema.Struct({ codigos: Schema.Array(Schema.String) }))(answer)
    for (const code of codigos) for (const text of [code, code.replace('-', '')]) secret(text)
    const step = secret(await server.provisional('admin@cauce.demo'))
    await call(422, '/auth/reenviar-codigo', post(step))
    await call(422, '/auth/validar-codigo', post(step, { codigo: first }))
    await call(422, '/auth/validar-codigo', post(step, { codigo: 'ZZZZ-ZZZZ' }))
    const entered = await call(200, '/auth/validar-codigo', post(step, { codigo: codigos[0] ?? '' }))
    admin = secret(field(entered, 'token'))
    const fresh = await call(200, '/perfil/totp/codigos', post(admin))
    const renewed = Schema.decodeUnknownSync(Schema.Struct({ codigos: Schema.Array(Schema.String) }))(fresh)
    for (const code of renewed.codigos) for (const text of [code, code.replace('-', '')]) secret(text)
    await keepsNoSecret()
    await call(200, '/perfil/totp/desactivar', post(admin))
  })

  it('datos de recuperación', async () => {
    const { operador_id } = await server.db
      .selectFrom('users')
      .select('operador_id')
      .where('email', '=', 'admin@cauce.demo')
      .executeTakeFirstOrThrow()
    const path = `/actualizacion/actualizacion-datos-recuperacion/${operador_id}`
    const data = { email_recuperacion: RECOVERY, telefono_recuperacion: '3005550987' }
    await call(422, path, post(admin, { ...data, email_recuperacion: `${NAME} ${DOCUMENT}` }))
    await call(403, '/actualizacion/actualizar-datos-2fa/1', post(admin, { correo1: RECOVERY, celular1: '3005550987' }))
    await call(200, path, post(admin, data))
    await call(404, '/perfil/sesiones/99999', { method: 'DELETE' })
    await call(200, '/perfil/preferencias', { method: 'PUT', body: { recientes: ['/admin/usuarios'] } })
  })

  it('usuarios: crear, buscar, editar, inactivar, enlaces y una carga, con sus errores', async () => {
    await call(200, '/usuarios/buscar', post(admin, { texto: `${NAME} ${DOCUMENT}` }))
    await call(422, '/usuarios/buscar-afiliado', post(admin, { tipo_documento_id: 1, numero_documento: DOCUMENT }))
    await call(422, '/usuarios/crear-operador', post(admin, { ...OPERATOR, roles: [99_999] }))
    await call(422, '/usuarios/crear-operador', post(admin, { ...OPERATOR, roles: [5], email: `${NAME} ${DOCUMENT}` }))
    const id = idIn(await call(200, '/usuarios/crear-operador', post(admin, { ...OPERATOR, roles: [5] })))
    await call(422, '/usuarios/crear-operador', post(admin, { ...OPERATOR, roles: [5] }))
    await linkTo(MAIL)
    const edit = (version: number) => ({ method: 'PUT', body: { ...OPERATOR, nombre: `${NAME} Luz`, version } })
    await call(409, `/usuarios/operador/${id}`, edit(99))
    await call(200, `/usuarios/operador/${id}`, edit(1))
    await call(200, `/usuarios/usuario/${id}/enlace`, post(admin))
    await linkTo(MAIL)
    await call(200, `/usuarios/usuario/${id}/inactivar`, post(admin, { motivo: 'Terminó su contrato' }))
    await call(409, `/usuarios/usuario/${id}/enlace`, post(admin))
    const header = 'tipo_documento,numero_documento,nombres,apellidos,correo,roles'
    const load = (texto: string) => post(admin, { nombre: `${NAME}.csv`, texto })
    await call(422, '/usuarios/cargas', load(`nombres\n${NAME}`))
    await call(422, '/usuarios/cargas', load(`${header}\nCC,"${DOCUMENT},${NAME}`))
    const rows = [`CC,${DOCUMENT}1,${NAME},Zapata,otra.${MAIL},Auxiliar`, `ZZ,${DOCUMENT},=${NAME},@x,no es,Nadie`]
    const reviewed = await call(200, '/usuarios/cargas', load([header, ...rows].join('\n')))
    const carga = idIn(typeof reviewed === 'object' && reviewed !== null ? Reflect.get(reviewed, 'carga') : null)
    await call(200, `/usuarios/cargas/${carga}/lote`, post(admin))
    await call(200, `/usuarios/cargas/${carga}/rechazos`)
    await linkTo(`otra.${MAIL}`)
  })

  it('roles, programas, contenido y auditoría, con sus errores', async () => {
    await call(422, '/roles', post(admin, { nombre: 'Rol', descripcion: '', permisos: ['no.existe'] }))
    await call(409, '/roles/1', { method: 'DELETE' })
    const made = await call(200, '/cliente', post(admin, { nombre: 'Laboratorio', descripcion: null }))
    const key = secret(field(made, 'clave'))
    await call(409, '/cliente', post(admin, { nombre: 'laboratorio', descripcion: null }))
    await call(200, '/auth/me', { headers: { 'x-cauce-cliente': key } })
    await call(403, '/auth/me', { headers: { 'x-cauce-cliente': `${key}x` } })
    const draft = idIn(
      await call(200, '/contenido', post(admin, { tipo: 'manual', titulo: 'Guía', resumen: '', cuerpo: 'x' })),
    )
    const file = { nombre: `${NAME}.pdf`, tipo: 'application/pdf', tamano: 10 }
    const upload = await call(200, `/contenido/subir/${draft}`, post(admin, file))
    const clave = secret(field(upload, 'clave'))
    const sent = await server.call(`/archivos/${clave}`, {
      method: 'PUT',
      body: NAME,
      headers: { 'content-type': 'x/y' },
    })
    refused.push(JSON.stringify(sent.body))
    await call(409, `/contenido/adjuntar/${draft}`, post(admin, { clave }))
    await call(200, '/auditoria/personas', post(admin, { texto: NAME }))
    await call(200, '/auditoria/afiliados', post(admin, { documento: '43512887' }))
    await call(422, '/auditoria/buscar', post(admin, { desde: NAME, recurso_id: DOCUMENT, accion: MAIL.repeat(9) }))
    await call(200, '/auditoria/exportar', post(admin, {}))
  })

  it('un fallo de la base cuyo mensaje nombra a una persona', async () => {
    for (const [status, errcode] of [
      [500, 'P0001'],
      [503, '57P03'],
      [409, '23505'],
      [422, '22P02'],
    ] as const) {
      await sql
        .raw(`create or replace function roto() returns trigger language plpgsql as $$
          begin raise exception E'${NAME} ${DOCUMENT}\\n    at ${MAIL}' using errcode = '${errcode}'; end $$;
          create or replace trigger roto before update on users for each row execute function roto()`)
        .execute(server.db)
      await call(status, '/perfil/preferencias', { method: 'PUT', body: { tema: 'dark' } })
    }
    await sql.raw('drop trigger roto on users').execute(server.db)
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 401, 403, 404, 409, 410, 422, 500, 503])
  })
})

/** Tables with the text of each row; the mail that waits to be read in the demo says what it says. */
const rowsAtRest = async (): Promise<string> => {
  const { rows } = await sql<{ relname: string }>`select relname from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'correos'
      and relname not in ('cie10', 'cups', 'medicamentos')`.execute(server.db)
  const texts: string[] = []
  for (const { relname } of rows) {
    const table = await sql<{ fila: string }>`select t::text as fila from ${sql.table(relname)} t`.execute(server.db)
    texts.push(...table.rows.map(({ fila }) => fila))
  }
  return texts.join('\n')
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** A key in base 32 as the bytes that the application has, in the way a column of bytes is shown. */
const asHex = (base32: string): string => {
  const bits = Array.from(base32, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return (bits.match(/[01]{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('')
}
const LONG = 8
const keepsNoSecret = async (): Promise<void> => {
  const rest = await rowsAtRest()
  const long = [...secrets].filter((text) => text.length >= LONG)
  const bytes = long.map((text) => Buffer.from(text).toString('hex'))
  const keys = long.filter((text) => /^[A-Z2-7]{32}$/u.test(text)).map(asHex)
  expect(keys.length).toBeGreaterThan(0)
  expect([...long, ...bytes, ...keys].filter((text) => rest.includes(text))).toEqual([])
}

describe('después del día', () => {
  it('los registros, las métricas y los errores no dicen nada de nadie ni abren nada', async () => {
    const words = await personalWords(server.db, [...secrets, ...typed])
    expect(logged.length).toBeGreaterThan(50)
    expect(refused.length).toBeGreaterThan(25)
    const metrics = String((await server.call('/metrics')).body)
    for (const [place, text] of [
      ['registros', logged.join('\n')],
      ['métricas', metrics],
      ['errores', refused.join('\n')],
    ] as const) {
      expect(wordsIn(text, words), place).toEqual([])
    }
  })

  it('ningún error muestra SQL, pilas ni nombres de nuestros archivos', () => {
    expect(refused.join('\n')).not.toMatch(
      /\bselect\b|\binsert\b|node_modules|\.ts:|\s{4}at |SQLSTATE|violates|P0001/iu,
    )
  })

  it('la auditoría no guarda ningún secreto, ni quién es quién sino por su número', async () => {
    const rows = await server.db.selectFrom('auditoria').select(['detalle', 'recurso_id']).execute()
    const text = plain(JSON.stringify(rows))
    expect([...secrets, ...typed].map(plain).filter((word) => text.includes(word))).toEqual([])
  })

  it('ningún secreto se puede leer en la base de datos', keepsNoSecret)
})

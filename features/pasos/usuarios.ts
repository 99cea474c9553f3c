/** Users, one by one or many from a file, the roles that say what they may do, and what the audit keeps of it. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { usuarios } from '@cauce/contract/usuarios'
import { exportDone } from '@cauce/domain/audit/export-text'
import { EMPTY_OPERATOR } from '@cauce/domain/users/user-form'
import { editRole, reviewRole, togglePermission } from '../../tests/e2e/pages/roles.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import * as admin from '../soporte/administracion.ts'
import { entryLines, openEntry, tamper } from '../soporte/auditoria.ts'
import * as load from '../soporte/cargas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'
import { keysBefore, reviewRoleForm } from '../soporte/roles.ts'

const { listed, makeRole, readRole, roleIds, send, userId } = admin

When(
  /^crea el operador "([^"]*)" "([^"]*)" con documento "([^"]*)" y correo "([^"]*)"( sin roles)?$/u,
  async function (this: Mundo, nombre: string, apellido: string, numero: string, email: string, none: string | null) {
    const { tipos_documento } = read(usuarios.opciones, await this.call('/usuarios/opciones'))
    const tipo_documento_id = tipos_documento.find(({ codigo }) => codigo === 'CC')?.id ?? 0
    const held = none === null ? await roleIds(this, 'Auxiliar') : []
    const form = { ...EMPTY_OPERATOR, tipo_documento_id, numero_documento: numero, nombre, apellido, email }
    await send(this, 'POST', '/usuarios/crear-operador', { ...form, roles: held })
  },
)

When(
  /^(busca al|crea el usuario del) afiliado de documento "([^"]+)"$/u,
  async function (this: Mundo, act: string, numero_documento: string) {
    const { tipos_documento } = read(usuarios.opciones, await this.call('/usuarios/opciones'))
    const tipo_documento_id = tipos_documento.find(({ codigo }) => codigo === 'CC')?.id
    const answer = await send(this, 'POST', '/usuarios/buscar-afiliado', { tipo_documento_id, numero_documento })
    if (act === 'busca al') return
    const { id } = read(usuarios.buscarAfiliado, answer)
    const body = { afiliado_id: id, email: 'nuevo@correo.co', roles: await roleIds(this, 'Afiliado') }
    await send(this, 'POST', '/usuarios/crear-afiliado', body)
  },
)

When('inactiva a {string} por {string}', async function (this: Mundo, email: string, motivo: string) {
  await send(this, 'POST', `/usuarios/usuario/${await userId(this, email)}/inactivar`, { motivo })
})

When(
  new RegExp(`^(${Object.keys(admin.USER_ACTS).join('|')}) "([^"]+)"$`, 'u'),
  async function (this: Mundo, act: string, email: string) {
    await send(this, 'POST', `/usuarios/usuario/${await userId(this, email)}/${admin.USER_ACTS[act]}`, {})
  },
)

When('deja a {string} con los roles {string}', async function (this: Mundo, email: string, names: string) {
  const { id, version } = await admin.userNamed(this, email)
  await send(this, 'PUT', `/usuarios/usuario/${id}/roles`, { roles: await roleIds(this, names), version })
})

Then('a {string} le avisan {string}', async function (this: Mundo, email: string, asunto: string) {
  assert.equal((await admin.lastMailTo(this, email)).asunto, asunto)
})

Then(
  /^el usuario "([^"]+)" (queda en estado|tiene los roles) "([^"]+)"$/u,
  async function (this: Mundo, email: string, what: string, told: string) {
    const { estado, roles } = await admin.userNamed(this, email)
    assert.equal(what === 'queda en estado' ? estado : roles.join(', '), told)
  },
)

When('revisa un archivo con las líneas', async function (this: Mundo, table: DataTable) {
  const lines = table.raw().map((cells) => cells.join(';'))
  await load.reviewFile(this, lines.join('\n'))
})

When(
  /^revisa otra vez (?:el mismo archivo|el informe de rechazos con "([^"]+)" en vez de "([^"]+)")$/u,
  async function (this: Mundo, right: string | null, wrong: string | null) {
    const text = right === null ? load.loadOf(this).text : await load.correctedReport(this, wrong ?? '', right)
    await load.reviewFile(this, text)
  },
)

When(new RegExp(`^(${Object.keys(load.LOAD_ACTS).join('|')})$`, 'u'), async function (this: Mundo, act: string) {
  await load.LOAD_ACTS[act]?.(this)
})

Then(
  /^la carga tiene (\d+) por crear, (\d+) por actualizar y (\d+) rechazadas?$/u,
  function (this: Mundo, create: string, update: string, rejected: string) {
    const { por_crear, por_actualizar, rechazadas } = load.summaryOf(this)
    assert.deepEqual([por_crear, por_actualizar, rechazadas], [create, update, rejected].map(Number))
  },
)

Then(
  'la línea {int} se rechaza en {string} con {string}',
  async function (this: Mundo, number: number, column: string, message: string) {
    const told = await load.rejectionsOf(this, number)
    assert.equal(told.find(({ columna }) => columna === column)?.mensaje, message, JSON.stringify(told))
  },
)

Then(/^(?:no hay|hay (\d+)) usuarios? nuevos?$/u, async function (this: Mundo, count: string | null) {
  assert.equal(await load.loadedUsers(this), Number(count))
})

Given('que {string} tiene solo los permisos {string}', async function (this: Mundo, email: string, keys: string) {
  await admin.giveOnly(this, email, await makeRole(this, 'Encargo', listed(keys)))
})

Given(
  'que la única que administra es {string} con el rol {string}',
  async function (this: Mundo, email: string, nombre: string) {
    await admin.giveOnly(this, email, await makeRole(this, nombre, ['admin.enter', 'admin.roles', 'admin.usuarios']))
    await readRole(this, nombre)
    await admin.leaveWithoutAdministrators(this)
  },
)

When(
  /^(revisa|guarda) el rol "([^"]+)"(?: con "([^"]+)")?(?: y)?(?: sin "([^"]+)")?$/u,
  async function (this: Mundo, act: string, nombre: string, more: string | null, less: string | null) {
    await reviewRoleForm(this, { nombre, more: more ?? '', less: less ?? '', keeps: act === 'guarda' })
  },
)

Then(
  /^el rol "([^"]+)" (?:tiene los permisos "([^"]+)"|(no ha cambiado|ya no existe))$/u,
  async function (this: Mundo, nombre: string, keys: string | null, how: string | null) {
    if (how === 'ya no existe') assert.equal(await admin.roleId(this, nombre), undefined)
    else {
      const expected = keys === null ? keysBefore(this) : listed(keys)
      assert.deepEqual((await readRole(this, nombre)).permisos.toSorted(), expected.toSorted())
    }
  },
)

When(
  'en el navegador marca {string} en el rol {string} y lo revisa',
  async function (this: Mundo, title: string, nombre: string) {
    await editRole(pageOf(this), nombre)
    await togglePermission(pageOf(this), title, new RegExp(`^${title}`, 'u'))
    await reviewRole(pageOf(this))
  },
)

When('abre la entrada {string}', async function (this: Mundo, text: string) {
  await openEntry(this, text)
})

Then(
  /^el detalle dice (solo )?que "([^"]+)" (?:pasó de "([^"]+)" a|es) "([^"]+)"$/u,
  function (this: Mundo, only: string | null, campo: string, antes: string | null, valor: string) {
    const lines = entryLines(this)
    const told = only === null ? lines.filter((line) => line.campo === campo) : lines
    assert.deepEqual(told, [{ campo, antes, valor }])
  },
)

When(/^alguien intenta (\S+) la auditoría en la base de datos$/u, async function (this: Mundo, act: string) {
  this.remembered.set('mensaje', await tamper(this, act))
})

When(/^termina una descarga de (\d+) filas y (no hay|hay) más$/u, function (this: Mundo, rows: string, more: string) {
  this.remembered.set('mensaje', exportDone(Number(rows), more === 'hay'))
})

Given(
  'que el navegador de alguien se llama {string} y falla al ingresar',
  async function (this: Mundo, agente: string) {
    const body = { email: 'nadie@cauce.demo', password: `no-${DEMO_PASSWORD}` }
    await (await this.server()).call('/api/auth/validar-usuario', { body, headers: { 'user-agent': agente } })
  },
)

/** Sick leaves: whom the doctor attends, what they had, and what is registered, refused, annulled and lifted. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { incapacidades } from '@cauce/contract/incapacidades'
import {
  leaveForm,
  leaveRow,
  openLeaves,
  readNumber,
  registerLeave,
  writeLeave,
} from '../../tests/e2e/pages/sick-leave.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { byField, fieldNamed } from '../soporte/campos.ts'
import { becomes } from '../soporte/espera.ts'
import * as leaves from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'

const RADICADO = /^\d{4}-\d{6}$/u

Given(
  /^que atiende a (un cotizante hombre|un cotizante|un docente del magisterio|un afiliado de tipo \d+)( en urgencias| en una consulta de tipo \d+| que no asistió| en la consulta de otro profesional)?$/u,
  async function (this: Mundo, who: string, where: string | null) {
    await leaves.attend(this, { ...leaves.personIn(who), ...leaves.visitIn(where?.trim() ?? '') })
  },
)

Given(
  /^que tuvo una (incapacidad|prórroga|incapacidad anulada) de (\d+) días desde "([^"]*)"((?: por|, levantada el) "[^"]*")?$/u,
  async function (this: Mundo, what: string, dias: string, desde: string, more: string | null) {
    await leaves.hadLeave(this, { desde: leaves.dayOf(desde), dias: Number(dias), ...leaves.lifeIn(what, more ?? '') })
  },
)

When('busca el colegio {string}', async function (this: Mundo, text: string) {
  await this.call(`/colegios/buscarColegio/${encodeURIComponent(text)}`)
})

Then(/^(?:encuentra el colegio "([^"]*)"|no encuentra colegios)$/u, function (this: Mundo, nombre: string | null) {
  assert.ok(this.answer)
  const found = read(incapacidades.buscarColegio, this.answer).map((school) => school.nombre)
  if (nombre === null) assert.deepEqual(found, [])
  else assert.ok(found.includes(nombre), found.join(' | '))
})

Then('hay secretarías de educación de todos los departamentos', async function (this: Mundo) {
  const { db } = await this.server()
  const departments = await db.selectFrom('departamentos').select('id').execute()
  const covered = (await leaves.secretariats(this)).map(({ departamento }) => departamento.id)
  assert.equal(new Set(covered).size, departments.length)
})

When(
  /^registra la incapacidad( a nombre del afiliado de otra consulta)?$/u,
  async function (this: Mundo, other: string | null) {
    await (other === null ? leaves.register(this) : leaves.registerOfAnother(this))
  },
)

When('registra la incapacidad:', async function (this: Mundo, table: DataTable) {
  await leaves.register(this, byField(table.rowsHash()))
})

When('registra la incapacidad con {string} en {string}', async function (this: Mundo, value: string, label: string) {
  await leaves.register(this, byField({ [label]: value }))
})

When('anula la incapacidad con el motivo {string}', async function (this: Mundo, motivo: string) {
  await this.call('/incapacidades/anular', { id: leaves.leaveId(this), motivo })
})

When(
  'levanta la incapacidad desde {string} con el motivo {string}',
  async function (this: Mundo, day: string, motivo: string) {
    const body = { id: leaves.leaveId(this), fecha_levantamiento: leaves.dayOf(day), motivo }
    await this.call('/incapacidades/levantar', body)
  },
)

When(
  /^abre (el formulario de incapacidad|las últimas incapacidades del afiliado)$/u,
  async function (this: Mundo, what: string) {
    await (what === 'el formulario de incapacidad' ? leaves.openForm(this) : leaves.askLastFive(this))
  },
)

Then('el formulario de incapacidad dice:', async function (this: Mundo, table: DataTable) {
  const said = await leaves.formSays(this)
  for (const [what = '', text = ''] of table.raw()) assert.equal(said[what], text, what)
})

Then(
  /^la incapacidad queda registrada(?: con "([^"]*)" y un radicado)?$/u,
  async function (this: Mundo, told: string | null) {
    assert.ok(this.answer)
    const { res, mensaje, radicado } = read(incapacidades.registrar, this.answer)
    if (told === null) return
    assert.deepEqual([res, mensaje], [true, told])
    assert.match(radicado, RADICADO)
    assert.equal((await leaves.newest(this)).radicado, radicado)
  },
)

Then('termina el {string}', async function (this: Mundo, day: string) {
  assert.equal((await leaves.newest(this)).fecha_final, leaves.dayOf(day))
})

Then(
  /^la incapacidad (?:guarda "([^"]*)"|no guarda nada) en "([^"]*)"$/u,
  async function (this: Mundo, value: string | null, label: string) {
    const stored: unknown = Reflect.get(await leaves.newest(this), fieldNamed(label))
    if (value === null) assert.equal(stored, null)
    else assert.equal(String(stored), leaves.retroactiveCase(value))
  },
)

Then('no se registra ninguna incapacidad', async function (this: Mundo) {
  assert.equal(await leaves.registered(this), 0)
})

Then(
  'la prórroga propuesta es {string} y la decidida {string}',
  async function (this: Mundo, proposed: string, decided: string) {
    const { prorroga_automatica, prorroga } = await leaves.newest(this)
    assert.deepEqual([prorroga_automatica, prorroga], [proposed, decided])
  },
)

Then('los días acumulados son {int}', async function (this: Mundo, days: number) {
  assert.equal((await leaves.lastFive(this))[0]?.dias_acumulados, days)
})

Then('la última incapacidad dice que se reconocen {string}', async function (this: Mundo, told: string) {
  const [leave] = await leaves.lastFive(this)
  assert.ok((leave?.simultaneidad ?? '').includes(told), leave?.simultaneidad ?? '')
})

Then('las últimas incapacidades son {int}', async function (this: Mundo, count: number) {
  assert.equal((await leaves.lastFive(this)).length, count)
})

Then('la última incapacidad está {string} por {string}', async function (this: Mundo, estado: string, motivo: string) {
  const [leave] = await leaves.lastFive(this)
  assert.deepEqual([leave?.estado.nombre, leave?.estado_motivo ?? ''], [estado, motivo])
})

Given(/^(?:que )?abr(?:ió|e) sus incapacidades en el navegador$/u, async function (this: Mundo) {
  this.browser ??= { page: await signedIn(await this.server(), 'medico@cauce.demo') }
  await openLeaves(pageOf(this), this.consultaId)
})

When(
  'escribe en el navegador una incapacidad de {int} días por {string}',
  async function (this: Mundo, dias: number, diagnostico: string) {
    await writeLeave(pageOf(this), { dias: String(dias), diagnostico })
  },
)

When(/^(la registra|intenta registrarla) en el navegador$/u, async function (this: Mundo, how: string) {
  await registerLeave(pageOf(this)).click()
  if (how === 'la registra') leaves.leaveOf(this).radicado = await readNumber(pageOf(this))
})

Then(
  /^(?:su radicado se confirmó|está entre las últimas cinco como "([^"]*)")$/u,
  async function (this: Mundo, estado: string | null) {
    assert.match(leaves.radicadoOf(this), RADICADO)
    if (estado !== null) await leaveRow(pageOf(this), leaves.radicadoOf(this)).getByText(estado).waitFor()
  },
)

Then('la línea de tiempo de las incapacidades dice {string}', async function (this: Mundo, text: string) {
  const drawing = pageOf(this).getByRole('img', { name: /^Incapacidades de/u })
  await drawing.locator('desc').filter({ hasText: text }).waitFor({ state: 'attached' })
})

Then('la prórroga está en {string}', async function (this: Mundo, answer: string) {
  await becomes(() => leaveForm(pageOf(this)).getByRole('radio', { name: answer }).isChecked(), true)
})

/** Of a list that unfolds, or of answers that are all in sight. */
When('escoge la opción {string} de {string}', async function (this: Mundo, label: string, name: string) {
  const answers = pageOf(this).getByRole('radiogroup', { name, exact: true })
  const list = pageOf(this).getByRole('combobox', { name, exact: true })
  await answers.or(list).last().waitFor()
  if ((await answers.count()) > 0) await answers.getByText(label, { exact: true }).click()
  else await list.last().selectOption(label)
})

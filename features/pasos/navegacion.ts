/** The frame around every page, what waits on the first one, and the consultation by its address and its keys. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { inicio } from '@cauce/contract/inicio'
import { ORDERING_OPTION_LABEL } from '@cauce/domain/affiliate/ordering-options'
import { isListed } from '@cauce/domain/home/topics'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { LAYOUTS, LAYOUTS_WITHOUT_PAGE } from '@cauce/domain/navigation/layout'
import { toggleFavourite, visit } from '@cauce/domain/navigation/places'
import { visibleColumns } from '@cauce/domain/navigation/table-choice'
import { ORDERING_WORD } from '@cauce/domain/ordering/order-address'
import { ORDERING_OPTIONS } from '@cauce/domain/ordering/order-type'
import { LAST_RESORT, pageErrorText } from '@cauce/domain/shell/page-error'
import { completedLine } from '../../tests/e2e/pages/medications.ts'
import { orderTypes } from '../../tests/e2e/pages/ordering.ts'
import { becomes } from '../soporte/espera.ts'
import { askSlowly, goOffline, loadPage, openSlowly, reloadedAgo, SIGHTS, waitsOf } from '../soporte/esperas.ts'
import * as frame from '../soporte/marco.ts'
import { mayOpen, menuOf, walk, whoIs } from '../soporte/menu.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sitDown } from '../soporte/ordenamiento-navegador.ts'
import { loadsOf, pageOf } from '../soporte/pantalla.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import { read } from '../soporte/respuestas.ts'

const { LAYOUT_NAMES, menuIn, THINGS_SEEN, watchOf } = frame

Then(
  /^su menú tiene (?:los grupos "([^"]+)"|(\d+) grupos, de "([^"]+)" a "([^"]+)")$/u,
  async function (this: Mundo, all: string | null, count: string | null, first: string | null, last: string | null) {
    const titles = menuOf(await whoIs(this)).map(({ title }) => title)
    if (all === null) assert.deepEqual([titles.length, titles.at(0), titles.at(-1)], [Number(count), first, last])
    else assert.deepEqual(titles, all.split(', '))
  },
)

Then(/^(no )?puede abrir "([^"]+)"$/u, async function (this: Mundo, not: string | null, title: string) {
  assert.equal(await mayOpen(this, pageNamed(title)), not === null)
})

Then(/^la dirección "([^"]*)" (existe|no existe)$/u, function (this: Mundo, path: string, answer: string) {
  assert.equal(findRoute(path) === null ? 'no existe' : 'existe', answer)
})

When('estuvo en {string} y marcó {string}', function (this: Mundo, visited: string, starred: string) {
  walk(this, (places) => toggleFavourite(visit(places, pageNamed(visited)), pageNamed(starred)))
})

Then(
  'la página de la dirección {string} se muestra en la disposición {string}',
  function (this: Mundo, path: string, layout: string) {
    assert.equal(LAYOUT_NAMES[findRoute(path)?.layout ?? 'default'], layout)
  },
)

Then(/^las disposiciones( sin página)? son "([^"]+)"$/u, function (this: Mundo, empty: string | null, names: string) {
  const used = new Set(ROUTES.map(({ layout }) => layout))
  const told = empty === null ? LAYOUTS : LAYOUTS.filter((layout) => !used.has(layout))
  const titles = told.map((layout) => LAYOUT_NAMES[layout])
  assert.deepEqual(titles, names.split(', '))
  // Each of those without a page says why.
  if (empty !== null) assert.deepEqual(Object.keys(LAYOUTS_WITHOUT_PAGE), told)
})

Given(
  'una lista con las columnas {string} en la que se dejan de ver {string}',
  function (this: Mundo, all: string, out: string) {
    const columns = all.split(', ').map((title) => ({ key: title, title }))
    watchOf(this).columns = visibleColumns(columns, out.split(', ')).map(({ title }) => title)
  },
)

Then('de la lista quedan las columnas {string}', function (this: Mundo, titles: string) {
  assert.deepEqual(watchOf(this).columns, titles.split(', '))
})

Then(
  /^una falla (?:con el código (\d+)|sin código|también de la página de error) dice "([^"]*)"(?: y muestra el (\d+))?$/u,
  function (status: string | null, title: string, shown: string | null) {
    const text = pageErrorText(status === null ? undefined : Number(status))
    if (shown === null) assert.equal(LAST_RESORT, title)
    else assert.deepEqual([text.title, text.status], [title, Number(shown)])
  },
)

Given(
  /^que (?:el producto se recargó hace (\d+) segundos|no hay conexión)$/u,
  function (this: Mundo, seconds: string | null) {
    if (seconds === null) goOffline(this)
    else reloadedAgo(this, Number(seconds))
  },
)

When(/^se pide una página y (carga|falla)$/u, async function (this: Mundo, ending: string) {
  await loadPage(this, ending === 'carga')
})

When(/^(una página|lo que se pidió) tarda (\d+) milisegundos$/u, function (this: Mundo, what: string, ms: string) {
  const wait = what === 'una página' ? openSlowly : askSlowly
  wait(this, Number(ms))
})

When(/^(se pierde|vuelve) la conexión$/u, function (this: Mundo, what: string) {
  waitsOf(this).connection.send({ type: what === 'vuelve' ? 'connection.back' : 'connection.lost' })
})

When('pasan {int} milisegundos', function (this: Mundo, ms: number) {
  waitsOf(this).clock.increment(ms)
})

Then(new RegExp(`^(${Object.keys(SIGHTS).join('|')})$`, 'u'), function (this: Mundo, sight: string) {
  const [tell, expected] = SIGHTS[sight] ?? []
  assert.equal(tell?.(waitsOf(this)), expected)
})

Then(
  /^el producto se recargó (\d+) (?:vez|veces)( en el navegador)?$/u,
  function (this: Mundo, times: string, browser: string | null) {
    assert.equal(browser === null ? waitsOf(this).reloads : loadsOf(this), Number(times))
  },
)

When('busca con Ctrl-K la pantalla {string}', async function (this: Mundo, text: string) {
  await pageOf(this).keyboard.press('Control+k')
  const box = pageOf(this).getByRole('combobox', { name: 'Ir a una pantalla' })
  await box.waitFor()
  if (text !== '') await box.fill(text)
})

When('va por el menú a {string}', async function (this: Mundo, name: string) {
  await frame.followMenu(pageOf(this), name)
})

Then(/^no hay menú( ni pie de página)?$/u, async function (this: Mundo, foot: string | null) {
  await becomes(() => menuIn(pageOf(this)).count(), 0)
  if (foot !== null) await becomes(() => pageOf(this).getByRole('contentinfo').count(), 0)
})

Then(/^el pie dice (?:"([^"]+)"|el año en curso)$/u, async function (this: Mundo, text: string | null) {
  const year = new Date().toLocaleDateString('es-CO', { year: 'numeric', timeZone: 'America/Bogota' })
  const foot = pageOf(this).getByRole('contentinfo')
  await foot.getByText(text ?? new RegExp(`^© ${year}`, 'u')).waitFor()
})

When('baja hasta el final', async function (this: Mundo) {
  await pageOf(this).getByRole('contentinfo').scrollIntoViewIfNeeded()
  assert.ok((await pageOf(this).evaluate(() => window.scrollY)) > 0, 'La página cabe entera')
})

When(/^el navegador (queda sin conexión|tiene conexión otra vez)$/u, async function (this: Mundo, what: string) {
  const isBack = what === 'tiene conexión otra vez'
  if (isBack) await frame.watchAgenda(this)
  await pageOf(this).context().setOffline(!isBack)
})

When(/^(?:que )?(?:cambió|cambia) el tema hasta "([^"]+)"$/u, async function (this: Mundo, label: string) {
  await frame.turnTheme(pageOf(this), label)
})

When('el equipo pasa al oscuro', async function (this: Mundo) {
  await pageOf(this).emulateMedia({ colorScheme: 'dark' })
})

When(/^(?:que )?el servidor ya lo guardó$/u, async function (this: Mundo) {
  await frame.isSaved(pageOf(this))
})

When('busca en la lista {string}', async function (this: Mundo, text: string) {
  await frame.searchWatched(this, text)
})

Then('de la lista queda solo {string}', async function (this: Mundo, name: string) {
  await pageOf(this).getByText('1 a 1 de 1').waitFor()
  await pageOf(this).getByText(name).waitFor()
})

/** What is seen of the frame that no text tells. */
Then(new RegExp(`^(${Object.keys(THINGS_SEEN).join('|')})$`, 'u'), async function (this: Mundo, what: string) {
  await THINGS_SEEN[what]?.(this)
})

Then('cada cuenta de su inicio es lo que tiene su lista', async function (this: Mundo) {
  const { data } = read(inicio.pendientes, await this.call('/inicio/pendientes'))
  const counts = data.flatMap(({ asunto, total }) => (isListed(asunto) ? [{ asunto, total }] : []))
  assert.ok(counts.length > 0)
  for (const { asunto, total } of counts) {
    const page = read(inicio.asunto, await this.call('/inicio/asunto', { asunto, por_pagina: 100 }))
    assert.deepEqual([asunto, page.data.length, page.total], [asunto, total, total])
  }
})

When(
  'la médica abre en el navegador la dirección {string} de la consulta {int}',
  async function (this: Mundo, search: string, id: number) {
    await sitDown(this, 'la médica')
    await pageOf(this).goto(`/panelMedico/atencion/${id}${search}`)
    await orderTypes(pageOf(this)).waitFor()
  },
)

When(
  /^(?:que )?la médica (?:abre|abrió) en el navegador la historia de la consulta (\d+)$/u,
  async function (this: Mundo, id: number) {
    this.consultaId = id
    await sitDown(this, 'la médica')
    await pageOf(this).goto(`/panelMedico/atencion/${id}`)
  },
)

When('pide la siguiente consulta', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('button', { name: /^Siguiente: /u })
    .press('Enter')
})

Then('está en otra consulta de hoy', async function (this: Mundo) {
  await pageOf(this).waitForURL(
    ({ pathname }) => /^\/panelMedico\/atencion\/\d+$/u.test(pathname) && !pathname.endsWith(`/${this.consultaId}`),
  )
})

When('con el teclado pasa al diagnóstico siguiente', async function (this: Mundo) {
  await pageOf(this).keyboard.press('Enter')
  await completedLine(pageOf(this)).waitFor({ state: 'attached' })
  await pageOf(this).keyboard.press('ArrowDown')
})

When('con el teclado pasa al tipo {int}', async function (this: Mundo, position: number) {
  await pageOf(this).keyboard.press(`Alt+${position}`)
})

Then('se ordenan {string} y la dirección lo dice', async function (this: Mundo, label: string) {
  const option = ORDERING_OPTIONS.find((each) => ORDERING_OPTION_LABEL[each] === label)
  assert.ok(option, `No hay un tipo ${label}`)
  const page = pageOf(this)
  const word = (): string => new URL(page.url()).searchParams.get('ordenar') ?? ''
  await becomes(() => Promise.resolve(word()), ORDERING_WORD[option])
  await orderTypes(page)
    .getByRole('button', { name: new RegExp(`^${label}`, 'u') })
    .and(page.locator('[aria-current=true]'))
    .waitFor()
})
